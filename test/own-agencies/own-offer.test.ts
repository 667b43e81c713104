import { expect, test } from 'vitest';
import { crawlPages } from '../crawl-pages';
import { createTestSite } from '../fixtures';
import { buildAgencyFiles, OWN_AGENCIES } from './agencies';

/** Creates the site of an agency that answered what it offers, with the listings that are `kept`. */
async function createSite(offer: string, kept: (listing: { ID: number; Goal: number }) => boolean) {
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
  return createTestSite({ embedded: files });
}

const OFFERS = [
  ['sale, valuation', 0, 'buy', /te huur|à louer|for rent|\bhuren\b/i],
  ['rent', 1, 'rent', /te koop\b|à vendre|for sale|\bkopen\b|bouwgrond|gratis schatting/i],
  ['plots', 0, 'buy', /te huur|à louer|for rent|gratis schatting|huizen|maisons/i],
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
