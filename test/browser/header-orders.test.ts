import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { HorizontalPosition } from '../../src/domain/site/setting-schemas';
import type { BannerSite } from './banner-site';
import { openBannerSite } from './banner-site';
import { reloadWithTypefaces } from './chromium';
import { measureOverflow } from './page-fit';
import { sharedSite } from './shared-site';
import { openWindow } from './windows';

const WIDTHS = [320, 390, 768, 1280, 1920];
const POSITIONS: HorizontalPosition[] = ['left', 'center', 'right'];
/** Every order of logo, menu and languages that can be configured. */
const ORDERS = POSITIONS.flatMap((logo) =>
  POSITIONS.flatMap((menu) => POSITIONS.map((languages) => ({ logo, menu, languages }))),
);

let site: BannerSite;
let page: Page;
beforeAll(async () => {
  site = await openBannerSite();
  page = await openWindow();
});

test.each(ORDERS)('with four languages the header fits in %j', async (order) => {
  const html = await site.renderHome({}, ({ header, language }) => {
    header.logo.position = order.logo;
    header.menu.position = order.menu;
    header.languageSwitcher.position = order.languages;
    language.languageFlags = true;
    for (const one of language.languageUse) one.use = true;
  });
  await page.unrouteAll();
  await page.route('**/fr/', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(`${sharedSite.origin}/fr/`, { waitUntil: 'load' });
  await reloadWithTypefaces(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 700 });
    expect({ width, faults: await page.evaluate(findFaults) }).toEqual({ width, faults: [] });
    expect(await measureOverflow(page)).toBe(0);
  }
});

/** Runs in the page: names the parts of the header that lie on one another, and a menu of more than one line. */
function findFaults(): string[] {
  const names = ['header__logo', 'favourites-link', 'drawer-button', 'languages'];
  const parts = [...names, 'menu__items', 'menu__valuation'].flatMap((name) => {
    const [part] = document.querySelectorAll(`.header__bar .${name}`);
    return part?.checkVisibility() ? [{ name, box: part.getBoundingClientRect() }] : [];
  });
  const faults = parts.flatMap((one, index) =>
    parts
      .slice(index + 1)
      .filter(
        ({ box }) =>
          Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > 12 &&
          Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > 1,
      )
      .map(({ name }) => `${one.name} lies on ${name}`),
  );
  const lines = [...document.querySelectorAll('.header__bar .menu__items > li')]
    .filter((item) => item.checkVisibility())
    .map((item) => Math.round(item.getBoundingClientRect().top));
  return Math.max(...lines) - Math.min(...lines) > 4 ? [...faults, 'the menu wraps'] : faults;
}
