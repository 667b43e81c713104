import { expect, inject, test } from 'vitest';
import { findAxeViolations } from './axe';
import { listStoredKeys, locateConsentDialog, pressConsentButton } from './consent-questions';
import { openVisitorPage } from './visitor-page';

test('the dialog takes no focus, comes after the skip links, and leaves the page usable', async () => {
  const { page } = await openVisitorPage();
  await page.goto(`${inject('origin')}/nl/te-koop/`);
  await locateConsentDialog(page).waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  for (const name of ['Naar de inhoud', 'Naar de resultaten']) {
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe(name);
  }
  await page.keyboard.press('Tab');
  expect(await page.locator('.consent :focus').count()).toBe(1);
  await page.keyboard.press('Escape');
  expect(await locateConsentDialog(page).isVisible()).toBe(false);
  expect(await listStoredKeys(page)).toEqual([]);
  await page.reload();
  await locateConsentDialog(page).waitFor();
  await page.locator('main .card a').first().click();
  await expect.poll(() => page.url()).not.toMatch(/te-koop\/$/);
});

test.each([
  // The first button breaks into two lines.
  [320, '/nl/'],
  [390, '/nl/'],
  [1280, '/fr/'],
])('both layers are accessible at %i pixels, and nothing moves', async (width, path) => {
  const { page, complaints } = await openVisitorPage({
    viewport: { width, height: 844 },
  });
  // What moves from the dialog's coming on; the typefaces are there by then.
  await page.route('**/fragments/consent/', async (route) => {
    await page.evaluate(async () => {
      await document.fonts.ready;
      const seen: PerformanceEntry[] = [];
      Object.assign(window, { shifts: seen });
      new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({
        type: 'layout-shift',
      });
    });
    await route.continue();
  });
  await page.goto(inject('origin') + path);
  await locateConsentDialog(page).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  const sizes = await page.locator('.consent__buttons button:visible').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { color, backgroundColor, borderColor, fontSize } = getComputedStyle(button);
      const { width: across, height } = button.getBoundingClientRect();
      return {
        across: Math.round(across),
        looks: [height, color, backgroundColor, borderColor, fontSize].join(),
      };
    }),
  );
  // Accepting and declining are of one size; the third, below them, looks the same.
  expect(sizes.length).toBe(3);
  expect(sizes[0]?.across).toBe(sizes[1]?.across);
  expect(new Set(sizes.map(({ looks }) => looks)).size).toBe(1);
  await pressConsentButton(page, 'settings');
  expect(await page.locator('.consent [role=switch]').count()).toBe(5);
  expect(await page.locator('.consent [role=switch]:checked').count()).toBe(1);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('consent-analytical');
  expect(await findAxeViolations(page)).toEqual([]);
  // The last of the page can be scrolled above the dialog.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const [foot, top] = await page.evaluate(() =>
    ['.footer__legal-links', '.consent'].map((name) =>
      document.querySelector(name)?.getBoundingClientRect(),
    ),
  );
  expect(foot?.bottom).toBeLessThanOrEqual(top?.top ?? 0);
  const shifts = await page.evaluate(
    () => Reflect.get(window, 'shifts') as { hadRecentInput: boolean }[],
  );
  expect(shifts.filter(({ hadRecentInput }) => !hadRecentInput)).toEqual([]);
  expect(complaints).toEqual([]);
});
