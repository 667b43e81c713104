import { expect, test } from 'vitest';
import { crawlPages } from '../crawl-pages';
import { createTestSite } from '../fixtures';
import { buildAgencyFiles, OWN_AGENCIES } from './agencies';

/** Creates the site of an agency that answered what it offers, with the listings that are `kept`. */
async function createSite(
  offer: string,
  kept: (listing: { ID: number; Goal: number }) => boolean,
  copies = 1,
) {
  const [, agency] = OWN_AGENCIES[0] ?? [];
  if (!agency) throw new Error('There is no agency.');
  const files = buildAgencyFiles({ ...agency, answers: { ...agency.answers, offer } });
  const properties = files['catalogue/properties.json'].filter(kept);
  const ids = new Set(properties.map(({ ID }: { ID: number }) => ID));
  files['catalogue/properties.json'] =
    offer === 'plots'
      ? properties.map((listing: object) => ({ ...listing, WebID: 4, MainTypeName: 'Grond' }))
      : properties;
  files['catalogue/property-details.json'] = files['catalogue/property-details.json'].filter(
    ({ ID }: { ID: number }) => ids.has(ID),
  );
  for (const file of ['catalogue/properties.json', 'catalogue/property-details.json'] as const)
    files[file] = Array.from({ length: copies }, (_, copy) =>
      files[file].map((record: { ID: number }) => ({ ...record, ID: record.ID + copy })),
    ).flat();
  return createTestSite({ embedded: files });
}

const OFFERS = [
  ['sale, valuation', 0, 'buy', /te huur|à louer|for rent|\bhuren\b/i],
  ['rent', 1, 'rent', /te koop\b|à vendre|for sale|\bkopen\b|bouwgrond|gratis schatting/i],
  ['plots', 0, 'buy', /te huur|à louer|for rent|gratis schatting|huizen|\bhuis\b|maisons/i],
] as const;

test.each(OFFERS)(
  'an agency that offers %s speaks of nothing else',
  async (offer, goal, _, others) => {
    const site = await createSite(offer, ({ Goal }) => Goal === goal);
    const pages = await crawlPages(site);
    expect(pages.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([]);
    const home = pages.find(({ path }) => path === '/nl/')?.html ?? '';
    const spoken = pages.flatMap(({ path, html }) =>
      [
        ...html.matchAll(
          /<(title|h1|nav|footer)\b[^>]*>(.*?)<\/\1>|name="description" content="([^"]*)"/gs,
        ),
      ]
        .map(([, , inner = '', description = '']) => inner.replace(/<[^>]*>/g, ' ') + description)
        .filter((text) => others.test(text))
        .map((text) => `${path}: ${text.slice(0, 300)}`),
    );
    expect(spoken).toEqual([]);
    expect(home.slice(home.indexOf('<main'))).not.toMatch(others);
    const signIn = pages.find(({ path }) => path === '/nl/zoekopdracht/aanmelden/')?.html;
    expect(signIn).toContain('Naar de eigenaarslogin');
    expect(signIn).not.toMatch(/verkoopt|verhuurt/i);
  },
);

test.each(OFFERS)(
  'where an agency offers %s, a search is not asked whether to buy or to rent',
  async (offer, goal, answer) => {
    const site = await createSite(offer, ({ Goal }) => Goal === goal);
    for (const query of ['', '?goal=0', '?goal=1']) {
      const form = await (await site(`/nl/zoekopdracht/${query}`)).text();
      expect(form).toContain(`type="hidden" name="goal" value="${answer}"`);
      expect(form).not.toContain('Wilt u kopen of huren?');
    }
  },
);

test('an agency that lets alone has nothing to say of sales in a town, before its first listing either', async () => {
  const pages = await crawlPages(await createSite('rent', () => false));
  const spoken = pages.filter(({ html }) => /(?:te koop|à vendre|for sale) (?:in|à) /i.test(html));
  expect(spoken.map(({ path }) => path)).toEqual([]);
});

test('who offers both is asked', async () => {
  const form = await (await (await createSite('', () => true))('/nl/zoekopdracht/')).text();
  expect(form).toContain('Wilt u kopen of huren?');
});

test.each([
  ['plots', ['4']],
  ['rent', ['1', '2', '4']],
  ['sale, plots', ['1', '2', '4']],
] as const)('where an agency offers %s, a search asks for its types', async (offer, types) => {
  const site = await createSite(offer, ({ Goal }) => Goal === (offer === 'rent' ? 1 : 0));
  const form = await (await site('/nl/zoekopdracht/')).text();
  const asked = [...form.matchAll(/name="types"[^>]*? value="(\d+)"/g)].map(([, type]) => type);
  expect(asked).toEqual(offer === 'plots' ? types : expect.arrayContaining([...types]));
});

test('an agency with plots alone leads to their list from its home page, and from a town with many', async () => {
  const site = await createSite('plots', ({ ID }) => ID === 84213, 30);
  const home = await (await site('/nl/')).text();
  expect(home).toMatch(
    /class="button button--forest" href="\/nl\/bouwgrond\/">Bouwgronden<span class="search-block__count">\(30\)/,
  );
  const town = await (await site('/nl/wonen-in/gent/')).text();
  const [, all] = /<a href="([^"?]*)[^"]*">Alle \d+ /.exec(town) ?? [];
  expect(all).toBe('/nl/bouwgrond/');
});
