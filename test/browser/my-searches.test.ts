import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { closeTestStores, openTestStores } from '../scripts/staff/staff-tool';
import { answerCaptchaQuestion } from './answer-field';
import { findAxeViolations } from './axe';
import { buildDeclinedConsentState, closeWindows, openBrowser } from './chromium';

const origin = inject('origin');
const PASSWORD = 'een grijze kat op de vensterbank';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await closeWindows(browser);
  await closeTestStores();
});

const press = (page: Page) => page.locator('.form__buttons button').first().click();
const act = (page: Page, value: string) => page.locator(`[name=action][value=${value}]`).click();

/** Opens the link of the mail that asks to confirm a search. */
async function openConfirmation(page: Page, email: string): Promise<void> {
  const { db } = await openTestStores(inject('state'));
  const loadMail = () =>
    db.prepare('SELECT mail FROM outbox WHERE recipient = ?').bind(email).first('mail');
  await expect.poll(loadMail).not.toBeNull();
  const { text } = JSON.parse(String(await loadMail())) as { text: string };
  const url = new URL(/https?:\S+token=\S+/.exec(text)?.[0] ?? '');
  await page.goto(origin + url.pathname + url.search);
}

async function fillInPerson(page: Page, email: string, script: boolean): Promise<void> {
  await page.locator('[name=step][value="2"]').waitFor({ state: 'attached' });
  await page.fill('[name=firstName]', 'Anna');
  await page.fill('[name=lastName]', 'Peeters');
  await page.fill('[name=email]', email);
  await page.locator('[name=frequency][value=weekly]').check();
  await page.fill('[name=password]', PASSWORD);
  await page.fill('[name=passwordConfirm]', PASSWORD);
  if (!script) await answerCaptchaQuestion(page);
}

describe.each([
  ['nl', '/nl/te-koop/?city=DURBUY%7C6940&type=1', 390, false],
  ['nl', '/nl/te-koop/?city=DURBUY%7C6940&type=1', 1280, true],
  ['fr', '/fr/a-vendre/?city=DURBUY%7C6940&type=1', 390, true],
  ['fr', '/fr/a-vendre/?city=DURBUY%7C6940&type=1', 1280, false],
])('in %s from %s, %i wide, with script: %s', (language, list, width, script) => {
  test('a search is saved, confirmed, seen, renamed, paused and erased', async () => {
    const email = `anna-${language}-${width}@example.be`;
    const context = await browser.newContext({
      javaScriptEnabled: script,
      viewport: { width, height: 900 },
      storageState: buildDeclinedConsentState(origin),
    });
    const page = await context.newPage();
    await page.goto(origin + list);
    await page.locator('.tile a.button').first().click();
    await press(page);
    await page.locator('[name=step][value="1"]').waitFor({ state: 'attached' });
    await press(page);
    await fillInPerson(page, email, script);
    await press(page);
    await page.waitForURL(/\/(bedankt|merci)\//);

    await openConfirmation(page, email);
    await page.locator('main form button').click();
    await page.locator('main a.button').first().click();
    await page.fill('[name=email]', email);
    await page.fill('[name=password]', PASSWORD);
    await page.locator('.sign-in__form [type=submit]').click();

    await page.locator('.search-section h2').waitFor();
    expect(await page.locator('.search-section .card').count()).toBeGreaterThan(0);
    expect(await page.locator('[name=frequency][value=weekly]').isChecked()).toBe(true);
    if (script) expect(await findAxeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    );

    await page.locator('.search-section summary').click();
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
    await page.getByText(/zijn gewist|sont effacées/).waitFor();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('__Host-session');
    await context.close();
  });
});
