import { expect, test } from 'vitest';
import { createTestSite } from '../../fixtures';

test.each([
  '/nl/zoeken/index/?',
  '/nl/zoeken/index/?id=84213&',
  '/nl/kaart/plaatsen/?in=/for-sale/&',
  '/nl/kaart/panden/?ids=84213&',
])(
  '%s is cached for a day with the live edition in its address, not with another one',
  async (path) => {
    const fetchPage = await createTestSite();
    const fetchCacheControl = async (version: string) =>
      (await fetchPage(`${path}version=${version}`)).headers.get('Cache-Control');
    // The edition is the version with the number of its public properties.
    const live = `${(await fetchPage(path)).headers.get('X-Snapshot')}-2`;
    expect(await fetchCacheControl(live)).toBe('public, max-age=86400');
    expect(await fetchCacheControl('0123456789ab')).toBe('public, max-age=0, must-revalidate');
  },
);
