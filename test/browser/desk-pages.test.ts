import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findAxeViolations, loadAxeWithPages, WITHOUT_FRAME } from './axe';
import { listDeskPages } from './desk-paths';
import { signInAtDesk } from './desk-session';
import { serveOwnSite, startOfficeSite } from './own-site';
import { expectTextFits, measureOverflow } from './page-fit';
import { listSmallTargets } from './page-geometry';
import { openWindow } from './windows';

/** Every page of the desk with the demonstration's office in it. */
const site = serveOwnSite(startOfficeSite);
let pages: Record<'nl' | 'fr', string[]>;
beforeAll(async () => {
  pages = await listDeskPages(site);
});

// The markup is almost the same in both (decision 99): axe looks at each page once in each, at another width.
test.each([
  { language: 'nl', axeAt: 1280 },
  { language: 'fr', axeAt: 390 },
] as const)(
  'every page of the desk fits at 1280 and 390 in $language, in the narrowest window with doubled text, is pressed easily on a phone, and is accessible at $axeAt',
  async ({ language, axeAt }) => {
    // Colours that change with the width change at once.
    const page = await openWindow({ hasTouch: true });
    await loadAxeWithPages(page);
    await signInAtDesk(page, site.origin, language);
    expect(pages[language].length).toBeGreaterThan(20);
    const widths = [1280, 390];
    for (const path of pages[language]) {
      const response = await page.goto(site.origin + path);
      expect([path, response?.status()]).toEqual([path, 200]);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect([path, width, await measureOverflow(page)]).toEqual([path, width, 0]);
        if (width === axeAt) {
          const context = path === pages[language][0] ? undefined : WITHOUT_FRAME;
          expect([path, await findAxeViolations(page, context)]).toEqual([path, []]);
        }
        if (width === 1280) await expectBarOfOneLine(page);
        else {
          expect([path, await listSmallTargets(page)]).toEqual([path, []]);
          await page.setViewportSize({ width: 320, height: 900 });
          await expectTextFits(page, 'doubled');
          await page.setViewportSize({ width, height: 900 });
        }
      }
      // The next page is opened at the width of this one: each change of it lays the page out anew.
      widths.reverse();
    }
  },
  240_000,
);

/** Expects that nothing in the bar of the desk wraps. */
async function expectBarOfOneLine(page: Page): Promise<void> {
  const bar = await page.locator('.desk-header').boundingBox();
  expect([page.url(), bar?.height]).toEqual([page.url(), 52]);
}

/** What a thumb hits: 44 CSS pixels in both directions. */
const THUMB = 44;

test.each([
  { language: 'nl', javaScriptEnabled: true },
  { language: 'nl', javaScriptEnabled: false },
  { language: 'fr', javaScriptEnabled: true },
  { language: 'fr', javaScriptEnabled: false },
] as const)(
  'a phone’s first screen says what waits, in $language with script $javaScriptEnabled',
  async ({ language, javaScriptEnabled }) => {
    const phone = { width: 390, height: 844 };
    const page = await openWindow({ viewport: phone, javaScriptEnabled, hasTouch: true });
    await signInAtDesk(page, site.origin, language);
    const targets = await page.locator('.today__glance, .desk-header__waiting').all();
    expect(targets.length).toBe(2);
    for (const target of targets) {
      const { y, width, height } = (await target.boundingBox()) ?? { y: 999, width: 0, height: 0 };
      expect(y + height).toBeLessThanOrEqual(phone.height);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(THUMB);
    }
    const visit = await page.locator('.round .visit').first().boundingBox();
    expect((visit?.y ?? 999) + (visit?.height ?? 0)).toBeLessThanOrEqual(phone.height);
    await page.locator('.today__glance').click();
    await page.locator('#new-leads').waitFor();
    expect(new URL(page.url()).hash).toBe('#new-leads');
  },
);
