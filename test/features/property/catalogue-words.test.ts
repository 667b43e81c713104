import { beforeAll, describe, expect, test } from 'vitest';
import { getInterfaceTexts } from '../../../src/domain/language/texts';
import { createTestSite } from '../../fixtures';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';

const SUMMARY = { MarqueeName: 'Bezoekdag 28 nov.' };
const createPicture = (Description: string, Kind = 'photo') => ({
  ...{ Url: `/media/houses/hoeve/${Description.replace(/ .*/, '')}.webp`, Description, Kind },
  ...{ Width: 1920, Height: 1440 },
});
const DETAIL = {
  Pictures: [
    ...[createPicture('Voorgevel'), createPicture('De bank onder de linde')],
    ...[createPicture('Plattegrond', 'plan'), createPicture('Oude staldeur', 'plan')],
  ],
  Availability: 'Bij akte',
  Condition: 'Volledig gerenoveerd',
  Interior: 'Zichtbare balken',
  ElectricityCertificate: 'Conform',
  EPCCertificateNumber: '20230101000001',
  PointsOfInterest: [{ Name: 'Bakker', Distance: 300 }],
};

let request: Awaited<ReturnType<typeof createTestSite>>;
beforeAll(async () => {
  const files = createSmallSnapshot();
  files['site/configuration.json'].language.languageUse.push({ code: 'en', use: true });
  for (const record of files['catalogue/properties.json'])
    if (record.ID === 84213 && record.language === 'nl') Object.assign(record, SUMMARY);
  for (const record of files['catalogue/property-details.json'])
    if (record.ID === 84213)
      Object.assign(record, {
        ...(record.language === 'nl' && DETAIL),
        EPCCertificateNumber: DETAIL.EPCCertificateNumber,
        ElectricityCertificate: record.language === 'nl' ? 'Conform' : 'Conforme',
        Documents: [],
      });
  request = await createTestSite({ embedded: files });
});

/** Follows the short address of the villa to its page in a language. */
async function readVilla(language: string): Promise<string> {
  const list = await (await request(language === 'en' ? '/en/for-sale/' : '/nl/te-koop/')).text();
  const path = /href="(\/\w\w\/[^"]*84213[^"]*)"/.exec(list)?.[1] ?? '';
  return list + (await (await request(path)).text());
}

const COMPARED = '/en/compare/?ids=84213,84300';

describe('a page in English', () => {
  test('says the words of menus in English, and marks none of them as Dutch', async () => {
    const page = await readVilla('en');
    expect(page).toMatch(/<span class="tag">Viewing day 28 Nov\./);
    expect(page).toContain('Available: on signing of the deed');
    expect(page).toContain('<dd>Fully renovated');
    expect(page).toContain('<dt>Baker</dt>');
    // The name of the agency begins with the same word.
    expect(page).not.toMatch(/Huis(?! \S+ Vall)/);
    for (const dutch of ['Bezoekdag', 'Bij akte', 'bij akte', 'Volledig gerenoveerd', 'Bakker'])
      expect(page).not.toContain(dutch);
  });

  test('says what its pictures show in English, and marks what an agent wrote of them as Dutch', async () => {
    const page = await readVilla('en');
    expect(page).toContain('aria-label="Picture 1 of 2: Front">');
    expect(page).toContain('aria-label="Picture 2 of 2: De bank onder de linde" data-lang="nl">');
    expect(page).toContain('<span>Floor plan</span>');
    expect(page).toContain('<span lang="nl">Oude staldeur</span>');
    expect(await readVilla('nl')).toMatch(/2: De bank onder de linde">.*<span>Plattegrond</s);
  });

  test('marks what an agent wrote as Dutch, and nothing that is in English', async () => {
    const page = await readVilla('en');
    expect(page).toContain('<dd lang="nl">Zichtbare balken');
    const compared = await (await request(COMPARED)).text();
    expect(compared).toContain('<td lang="nl">Zichtbare balken');
    const marked = [page, compared].flatMap((html) =>
      [...html.matchAll(/<(?:dd|td) lang="nl">([^<]*)/g)].map(([, text]) => text),
    );
    const own = new Set(Object.values(getInterfaceTexts('en')));
    expect(marked.filter((text = '') => own.has(text))).toEqual([]);
  });
});

describe('the documents of a page', () => {
  test('name what the facts prove, though no file is online', async () => {
    const page = await readVilla('nl');
    const section = page.slice(page.indexOf('id="documents"'));
    const list = section.slice(0, section.indexOf('</section>'));
    expect(list).toContain('EPC-certificaat');
    expect(list).toContain('Elektriciteitskeuring');
    expect(list).toContain('op vraag');
    expect(list).not.toContain('Er zijn geen documenten');
    expect(list).toMatch(/href="\/nl\/meer-informatie\/\?property=84213"/);
  });
});
