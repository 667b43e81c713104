import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findAxeViolations } from './axe';
import { measureOverflow } from './page-fit';
import { confirmByMail, registerFromList } from './saved-search';
import { sharedSite } from './shared-site';
import { openWindow } from './windows';

const PASSWORD = 'een grijze kat op de vensterbank';

const act = (page: Page, value: string) => page.locator(`[name=action][value=${value}]`).click();

// On other screens and with other scripts it is registered and confirmed in alerts.test.ts.
describe.each([
  ['nl', '/nl/te-koop/?city=DURBUY%7C6940&type=1', 1280, true],
  ['fr', '/fr/a-vendre/?city=DURBUY%7C6940&type=1', 390, false],
])('in %s from %s, %i wide, with script: %s', (language, list, width, script) => {
  test('a search is saved, confirmed, seen, renamed, paused and erased', async () => {
    const email = `anna-${language}@example.be`;
    const page = await openWindow({
      javaScriptEnabled: script,
      viewport: { width, height: 900 },
    });
    const searcher = { email, password: PASSWORD, frequency: 'weekly' } as const;
    await registerFromList(page, sharedSite.origin + list, searcher, { script });
    await confirmByMail(page, sharedSite, { email, password: PASSWORD });
    await page.locator('main a.button').first().click();
    await page.fill('[name=email]', email);
    await page.fill('[name=password]', PASSWORD);
    await page.locator('.sign-in__form [type=submit]').click();

    await page.locator('.search-section h2').waitFor();
    expect(await page.locator('.search-section .card').count()).toBeGreaterThan(0);
    expect(await page.locator('[name=frequency][value=weekly]').isChecked()).toBe(true);
    expect(await page.locator('.searches__feeds a').count()).toBe(1);
    if (script) expect(await findAxeViolations(page)).toEqual([]);
    expect(await measureOverflow(page)).toBe(0);

    await page.locator('.search-section summary').first().click();
    await page.fill('.search-section [name=name]', 'Weekend');
    await act(page, 'rename');
    expect(await page.locator('.search-section h2').textContent()).toBe('Weekend');
    await act(page, 'pause');
    expect(await page.locator('.search-section .card').count()).toBe(0);
    await act(page, 'resume');
    expect(await page.locator('.search-section .card').count()).toBeGreaterThan(0);

    await act(page, 'delete');
    await page.fill('[name=password]', PASSWORD);
    await act(page, 'delete');
    await page.getByText(/zijn gewist|sont effacés/).waitFor();
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(
      '__Host-session',
    );
  });
});
