import { describe, expect, test } from 'vitest';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';
import { fetchHtml, fetchPage, VILLA, VILLA_FR } from './villa-page';

describe('the path of a property', () => {
  test.each([
    ['a neutral path', '/property/84213/', VILLA],
    ['a stale slug', '/nl/te-koop/durbuy/oude-naam/84213/', VILLA],
    ['another city', '/nl/te-koop/hotton/villa-met-zicht-op-de-ourthe/84213/', VILLA],
    ['a missing city', '/nl/te-koop/villa-met-zicht-op-de-ourthe/84213/', VILLA],
    ['another section', '/nl/projecten/durbuy/villa/84213/x/84213/', VILLA],
    ['another language’s slug', '/fr/te-koop/durbuy/villa/84213/', VILLA_FR],
  ])('%s redirects permanently, cached for an hour', async (_, from, to) => {
    const response = await fetchPage(from);
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe(to);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  });

  test('a redirect keeps the query', async () => {
    const response = await fetchPage('/property/84213/?utm=mail&a=b+c');
    expect(response.headers.get('Location')).toBe(`${VILLA}?utm=mail&a=b+c`);
  });

  test('the canonical path works percent-encoded or not', async () => {
    expect((await fetchPage(VILLA)).status).toBe(200);
    expect((await fetchPage(VILLA.replace('villa', '%76illa'))).status).toBe(200);
  });

  test('each language has its own slug, for the switcher and for search engines', async () => {
    const html = await fetchHtml(createSmallSnapshot());
    expect(html).toContain(`hrefLang="fr" href="http://localhost:8787${VILLA_FR}"`);
    expect(html).toContain(`rel="canonical" href="http://localhost:8787${VILLA}"`);
  });

  test('a preview does not redirect', async () => {
    const response = await fetchPage('/preview/nl/te-koop/durbuy/oude-naam/84213/');
    expect(response.status).toBe(200);
  });

  test('a language without catalogue shows the Dutch record with its lang attribute', async () => {
    const files = createSmallSnapshot();
    files['site/configuration.json'].language.languageUse.push({ code: 'en', use: true });
    const html = await fetchHtml(files, '/en/for-sale/durbuy/villa-met-zicht-op-de-ourthe/84213/');
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<h1 lang="nl">Villa met zicht op de Ourthe</h1>');
  });

  test('an unknown id is a 404 page with suggestions', async () => {
    const response = await fetchPage('/nl/te-koop/durbuy/villa/99999/');
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain('Het gevraagde pand bestaat niet of is verkocht');
    expect(html).toContain('name="q"');
    expect(html).toContain(VILLA);
  });
});
