import { describe, expect, test } from 'vitest';
import {
  buildImageUrl,
  buildResizedUrl,
  buildSrcset,
  type ImageSize,
  isAllowedImage,
} from '../../../src/domain/images/image-url';

const hosts = {
  ...{ storage: 'storage.example', cdn: 'cdn.example' },
  ...{ pictures: '', others: ['listings.example'] },
};
const house = '/media/houses/durbuy-1/front.webp';
const thumbnail = 'https://listings.example/data.public/acme/0/12/34.jpg?637';

describe('a picture of the provider, by size', () => {
  test.each([
    [100, '?width=100&height=auto&format=webp'],
    [500, '?width=400&height=auto&format=webp'],
    [750, '?width=600&height=auto&format=webp'],
    [1050, '?width=1360&height=auto&format=webp'],
    [1600, ''],
  ] as const)('%d', (size, query) => {
    expect(buildImageUrl('https://cdn.example/a.jpg', size, hosts)).toBe(
      `https://cdn.example/a.jpg${query}`,
    );
    expect(buildImageUrl('https://storage.example/a.jpg', size, hosts)).toBe(
      `https://cdn.example/a.jpg${query}`,
    );
  });
});

describe('a picture in a free size', () => {
  test.each([
    [{ width: 60, height: 60, format: 'png' }, '?width=60&height=60&format=png'],
    [{ width: 600, format: 'webp' }, '?width=600&format=webp'],
    [{ height: 125, format: 'png' }, '?height=125&format=png'],
    [{ format: 'webp' }, '?format=webp'],
  ] as const)('%j', (resize, query) => {
    expect(buildResizedUrl('https://cdn.example/a.jpg', resize, hosts)).toBe(
      `https://cdn.example/a.jpg${query}`,
    );
  });

  test.each([
    [
      'its own query stays',
      'https://cdn.example/a.jpg?637',
      'https://cdn.example/a.jpg?637&width=9&format=webp',
    ],
    [
      'an earlier size is replaced',
      'https://cdn.example/a.jpg?width=1&v=2&format=png&height=auto',
      'https://cdn.example/a.jpg?v=2&width=9&format=webp',
    ],
    [
      'a fragment stays last',
      'https://cdn.example/a.jpg#x',
      'https://cdn.example/a.jpg?width=9&format=webp#x',
    ],
    [
      'the storage host by any case',
      'http://STORAGE.example/a.jpg',
      'https://cdn.example/a.jpg?width=9&format=webp',
    ],
    [
      'without a scheme',
      '//storage.example/a.jpg',
      'https://cdn.example/a.jpg?width=9&format=webp',
    ],
  ])('%s', (_, url, expected) => {
    expect(buildResizedUrl(url, { width: 9, format: 'webp' }, hosts)).toBe(expected);
  });

  test('without a CDN the storage host stays', () => {
    const url = 'https://storage.example/a.jpg';
    expect(buildImageUrl(url, 1600, { ...hosts, cdn: '' })).toBe(url);
  });
});

describe('a picture of one size keeps its address', () => {
  test.each([
    thumbnail,
    'https://storage.example/data.public/acme/0/12/34.jpg?637',
    'https://cdn.example/logo.svg',
    '/media/site/logo.svg',
    '/media/press/page.webp',
    '/media/houses/durbuy-1/film.mp4',
    '/images/epc/flanders/a.png',
    'data:image/png;base64,AA==',
    '',
  ])('%s', (url) => {
    for (const size of [100, 500, 750, 1050, 1600] as const) {
      expect(buildImageUrl(url, size, hosts)).toBe(url);
    }
    expect(buildSrcset(url, hosts)).toEqual({ src: url });
  });
});

describe('our own media are files by width', () => {
  const cases: [string, ImageSize, string][] = [
    [house, 100, '/media/houses/durbuy-1/front-250.webp'],
    [house, 500, '/media/houses/durbuy-1/front-400.webp'],
    [house, 750, '/media/houses/durbuy-1/front-600.webp'],
    [house, 1050, '/media/houses/durbuy-1/front-1360.webp'],
    [house, 1600, house],
    ['/media/houses/durbuy-1/front-250.webp', 750, '/media/houses/durbuy-1/front-600.webp'],
    ['/media/houses/durbuy-1/front-1360.webp', 1600, house],
    ['/media/houses/durbuy-1/plan-2.webp?v=3', 500, '/media/houses/durbuy-1/plan-2-400.webp?v=3'],
    ['/media/team/marijke.webp', 100, '/media/team/marijke-400.webp'],
    ['/media/team/marijke.webp', 500, '/media/team/marijke-400.webp'],
    ['/media/team/marijke.webp', 750, '/media/team/marijke.webp'],
    ['/media/hero/vallei.webp', 100, '/media/hero/vallei-400.webp'],
    ['/media/hero/vallei.webp', 1600, '/media/hero/vallei.webp'],
    ['/media/constructor/x.webp', 500, '/media/constructor/x.webp'],
  ];
  test.each(cases)('%s at %d is %s', (url, size, file) => {
    expect(buildImageUrl(url, size, hosts)).toBe(file);
  });

  test.each([
    [60, '/media/houses/durbuy-1/front-250.webp'],
    [601, '/media/houses/durbuy-1/front-800.webp'],
    [1920, house],
  ])('%d pixels wide is %s', (width, file) => {
    expect(buildResizedUrl(house, { width, format: 'webp' }, hosts)).toBe(file);
  });
});

describe('a srcset', () => {
  test('names every size of our own picture but the thumbnail', () => {
    expect(buildSrcset(house, hosts)).toEqual({
      src: '/media/houses/durbuy-1/front-600.webp',
      srcSet: [400, 600, 800, 1360]
        .map((width) => `/media/houses/durbuy-1/front-${width}.webp ${width}w`)
        .concat(`${house} 1920w`)
        .join(', '),
    });
  });

  test('names the provider’s sizes, not its original of unknown width', () => {
    expect(buildSrcset('https://storage.example/a.jpg', hosts)).toEqual({
      src: 'https://cdn.example/a.jpg?width=600&height=auto&format=webp',
      srcSet: [400, 600, 800, 1360]
        .map(
          (width) => `https://cdn.example/a.jpg?width=${width}&height=auto&format=webp ${width}w`,
        )
        .join(', '),
    });
  });
});

describe('the address of a picture', () => {
  test.each([
    house,
    thumbnail,
    'https://cdn.example/a.jpg',
    'https://storage.example/a.jpg',
    '//cdn.example/a.jpg',
  ])('may be %s', (url) => {
    expect(isAllowedImage(url, hosts)).toBe(true);
  });
  test.each([
    'http://cdn.example/a.jpg',
    'https://cdn.example:8443/a.jpg',
    'https://evil.example/a.jpg',
    'https://cdn.example.evil.example/a.jpg',
    'https://cdn.example@evil.example/a.jpg',
    '//evil.example/a.jpg',
    '/\\evil.example/a.jpg',
    'data:image/svg+xml,x',
    'javascript:alert(1)',
    '',
  ])('may not be %s', (url) => {
    expect(isAllowedImage(url, hosts)).toBe(false);
  });

  test('may be of this site only, if no host is configured', () => {
    const none = { storage: '', cdn: '', pictures: '', others: [''] };
    expect(isAllowedImage(house, none)).toBe(true);
    expect(isAllowedImage('https://cdn.example/a.jpg', none)).toBe(false);
  });
});
