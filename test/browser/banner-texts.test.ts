import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { BannerSite } from './banner-site';
import { openBannerSite } from './banner-site';
import { measureOverflow } from './page-fit';
import { sharedSite } from './shared-site';
import { openWindow } from './windows';

/** The narrowest and widest, both sides of the widths at which a banner is laid out anew, and a low window. */
const WINDOWS = [320, 599, 767, 768, 959, 960, 1023, 1024, 1920]
  .map((width) => ({ width, height: 900 }))
  .concat({ width: 1280, height: 600 });

const HOME_BANNERS: object[] = [
  ...['image', 'color', 'gallery', 'video', 'properties', 'projects', 'none'].map((type) => ({
    type,
  })),
  { type: 'image', imageMobile: '/media/hero/vallei-staand.webp' },
  { type: 'video', video: 'https://www.youtube.com/watch?v=abcdefghijk' },
];
const PAGE_BANNERS: object[] = [
  ...['image', 'color', 'video', 'properties', 'projects'].map((bannerType) => ({ bannerType })),
  { bannerType: 'color', bannerTransparent: true },
  { bannerType: 'video', bannerVideo: 'https://www.youtube.com/watch?v=abcdefghijk' },
];

let site: BannerSite;
let page: Page;
beforeAll(async () => {
  site = await openBannerSite();
  page = await openWindow({ showsPictures: true });
});

test.each(HOME_BANNERS)('the home page keeps all texts in %j', async (banner) => {
  await expectTextsInBanner(await site.renderHome(banner), '/fr/');
});

test.each(PAGE_BANNERS)('a page keeps all texts in %j', async (params) => {
  await expectTextsInBanner(await site.renderPage(params), '/fr/services/');
});

async function expectTextsInBanner(html: string, path: string): Promise<void> {
  await page.unrouteAll();
  await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(sharedSite.origin + path, { waitUntil: 'load' });
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    const faults = await page.evaluate(findFaults);
    expect({ window, faults }).toEqual({ window, faults: [] });
    expect(await measureOverflow(page)).toBe(0);
  }
}

/** Runs in the page: names what of the banner lies outside it or on something else. */
function findFaults(): string[] {
  const banner = document.querySelector('#banner');
  if (!banner) return ['no banner'];
  const faults: string[] = [];
  const isSeen = (element: Element) => {
    const { width, left } = element.getBoundingClientRect();
    return width > 1 && left < innerWidth && element.checkVisibility({ checkVisibilityCSS: true });
  };
  const parts = [
    ...banner.querySelectorAll(
      '.logo, .hero__title, .hero__text, .search-block > *, .banner__logo, .banner__title, .banner__text, .slides__caption > *, .slider-controls, .banner-video__external-link',
    ),
  ].filter(isSeen);
  // The header lies over the banner of the home page.
  const header = document.querySelector('.header__frame');
  const all = header ? [header, ...parts] : parts;
  const name = (element: Element) => element.className || element.localName;
  for (const picture of [...banner.querySelectorAll('.banner-picture')].filter(isSeen))
    if (picture.getBoundingClientRect().height < 160) faults.push(`${name(picture)} has no height`);
  const [frame, boxes] = [
    banner.getBoundingClientRect(),
    new Map(all.map((element) => [element, measureText(element)])),
  ];
  for (const [index, part] of all.entries()) {
    const box = boxes.get(part);
    if (!box) continue;
    const outside = [
      -box.left,
      box.right - innerWidth,
      frame.top - box.top,
      box.bottom - frame.bottom,
    ].map(Math.round);
    if (part !== header && outside.some((pixels) => pixels > 1))
      faults.push(`${name(part)} leaves the banner by ${outside}`);
    for (const other of all.slice(index + 1)) {
      const below = boxes.get(other);
      if (below && overlap(box, below)) faults.push(`${name(part)} lies on ${name(other)}`);
    }
  }
  if (parts.length < 2) faults.push('no texts');
  return faults;

  /** The box of an element and of all its text, which may be wider than it. */
  function measureText(element: Element) {
    const range = document.createRange();
    range.selectNodeContents(element);
    const [own, text] = [element.getBoundingClientRect(), range.getBoundingClientRect()];
    if (text.width === 0 || element.querySelector('.search-form, .visually-hidden')) return own;
    return {
      left: Math.min(own.left, text.left),
      right: Math.max(own.right, text.right),
      top: Math.min(own.top, text.top),
      bottom: Math.max(own.bottom, text.bottom),
    };
  }
  function overlap(a: Box, b: Box): boolean {
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return width > 1 && height > 1;
  }
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
