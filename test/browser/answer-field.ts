import type { Page } from 'playwright-core';
import { DAY_MS } from '../../src/domain/format/durations';
import type { Field } from '../../src/features/forms/kit/definition/field';
import type { Form } from '../../src/features/forms/kit/definition/form';
import { getRequiredFields } from '../../src/features/forms/kit/definition/parse-answers';

/** Answers to fields where a word is not enough. */
const ANSWER_BY_FIELD: Record<string, Record<'nl' | 'fr', string>> = {
  phone: inBothLanguages('0470 00 12 31'),
  zip: inBothLanguages('6940'),
  propertyZip: inBothLanguages('6940'),
  friendEmail: inBothLanguages('piet@example.be'),
  password: inBothLanguages('een blauwe stoel op het terras'),
  passwordConfirm: inBothLanguages('een blauwe stoel op het terras'),
  amount: inBothLanguages('285.000'),
  amountWords: {
    nl: 'tweehonderdvijfentachtigduizend euro',
    fr: 'deux cent quatre-vingt-cinq mille euros',
  },
};

/** What is required, and no more; what stands there already stays. */
export async function answerField(
  page: Page,
  form: Form,
  field: Field,
  { language, script, email }: { language: 'nl' | 'fr'; script: boolean; email: string },
): Promise<void> {
  const asked = page.locator(`[data-field="${field.name}"]`);
  // A question is what some of the other answers ask for.
  const isNeeded = getRequiredFields(form).has(field.name) || field.kind === 'textarea';
  if (!isNeeded || !(await asked.isVisible())) return;
  // A condition that does not hold shows all the same where there is no script.
  if (!script && field.when) return;
  if (field.kind === 'date') return fillInDateParts(page, field.name);
  if (field.kind === 'radios') return asked.locator('label').first().click();
  if (field.kind === 'shape') return;
  if (field.kind === 'zones' && script) await asked.locator('[data-city-search]').focus();
  if (field.kind === 'checkboxes' || field.kind === 'zones')
    return asked.locator('input[type=checkbox]').first().check();
  // Only a list gives it a value to keep.
  if (field.kind === 'kept') return;
  if (field.kind === 'checkbox') return asked.locator('input').check();
  if (field.kind === 'file') return asked.locator('input').setInputFiles(CV);
  if (field.kind === 'select') {
    await asked.locator('select').selectOption({ index: 1 });
    return;
  }
  const words = ANSWER_BY_FIELD[field.name]?.[language] ?? ANSWER_BY_KIND[field.kind];
  // One person asks for documents once.
  const told = field.name === 'email' ? email : words;
  return page.locator(`[name="${field.name}"]`).fill(told);
}

/** What a person reads and works out, where there is no script. */
export async function answerCaptchaQuestion(page: Page): Promise<void> {
  const words = await page.locator('[data-captcha-question] label').textContent();
  const [a = 0, b = 0] = (words?.match(/\d+/g) ?? []).map(Number);
  await page.locator('[name=captcha-answer]').fill(String(a + b));
}

const ANSWER_BY_KIND = {
  text: 'Peeters',
  search: 'Peeters',
  textarea: 'Is het nog vrij?',
  email: 'anna@example.be',
  tel: '0470 00 12 31',
  url: 'https://anna.example',
  password: 'een lang en eigen wachtwoord',
  number: '2',
  money: '2000',
  time: '10:00',
  day: '2030-05-01',
};

const CV = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') };

/** In ten days, unless the form says today already. */
async function fillInDateParts(page: Page, name: string): Promise<void> {
  const part = (key: string) => page.locator(`[name="${name}.${key}"]`);
  if (await part('day').inputValue()) return;
  const day = new Date(Date.now() + 10 * DAY_MS);
  await part('day').fill(String(day.getDate()));
  await part('month').fill(String(day.getMonth() + 1));
  await part('year').fill(String(day.getFullYear()));
}

function inBothLanguages(words: string) {
  return { nl: words, fr: words };
}
