import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { answerCaptchaQuestion } from './answer-field';
import { goBack } from './go-back';
import { openWindow } from './windows';

const CONTACT_PATHS = { nl: '/nl/contact/', fr: '/fr/contact/' };
const HOME_PATHS = { nl: '/nl/', fr: '/fr/' };
type RunLanguage = keyof typeof CONTACT_PATHS;

interface Run {
  language: RunLanguage;
  script: boolean;
  /** Whether the browser keeps the page in memory for going back to it. */
  keepsPages: boolean;
}

/** Without script a page that was kept differs in nothing from one that is loaded anew. */
const RUNS: Run[] = [
  { language: 'nl', script: true, keepsPages: false },
  { language: 'fr', script: true, keepsPages: true },
  { language: 'fr', script: false, keepsPages: false },
];

async function openVisitorPage({ script, keepsPages }: Run, path: string): Promise<Page> {
  const page = await openWindow({ keepsPages, javaScriptEnabled: script });
  await page.goto(inject('origin') + path);
  return page;
}

async function fillIn(page: Page, email: string): Promise<void> {
  const answers = {
    firstName: 'Anna',
    lastName: 'Peeters',
    email,
    phone: '0470 00 12 31',
    question: 'Is het nog vrij?',
  };
  for (const [name, answer] of Object.entries(answers)) {
    const input = page.locator(`form [name=${name}]`);
    if (await input.count()) await input.fill(answer);
  }
}

async function send(page: Page, { script }: Run): Promise<void> {
  if (!script && (await page.locator('[name=captcha-answer]').count()))
    await answerCaptchaQuestion(page);
  await page.locator('.form__buttons button').first().click();
}

const waitForThanks = (page: Page) => page.waitForURL(/\/(bedankt|merci)\//);

/** Goes back to a page; one that the browser kept in memory is not loaded once more. */
async function goBackToForm(page: Page): Promise<void> {
  await goBack(page, 'commit');
  await page.locator('form [name=question]').waitFor();
}

/** Returns the number of mails to this address: one for each stored submission. */
async function countMails(email: string): Promise<number> {
  const list = await (await fetch(`${inject('origin')}/mails/`)).text();
  return list.split(`</b>${email}<`).length - 1;
}

test('after a form from a list, the way back leads to that list with its filters', async () => {
  const list = '/nl/te-huur/?type=3';
  const run: Run = { language: 'nl', script: true, keepsPages: false };
  const page = await openVisitorPage(run, list);
  await page.locator('.card__headline a').first().click();
  await page.locator('a[data-open-in-dialog][href*="meer-informatie"]').first().click();
  await page.locator('#form-dialog[open]').waitFor();
  await page.locator('#form-dialog [name=wish]').first().check();
  await fillIn(page, 'list@example.be');
  await send(page, run);
  await waitForThanks(page);
  const link = page.locator('a[data-list-link]');
  await expect.poll(() => link.getAttribute('href')).toContain(list);
});

describe.each(RUNS)(
  'in $language, with script: $script, with pages kept in memory: $keepsPages',
  (run) => {
    test('a form that was corrected, sent, and sent again after going back is stored once', async () => {
      const email = `${crypto.randomUUID()}@example.be`;
      const page = await openVisitorPage(run, CONTACT_PATHS[run.language]);
      await fillIn(page, 'anna@');
      await send(page, run);
      await page.locator('.error-summary a').first().waitFor();
      await fillIn(page, email);
      await send(page, run);
      await waitForThanks(page);
      await goBackToForm(page);
      expect(await page.locator('h1').count()).toBe(1);
      await fillIn(page, email);
      await send(page, run);
      await waitForThanks(page);
      expect(await countMails(email)).toBe(1);
    });

    test('a form in a cached page, sent again after going back, is stored once', async () => {
      const email = `${crypto.randomUUID()}@example.be`;
      const page = await openVisitorPage(run, HOME_PATHS[run.language]);
      await fillIn(page, email);
      await send(page, run);
      // Without script a form in a cached page is sent from its own page, where the question is.
      if (!run.script) {
        await page.locator('.error-summary').waitFor();
        await send(page, run);
      }
      await waitForThanks(page);
      await goBackToForm(page);
      await fillIn(page, email);
      await send(page, run);
      await waitForThanks(page);
      expect(await countMails(email)).toBe(1);
    });
  },
);
