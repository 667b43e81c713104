import type { Page } from 'playwright-core';
import { getFields } from '../../src/features/forms/kit/definition/form';
import { testimonialForm } from '../../src/features/guestbook/form';
import { answerField } from './answer-field';
import type { Story } from './desk-stories';

/** Writes in the guestbook as the visitor of a story, with a picture. */
export async function writeEntry(
  page: Page,
  origin: string,
  { language, write, email }: Story,
  comment: string,
): Promise<void> {
  await page.goto(origin + write);
  for (const field of getFields(testimonialForm))
    await answerField(page, testimonialForm, field, { language, script: true, email });
  await page.fill('[name=comment]', comment);
  await page.setInputFiles('[name=image]', {
    ...{ name: 'wij.png', mimeType: 'image/png' },
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 100 } }),
  });
  await page.locator('.form__buttons button').first().click();
  await page.waitForURL(/\/(bedankt|merci)\//);
}
