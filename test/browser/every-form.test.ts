import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { DEFINITIONS } from '../../client/forms/definitions';
import routes from '../../data/site/routes.json';
import { requiredFields } from '../../src/forms/kit/answers';
import type { Field } from '../../src/forms/kit/field';
import type { Form } from '../../src/forms/kit/form';
import { fieldsOfStep } from '../../src/forms/kit/form';
import { OWN_ROUTES } from '../../src/routing/own-routes';
import { declined, openBrowser } from './chromium';

/** What each is about, where it wants something else than the house for sale. */
const ABOUT: Record<string, string> = {
  'rental-application': 'property=84232',
  'contact-construction': 'project=12',
  'request-project-documents': 'project=12',
};

/** What a person writes where a word is not enough. */
const WRITTEN: Record<string, Record<'nl' | 'fr', string>> = {
  phone: both('0470 00 12 31'),
  zip: both('6940'),
  propertyZip: both('6940'),
  friendEmail: both('piet@example.be'),
  amount: both('285.000'),
  amountWords: {
    nl: 'tweehonderdvijfentachtigduizend euro',
    fr: 'deux cent quatre-vingt-cinq mille euros',
  },
};

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const names = Object.keys(DEFINITIONS);
const runs = names.flatMap((name, place) => [
  { name, language: 'nl' as const, script: true },
  { name, language: 'fr' as const, script: true },
  // Without script the front door's tests send each in both languages; here a person does, in one.
  { name, language: place % 2 ? ('nl' as const) : ('fr' as const), script: false },
]);

test.each(runs)(
  '$name in $language, with script: $script, is refused empty, then sent',
  async (run) => {
    const form = await (DEFINITIONS[run.name] as () => Promise<Form>)();
    const context = await browser.newContext({
      javaScriptEnabled: run.script,
      storageState: declined(inject('origin')),
    });
    const page = await context.newPage();
    await page.goto(inject('origin') + pathOf(form, run.language));
    const own = page.locator(`form[data-form="${form.name}"]`);
    await Promise.all([
      page.waitForEvent('load'),
      own.locator('.form__buttons button').first().click(),
    ]);
    await own.locator('.error-summary a').first().waitFor();

    for (const [at, step] of form.steps.entries()) {
      for (const field of fieldsOfStep(step)) await fillIn(page, form, field, run);
      const isLast = at === form.steps.length - 1;
      if (isLast && run.script)
        await expect.poll(() => page.locator('[name=altcha]').inputValue()).not.toBe('');
      if (isLast && !run.script) await answer(page);
      await Promise.all([
        isLast ? page.waitForURL(/\/(bedankt|merci)\//) : page.waitForEvent('load'),
        own.locator('.form__buttons button').first().click(),
      ]);
    }
    expect(await page.locator('h1').count()).toBe(1);
    await context.close();
  },
);

/** Its own page in a language, with what it is about. */
function pathOf(form: Form, language: 'nl' | 'fr'): string {
  const route = [...OWN_ROUTES, ...routes].find(({ original }) => original === form.path);
  const about = form.about && `?${ABOUT[form.name] ?? 'property=84213'}`;
  return `${route?.[language]}${about ?? ''}`;
}

/** What is required, and no more; what stands there already stays. */
async function fillIn(
  page: Page,
  form: Form,
  field: Field,
  { language, script }: { language: 'nl' | 'fr'; script: boolean },
): Promise<void> {
  const asked = page.locator(`[data-field="${field.name}"]`);
  // A question is what some of the other answers ask for.
  const isNeeded = requiredFields(form).has(field.name) || field.kind === 'textarea';
  if (!isNeeded || !(await asked.isVisible())) return;
  // A condition that does not hold shows all the same where there is no script.
  if (!script && field.when) return;
  if (field.kind === 'date') return fillInDate(page, field.name);
  if (field.kind === 'radios') return asked.locator('label').first().click();
  if (field.kind === 'checkboxes') return asked.locator('input').first().check();
  if (field.kind === 'checkbox') return asked.locator('input').check();
  if (field.kind === 'file') return asked.locator('input').setInputFiles(CV);
  if (field.kind === 'select') {
    await asked.locator('select').selectOption({ index: 1 });
    return;
  }
  const words = WRITTEN[field.name]?.[language] ?? WORDS[field.kind];
  // One person asks for documents once.
  const told = field.name === 'email' ? `${language}.${script}@example.be` : words;
  return page.locator(`[name="${field.name}"]`).fill(told);
}

const WORDS = {
  text: 'Peeters',
  textarea: 'Is het nog vrij?',
  email: 'anna@example.be',
  tel: '0470 00 12 31',
  url: 'https://anna.example',
  password: 'een lang en eigen wachtwoord',
  number: '2',
  money: '2000',
};

const CV = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') };

/** In ten days, unless the form says today already. */
async function fillInDate(page: Page, name: string): Promise<void> {
  const part = (key: string) => page.locator(`[name="${name}.${key}"]`);
  if (await part('day').inputValue()) return;
  const day = new Date(Date.now() + 10 * 86_400_000);
  await part('day').fill(String(day.getDate()));
  await part('month').fill(String(day.getMonth() + 1));
  await part('year').fill(String(day.getFullYear()));
}

async function answer(page: Page): Promise<void> {
  const words = await page.locator('[data-question] label').textContent();
  const [a = 0, b = 0] = (words?.match(/\d+/g) ?? []).map(Number);
  await page.locator('[name=captcha-answer]').fill(String(a + b));
}

function both(words: string) {
  return { nl: words, fr: words };
}
