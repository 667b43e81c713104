import { beforeAll, expect, test } from 'vitest';
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

const ASKED = '?type=1&bedrooms=3&pool=1&sale-kind=private';

test.each([
  ['/nl/te-koop/', ['huis', 'vanaf 3 slaapkamers', 'zwembad']],
  ['/fr/a-vendre/', ['maison', '3 chambres ou plus', 'piscine']],
  ['/en/for-sale/', ['house', '3 bedrooms or more', 'swimming pool']],
  ['/de/for-sale/', ['Haus', 'ab 3 Schlafzimmern', 'Schwimmbad']],
])('%s says what a search keeps as its language writes it', async (path, words) => {
  const html = await (await site(path + ASKED)).text();
  const [, sentence = ''] = /<li class="tile[^"]*"><h3>.*?<\/h3><p>(.*?)<\/p>/s.exec(html) ?? [];
  for (const word of words) expect(sentence).toContain(word);
});

test.each([
  ['?pool=1', undefined],
  ['?pool=1&type=9', undefined],
  ['?pool=1&price-max=1000', 'prijs'],
  ['?price-max=1000&bedrooms=9', 'prijs en slaapkamers'],
])('what comes nearest to %s is in an order by %s', async (query, names) => {
  const html = await (await site(`/nl/te-koop/${query}`)).text();
  const [, order] = /kleinste verschil in ([^<]+) eerst/.exec(html) ?? [];
  expect(html).toContain('Komt het dichtst in de buurt');
  expect(order).toBe(names);
});
