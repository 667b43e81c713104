import { beforeAll, expect, test } from 'vitest';
import { SALE_KINDS } from '../../../src/domain/catalogue/sale-kind';
import { createTestSite } from '../../fixtures';
import { createSnapshotWithForms } from '../../platform/snapshot/snapshot-with-forms';

let site: Awaited<ReturnType<typeof createTestSite>>;
beforeAll(async () => {
  const files = createSnapshotWithForms();
  files['site/configuration.json'].language.languageUse.push(
    { code: 'en', use: true },
    { code: 'de', use: true },
  );
  site = await createTestSite({ embedded: files });
});

const SALE = ['/nl/te-koop/', '/fr/a-vendre/', '/en/for-sale/', '/de/for-sale/'];
const RENT = ['/nl/te-huur/', '/fr/a-louer/', '/en/for-rent/', '/de/for-rent/'];

/** What a list of each kind of sale is called, in nl, fr, en and de, before the agency's region. */
const TITLES: Record<(typeof SALE_KINDS)[number], [paths: string[], titles: string[]]> = {
  private: [
    SALE,
    [
      ...['Panden te koop uit de hand', 'Biens à vendre de gré à gré'],
      ...['Properties for private sale', 'Immobilien im freihändigen Verkauf'],
    ],
  ],
  'new-construction': [
    SALE,
    [
      ...['Panden in nieuwbouw', 'Biens en construction neuve'],
      ...['Properties sold as new build', 'Immobilien als Neubau'],
    ],
  ],
  'life-annuity': [
    SALE,
    [
      ...['Panden op lijfrente', 'Biens en viager'],
      ...['Properties for a life annuity', 'Immobilien auf Leibrente'],
    ],
  ],
  'public-sale': [
    SALE,
    [
      ...['Panden in openbare verkoop', 'Biens en vente publique'],
      ...['Properties for public sale', 'Immobilien im öffentlichen Verkauf'],
    ],
  ],
  takeover: [
    RENT,
    [
      ...['Panden ter overname', 'Biens à remettre'],
      ...['Properties for takeover', 'Immobilien zur Übernahme'],
    ],
  ],
  letting: [
    RENT,
    [...['Panden te huur', 'Biens à louer'], ...['Properties for rent', 'Immobilien zu vermieten']],
  ],
};

const CASES = SALE_KINDS.flatMap((kind) => {
  const [paths, titles] = TITLES[kind];
  return paths.map((path, index): [string, string] => [
    `${path}?sale-kind=${kind}`,
    titles[index] ?? '',
  ]);
});

test.each(CASES)('%s is called “%s” by its heading and its window', async (path, title) => {
  const html = await (await site(path)).text();
  for (const element of ['h1', 'title'])
    expect(new RegExp(`<${element}[^>]*>${title}(?![ ]?,)`).exec(html)?.[0]).toBeDefined();
});

test('a kind of sale in one town names both', async () => {
  const html = await (await site('/nl/te-koop/?sale-kind=life-annuity&city=DURBUY|6940')).text();
  expect(html).toMatch(/<h1[^>]*>Panden op lijfrente in Durbuy</);
});
