import { describe, expect, inject, test } from 'vitest';
import { DAY_MS } from '../../src/domain/format/durations';
import { locateConsentDialog, pressConsentButton, readConsent } from './consent-questions';
import { openVisitorPage } from './visitor-page';

describe('a choice', () => {
  test.each([
    ['all', 'necessary,analytical,marketing,social,unclassified'],
    ['none', 'necessary'],
  ])('by one button: %s', async (value, choice) => {
    const { page } = await openVisitorPage();
    await page.goto(`${inject('origin')}/nl/diensten/`);
    const before = Date.now();
    await pressConsentButton(page, value);
    const [names, end] = (await readConsent(page))?.split('|') ?? [];
    expect(names).toBe(choice);
    const days = (Number(end) - before) / DAY_MS;
    expect(Math.floor(days)).toBe(180);
    expect(await page.locator('output[data-saved-text]').textContent()).toBe('Uw keuze is bewaard');
    await page.reload({ waitUntil: 'networkidle' });
    expect(await locateConsentDialog(page).count()).toBe(0);
  });

  test('is made by toggles; the footer opens it again, it closes unchanged and returns the focus', async () => {
    const { page } = await openVisitorPage();
    await page.goto(`${inject('origin')}/fr/`);
    await pressConsentButton(page, 'settings');
    await page.getByLabel('Marketing').check();
    await pressConsentButton(page, 'some');
    const choice = await readConsent(page);
    expect(choice?.split('|')[0]).toBe('necessary,marketing');
    const link = page.locator('[data-consent]');
    await link.press('Enter');
    await locateConsentDialog(page).waitFor();
    expect(await page.getByLabel('Marketing').isChecked()).toBe(true);
    expect(await page.getByLabel('Analytiques').isChecked()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('consent');
    await page.getByLabel('Analytiques').check();
    await pressConsentButton(page, 'close');
    expect(await readConsent(page)).toBe(choice);
    await expect.poll(() => link.evaluate((it) => it === document.activeElement)).toBe(true);
    await link.click();
    await pressConsentButton(page, 'none');
    expect((await readConsent(page))?.split('|')[0]).toBe('necessary');
  });

  test.each(['{"all":true}', 'necessary,marketing|1'])(
    'that is none, or has ended (%s), is dropped and asked again',
    async (text) => {
      const { page, complaints } = await openVisitorPage();
      await page.goto(`${inject('origin')}/nl/robots-geen-pagina/`);
      await page.evaluate((value) => localStorage.setItem('consent', value), text);
      await page.goto(`${inject('origin')}/nl/diensten/`);
      await locateConsentDialog(page).waitFor();
      expect(await readConsent(page)).toBeNull();
      expect(complaints.filter((said) => !said.includes('404'))).toEqual([]);
    },
  );

  test('is cleared by ?setcookies; a preview neither asks for it nor changes it', async () => {
    const { page } = await openVisitorPage();
    await page.goto(`${inject('origin')}/nl/diensten/`);
    await pressConsentButton(page, 'all');
    await page.goto(`${inject('origin')}/preview/nl/diensten/?setcookies`, {
      waitUntil: 'networkidle',
    });
    expect(await readConsent(page)).toContain('marketing');
    await page.goto(`${inject('origin')}/nl/diensten/?setcookies`);
    await locateConsentDialog(page).waitFor();
    expect(await readConsent(page)).toBeNull();
    await page.goto(`${inject('origin')}/preview/nl/diensten/`, { waitUntil: 'networkidle' });
    expect(await locateConsentDialog(page).count()).toBe(0);
  });

  test('does not exist without script: the footer leads to the policy that says so', async () => {
    const { page } = await openVisitorPage({ javaScriptEnabled: false });
    await page.goto(`${inject('origin')}/nl/diensten/`);
    expect(await locateConsentDialog(page).count()).toBe(0);
    await page.locator('[data-consent]').click();
    expect(page.url()).toContain('/nl/cookie-policy/');
    expect(await page.locator('main').textContent()).toContain('Zonder JavaScript');
  });
});
