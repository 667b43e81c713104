import { beforeAll, expect, test } from 'vitest';
import { createTestSite } from '../../fixtures';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';

const HEADLINE = 'Villa met zicht op de Ourthe';

/** The French record has the Dutch texts, as an import leaves it (decision 53). */
function createDutchTexts() {
  const files = createSmallSnapshot();
  const [, french] = files['catalogue/properties.json'];
  Object.assign(french, { TypeDescription: HEADLINE, TextLanguage: 'nl' });
  Object.assign(files['catalogue/property-details.json'][1], {
    Description: 'Een tuin op het zuiden.',
  });
  return files;
}

let request: Awaited<ReturnType<typeof createTestSite>>;
beforeAll(async () => {
  request = await createTestSite({ embedded: createDutchTexts() });
});

const readPage = async (path: string) => (await request(path)).text();

test('texts that stand in for another language carry their own, on cards and pages', async () => {
  const list = await readPage('/fr/a-vendre/');
  expect(list).toMatch(new RegExp(`<h3 class="card__headline" lang="nl"><a[^>]*>${HEADLINE}`));
  const path = /href="(\/fr\/a-vendre\/[^"]*84213[^"]*)"/.exec(list)?.[1] ?? '';
  const page = await readPage(path);
  expect(page).toContain(`<h1 lang="nl">${HEADLINE}</h1>`);
  expect(page).toMatch(/<div[^>]* lang="nl"><p>Een tuin op het zuiden/);
});

test('the record in its own language carries none', async () => {
  expect(await readPage('/nl/te-koop/')).toMatch(/<h3 class="card__headline"><a/);
});
