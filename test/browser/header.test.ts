import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { findAxeViolations } from './axe';
import { reloadWithTypefaces } from './chromium';
import type { WindowOptions } from './windows';
import { openWindow, WITH_MOTION } from './windows';

async function openPage(path: string, width: number, options: WindowOptions = {}) {
  const page = await openWindow({ viewport: { width, height: 800 }, ...options });
  await page.goto(inject('origin') + path, { waitUntil: 'load' });
  return page;
}

const readHeaderPosition = (page: Page) =>
  page.locator('.header__frame').evaluate((frame) => getComputedStyle(frame).position);

const readFocusedElement = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.textContent?.trim() || document.activeElement?.className,
  );

describe('scrolling', () => {
  test.each(['/nl/', '/fr/a-vendre/'])(
    '%s: fixed and 64 pixels high after 30 pixels, and nothing moves',
    async (path) => {
      const page = await openPage(path, 1280, WITH_MOTION);
      await reloadWithTypefaces(page);
      await page.evaluate(() => {
        const seen: PerformanceEntry[] = [];
        Object.assign(window, { shifts: seen });
        new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({
          type: 'layout-shift',
        });
      });
      await page.evaluate(() => scrollTo({ top: 30, behavior: 'instant' }));
      expect(await readHeaderPosition(page)).not.toBe('fixed');
      await page.evaluate(() => scrollTo({ top: 31, behavior: 'instant' }));
      await expect.poll(() => readHeaderPosition(page)).toBe('fixed');
      const box = await page.locator('.header__frame').boundingBox();
      expect(Math.round(box?.height ?? 0) - 1).toBe(64);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect.poll(() => readHeaderPosition(page)).not.toBe('fixed');
      const shifts = await page.evaluate(
        () => Reflect.get(window, 'shifts') as { value: number }[],
      );
      expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBe(0);
    },
  );

  test.each([1280, 390])(
    '%i pixels wide, the link to the top appears in the window from 10 px on, is reached by keyboard and leads there',
    async (width) => {
      const page = await openPage('/nl/te-koop/', width);
      const link = page.locator('.back-to-top');
      expect(await link.isVisible()).toBe(false);
      const scroll = (top: number) =>
        page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      // Also at the foot of the page, after scrolling down.
      for (const [top, isShown] of [
        [10, true],
        [9, false],
        [100_000, true],
      ] as const) {
        await scroll(top);
        await expect.poll(() => link.isVisible()).toBe(isShown);
        if (!isShown) continue;
        const { y = -1, height = 0 } = (await link.boundingBox()) ?? {};
        expect(y).toBeGreaterThan(0);
        expect(y + height).toBeLessThan(800);
      }
      await link.focus();
      expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect.poll(() => link.isVisible()).toBe(false);
    },
  );

  test('the way to the top takes half a second in even steps, and the wheel ends it (§9)', async () => {
    const page = await openPage('/nl/te-koop/', 1280, { ...WITH_MOTION, movesClock: true });
    const readPlace = () => page.evaluate(() => Math.round(scrollY));
    await page.clock.pauseAt(Date.now() + 60_000);
    const start = async () => {
      await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
      const button = page.locator('.back-to-top');
      // The page listens once it is idle.
      const isShown = async () => {
        await page.evaluate(() => dispatchEvent(new Event('scroll')));
        await page.clock.runFor(100);
        return button.isVisible();
      };
      await expect.poll(isShown).toBe(true);
      await button.press('Enter');
    };
    await start();
    await page.clock.runFor(250);
    // After the last of 16 steps of 15 ms.
    expect(await readPlace()).toBe(1040);
    await page.clock.runFor(300);
    expect(await readPlace()).toBe(0);
    await start();
    await page.clock.runFor(100);
    await page.evaluate(() => dispatchEvent(new Event('wheel')));
    await page.clock.runFor(1000);
    expect(await readPlace()).toBe(1640);
  });
});

describe('the menu on a wide window', () => {
  test('a submenu opens by keyboard and closes on Escape', async () => {
    const page = await openPage('/nl/', 1280);
    const button = page.locator('.menu summary').last();
    const panel = page.locator('.menu__panel').last();
    await button.focus();
    await page.keyboard.press('Enter');
    expect(await panel.isVisible()).toBe(true);
    expect(await findAxeViolations(page, '.header')).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await panel.locator('a:focus').count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await panel.isVisible()).toBe(false);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('it closes when the focus goes elsewhere', async () => {
    const page = await openPage('/nl/', 1280);
    await page.locator('.menu summary').last().press('Enter');
    expect(await page.locator('.menu__panel').last().isVisible()).toBe(true);
    await page.locator('.header__logo').focus();
    expect(await page.locator('.menu__panel').last().isVisible()).toBe(false);
  });

  test('it opens without script, by button and under the pointer', async () => {
    const page = await openPage('/nl/', 1280, { javaScriptEnabled: false });
    const panel = page.locator('.menu__panel').last();
    await page.locator('.menu__parent').last().hover();
    expect(await panel.isVisible()).toBe(true);
    await page.mouse.move(5, 700);
    expect(await panel.isVisible()).toBe(false);
    await page.locator('.menu summary').last().press('Enter');
    expect(await panel.isVisible()).toBe(true);
  });
});

describe('the drawer on a phone', () => {
  test.each([true, false])('opens and closes by its buttons (script: %s)', async (script) => {
    const page = await openPage('/fr/', 390, { ...WITH_MOTION, javaScriptEnabled: script });
    const drawer = page.locator('.drawer');
    expect(await drawer.isVisible()).toBe(false);
    await page.locator('.drawer-button').click();
    expect(await drawer.isVisible()).toBe(true);
    expect(await drawer.locator('.drawer__menu > li').count()).toBeGreaterThan(7);
    expect(await drawer.locator('.languages a').count()).toBe(2);
    expect(await drawer.locator('a[href$="/estimation-gratuite/"]').count()).toBeGreaterThan(0);
    await page.locator('.drawer__close').click();
    await expect.poll(() => drawer.isVisible()).toBe(false);
  });

  test('traps the focus, makes the page behind it inert, and returns the focus', async () => {
    const page = await openPage('/nl/', 390);
    await page.locator('.drawer-button').press('Enter');
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('drawer__close');
    const drawer = page.locator('.drawer');
    expect(await findAxeViolations(page, '.drawer')).toEqual([]);
    for (let steps = await drawer.locator('a, button').count(); steps > 0; steps--) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() =>
        document.activeElement?.closest('main, .header__frame, .footer'),
      );
      expect(outside, await readFocusedElement(page)).toBeNull();
    }
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
    await page.keyboard.press('Escape');
    await expect.poll(() => drawer.isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('drawer-button');
  });
});
