import { describe, expect, test } from 'vitest';
import { createFilesWithVilla, fetchHtml } from './villa-page';

const FACTS = { EPCCertificateNumber: '20230101000001', ElectricityCertificate: 'Conform' };
const NO_FACTS = { EPCCertificateNumber: '' };
const REQUEST = '/nl/documenten-aanvragen/?property=84213';
const ASK = '/nl/meer-informatie/?property=84213';

async function readLinks(detail: object): Promise<string[]> {
  const html = await fetchHtml(createFilesWithVilla({}, detail));
  const section = html.slice(html.indexOf('id="documents"'));
  const links = section.slice(0, section.indexOf('</section>')).matchAll(/href="([^"]*)"/g);
  return [...links].map(([, href = '']) => href);
}

describe('the documents of a property', () => {
  test.each([
    ['that are online', NO_FACTS, [REQUEST]],
    ['that only the file holds', { ...FACTS, Documents: [] }, [ASK]],
    ['of both kinds', FACTS, [REQUEST, ASK]],
  ])('can be had by a link: those %s', async (_, detail, links) => {
    expect(await readLinks(detail)).toEqual(links);
  });
});
