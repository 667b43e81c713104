import type { Page } from 'playwright-core';
import { getFields } from '../../src/features/forms/kit/definition/form';
import { contactAppointmentForm } from '../../src/features/visits/form';
import { answerCaptchaQuestion, answerField } from './answer-field';

const BOOKING_PATHS = { nl: '/nl/bezoek-plannen/', fr: '/fr/planifier-une-visite/' };

/** Somebody who plans a visit. */
interface BookingVisitor {
  page: Page;
  language: 'nl' | 'fr';
  script: boolean;
  email: string;
}

export const buildBookingUrl = (
  origin: string,
  { language }: Pick<BookingVisitor, 'language'>,
  house: number,
) => `${origin}${BOOKING_PATHS[language]}?property=${house}`;

/** Takes the first hour that is free, or a place on the waiting list. */
export async function bookFirstSlot(
  origin: string,
  { page, language, script, email }: BookingVisitor,
  house: number,
): Promise<void> {
  await page.goto(buildBookingUrl(origin, { language }, house));
  await page.locator('input[name=slot]:enabled').first().check();
  for (const field of getFields(contactAppointmentForm).filter(({ name }) => name !== 'slot'))
    await answerField(page, contactAppointmentForm, field, { language, script, email });
  if (!script) await answerCaptchaQuestion(page);
  await page.locator('.form__buttons button').first().click();
  await page.waitForURL(/\/(bedankt|merci)\//);
}
