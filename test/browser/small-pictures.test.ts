import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { BannerSite } from './banner-site';
import { openBannerSite } from './banner-site';
import { measureOverflow } from './page-fit';
import { sharedSite } from './shared-site';
import { openWindow } from './windows';

/** Pictures that an agency may configure, by their proportion. */
const SHAPES = { wide: [1200, 200], tall: [300, 1200], square: [800, 800] } as const;

/** The tallest that a picture of each place may be. */
const PLACES = {
  '.header__logo .logo--image': 96,
  '.hero__paper > .logo--image': 96,
  '.search-block__logo img': 72,
  '.footer__column > .logo--image': 96,
  '.footer__column > img:not(.logo)': 160,
  '.banner__logo': 72,
};

let site: BannerSite;
let page: Page;
beforeAll(async () => {
  site = await openBannerSite();
  page = await openWindow({ showsPictures: true });
});

test.each(
  Object.entries(SHAPES).flatMap(([shape, [width, height]]) =>
    ['of a known size', 'of an unknown size'].map((size) => ({ shape, size, width, height })),
  ),
)('a $shape picture $size is whole in each of its places', async ({ size, width, height }) => {
  const url = `/media/shape-${width}x${height}.svg`;
  const picture = size === 'of a known size' ? { url, width, height } : { url };
  const home = await site.renderHome({}, ({ header, searchBlock, footer, language }) => {
    header.logo.image = picture;
    header.logo.showLogoAtStart = true;
    searchBlock.logoConfig = { image: picture };
    for (const column of footer.bottom ?? []) column.image = [picture];
    language.languageFlags = true;
    for (const one of language.languageUse) one.use = true;
  });
  await expectWhole('/fr/', home, ['.banner__logo']);
  const services = await site.renderPage({ logo: picture });
  await expectWhole(
    '/fr/services/',
    services,
    Object.keys(PLACES).filter((place) => place !== '.banner__logo'),
  );
});

/** Expects that every small picture of a page has its proportion and lies in its place, beside the text there. */
async function expectWhole(path: string, html: string, elsewhere: readonly string[]) {
  await page.unrouteAll();
  await page.route('**/media/shape-*', (route) => {
    const [, width, height] = /(\d+)x(\d+)/.exec(route.request().url()) ?? [];
    const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#c33"/></svg>`;
    return route.fulfill({ contentType: 'image/svg+xml', body });
  });
  await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(sharedSite.origin + path, { waitUntil: 'load' });
  const places = Object.entries(PLACES).filter(([place]) => !elsewhere.includes(place));
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const faults = await page.evaluate(findFaults, places);
    expect({ path, width, faults }).toEqual({ path, width, faults: [] });
    expect(await measureOverflow(page)).toBe(0);
  }
}

/** Runs in the page: names the pictures that are missing, distorted, too tall or outside their place. */
async function findFaults(places: readonly (readonly [string, number])[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [place, maxHeight] of places) {
    const images = [...document.querySelectorAll<HTMLImageElement>(place)];
    if (images.length === 0) faults.push(`${place} is missing`);
    for (const image of images) {
      image.loading = 'eager';
      await image.decode();
      const box = image.getBoundingClientRect();
      const frame = (image.closest('a, p, div') ?? document.body).getBoundingClientRect();
      const proportion = image.naturalWidth / image.naturalHeight;
      const isDistorted = Math.abs(box.width - box.height * proportion) > 1;
      if (isDistorted && getComputedStyle(image).objectFit === 'fill')
        faults.push(`${place} is ${box.width} × ${box.height}`);
      if (box.width < 8 || box.height < 8 || box.height > maxHeight)
        faults.push(`${place} is ${box.width} × ${box.height}`);
      if (box.left < frame.left - 1 || box.right > frame.right + 1 || box.right > innerWidth)
        faults.push(`${place} leaves its place`);
    }
  }
  for (const flag of document.querySelectorAll('.flag')) {
    const { width, height } = flag.getBoundingClientRect();
    if (flag.checkVisibility() && Math.abs(width - height * 1.5) + Math.abs(width - 18) > 1)
      faults.push(`a flag is ${width} × ${height}`);
  }
  return faults;
}
