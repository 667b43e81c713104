import { expect, test } from 'vitest';
import { createTestSite } from '../../fixtures';

test.each([
  '/nl/zoeken/index/?',
  '/nl/zoeken/index/?id=84213&',
  '/nl/kaart/plaatsen/?in=/for-sale/&',
  '/nl/kaart/panden/?ids=84213&',
])('%s is kept for a day under the version that answers, and under no other', async (path) => {
  const fetchPage = await createTestSite();
  const kept = async (version: string) =>
    (await fetchPage(`${path}version=${version}`)).headers.get('Cache-Control');
  const live = (await fetchPage(path)).headers.get('X-Snapshot') ?? '';
  expect(await kept(live)).toBe('public, max-age=86400');
  expect(await kept('0123456789ab')).toBe('public, max-age=0, must-revalidate');
});
