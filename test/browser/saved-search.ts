import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { answerCaptchaQuestion } from './answer-field';

/** Somebody who registers a search. */
export interface Searcher {
  email: string;
  password: string;
  frequency: 'immediate' | 'daily' | 'weekly';
}

const goOn = (page: Page) => page.locator('.form__buttons button').first().click();

/** Goes through the three steps of the register from the tile of a filtered list, which fills them in. */
export async function registerFromList(
  page: Page,
  listUrl: string,
  { email, password, frequency }: Searcher,
  { script }: { script: boolean },
): Promise<void> {
  await page.goto(listUrl);
  await page.locator('.tile a.button').first().click();
  const [city = ''] = new URL(listUrl).searchParams.getAll('city');
  expect(await page.locator(`[name=towns][value="${city}"]`).isChecked()).toBe(true);
  await goOn(page);
  await page.locator('[name=step][value="1"]').waitFor({ state: 'attached' });
  await goOn(page);
  await page.locator('[name=step][value="2"]').waitFor({ state: 'attached' });
  await page.fill('[name=firstName]', 'Anna');
  await page.fill('[name=lastName]', 'Peeters');
  await page.fill('[name=email]', email);
  await page.locator(`[name=frequency][value=${frequency}]`).check();
  await page.fill('[name=password]', password);
  await page.fill('[name=passwordConfirm]', password);
  if (!script) await answerCaptchaQuestion(page);
  await goOn(page);
  await page.waitForURL(/\/(bedankt|merci)\//);
}

/** A mail as the outbox stores it. */
export interface StoredMail {
  text: string;
  html: string;
  headers: Record<string, string>;
}

/** Loads the mails to an address, oldest first. */
export async function loadMailsTo(db: D1Database, email: string): Promise<StoredMail[]> {
  const { results } = await db
    .prepare('SELECT mail FROM outbox WHERE recipient = ? ORDER BY created_at')
    .bind(email)
    .all<{ mail: string }>();
  return results.map(({ mail }) => JSON.parse(mail));
}

/** Opens the link of the mail that asks to confirm a search, and confirms with the password of the register. */
export async function confirmByMail(
  page: Page,
  site: { origin: string; db: D1Database },
  { email, password }: { email: string; password: string },
): Promise<void> {
  const readLink = async () => {
    const [mail] = await loadMailsTo(site.db, email);
    return /https?:\S+token=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  };
  await expect.poll(readLink).not.toBe('');
  const { pathname, search } = new URL(await readLink());
  await page.goto(site.origin + pathname + search);
  await page.fill('#confirm-password', password);
  await page.locator('#confirm [type=submit]').click();
}
