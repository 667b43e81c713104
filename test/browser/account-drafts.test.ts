import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { addDemoAccounts } from './demo-accounts';
import { sharedSite } from './shared-site';
import { openWindow } from './windows';

const { origin, db } = sharedSite;
const OWNER = { login: 'lambrecht@voorbeeld.example', password: 'de kersenboom bloeit in april' };
const NEIGHBOUR = {
  login: 'claessens@voorbeeld.example',
  password: 'drie fietsen achter de molen',
};
/** Both own the same house. */
const QUESTION_PAGE = '/nl/eigenaar/84213/vraag/';
const QUESTION = 'Komt het bezoek van zaterdag ook binnen kijken?';

beforeAll(() => addDemoAccounts(db));

async function signIn(page: Page, { login, password }: typeof OWNER) {
  if (!page.url().includes('/login/')) await page.goto(`${origin}/nl/login/`);
  await page.fill('[name=username]', login);
  await page.fill('[name=password]', password);
  await page.locator('.sign-in__form [type=submit]').click();
  await page.locator('.account-header').waitFor();
}

const submit = (page: Page) => page.locator('#question [type=submit]').click();
const readText = (page: Page) => page.inputValue('[name=question]');
const readKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft account ')));

test('a question that meets an ended session is still there after signing in, until it is sent', async () => {
  const page = await openWindow();
  await signIn(page, OWNER);
  await page.goto(origin + QUESTION_PAGE);
  await page.fill('[name=question]', QUESTION);
  await page.getByText('Uw antwoorden blijven 24 uur bewaard op dit toestel.').waitFor();
  await page.context().clearCookies();
  await submit(page);
  await page.waitForURL(/\/nl\/login\//);

  await signIn(page, OWNER);
  await page.waitForURL(origin + QUESTION_PAGE);
  await expect.poll(() => readText(page)).toBe(QUESTION);
  await page.getByText('We hebben uw eerdere antwoorden teruggezet.').waitFor();
  await submit(page);
  await page.locator('.account-notice').waitFor();
  expect(await readText(page)).toBe('');
  await expect.poll(() => readKeys(page)).toEqual([]);
});

test('what one person wrote is shown to no other on the device, and signing out deletes it', async () => {
  const page = await openWindow();
  await signIn(page, OWNER);
  await page.goto(origin + QUESTION_PAGE);
  await page.fill('[name=question]', QUESTION);
  await expect.poll(() => readKeys(page)).toHaveLength(1);
  await page.context().clearCookies();
  await page.goto(`${origin}/nl/login/`);
  await signIn(page, NEIGHBOUR);
  await page.goto(origin + QUESTION_PAGE);
  await page.locator('#question').waitFor();
  expect(await readText(page)).toBe('');
  await page.locator('[data-sign-out] button').click();
  await page.waitForURL(/\/nl\/login\//);
  expect(await readKeys(page)).toEqual([]);
});
