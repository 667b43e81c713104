import { describe, expect, test } from 'vitest';
import { buildImageUrl, buildSrcset } from '../../../src/domain/images/image-url';

describe('where pictures of the snapshot lie at a host of their own (decision 162)', () => {
  const apart = { storage: '', cdn: '', pictures: 'pictures.example', others: [] };
  const name = `${'a1'.repeat(16)}.1200`;
  const picture = `/media/pictures/${name}.webp`;

  test('every size is named there', () => {
    expect(buildImageUrl(picture, 1600, apart)).toBe(
      `https://pictures.example/pictures/${name}.webp`,
    );
    const { src, srcSet = '' } = buildSrcset(picture, apart);
    const addresses = [src, ...srcSet.split(', ').map((size) => size.split(' ')[0])];
    expect(addresses).toHaveLength(5);
    for (const address of addresses)
      expect(address).toMatch(
        /^https:\/\/pictures\.example\/pictures\/[0-9a-f]{32}\.1200(-\d+)?\.webp$/,
      );
  });

  test.each([
    '/media/houses/durbuy-1/front.webp',
    '/media/team/marijke.webp',
    `/media/pictures/${name}.jpg`,
  ])('%s stays with the site', (url) => {
    expect(buildImageUrl(url, 1600, apart)).toBe(url);
  });
});
