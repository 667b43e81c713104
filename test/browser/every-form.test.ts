import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { FORM_LOADERS } from '../../client/forms/form-loaders';
import routes from '../../data/site/routes.json';
import { BUILT_IN_ROUTES } from '../../src/domain/routing/built-in-routes';
import type { Form } from '../../src/features/forms/kit/definition/form';
import { getStepFields } from '../../src/features/forms/kit/definition/form';
import { answerCaptchaQuestion, answerField } from './answer-field';
import { buildDeclinedConsentState, closeWindows, openBrowser } from './chromium';

/** Subject of a form's page, unless it is the house for sale. */
const SUBJECT_QUERY: Record<string, string> = {
  'rental-application': 'property=84232',
  'contact-construction': 'project=12',
  'request-project-documents': 'project=12',
};

/** Two phone-sized windows, with script and without; a new window per form would double the time. */
let browser: Browser;
let visitors: { script: Page; plain: Page };
beforeAll(async () => {
  browser = await openBrowser();
  const storageState = buildDeclinedConsentState(inject('origin'));
  const viewport = { width: 390, height: 640 };
  visitors = {
    script: await browser.newPage({ storageState, viewport }),
    plain: await browser.newPage({ storageState, viewport, javaScriptEnabled: false }),
  };
});
afterAll(() => closeWindows(browser));

/**
 * Each form once with script, the languages in turn. Without script three: dates and amounts, a file,
 * several steps. Each form in each language with each refusal is sent over HTTP
 * (test/features/forms/refusals.test.ts).
 */
const FORMS_WITHOUT_SCRIPT = ['make-offer', 'job-contact', 'contact-demand'];
/** Behind the sign-in: test/features/demand/my-searches.test.ts sends it. */
const FORM_OF_SUBSCRIBERS = 'saved-search';
const FORM_NAMES = Object.keys(FORM_LOADERS).filter((name) => name !== FORM_OF_SUBSCRIBERS);
const RUNS = [
  ...FORM_NAMES.map((name, index) => ({
    name,
    language: index % 2 ? ('fr' as const) : ('nl' as const),
    script: true,
  })),
  ...FORMS_WITHOUT_SCRIPT.map((name) => ({ name, language: 'fr' as const, script: false })),
];

test.each(RUNS)(
  '$name in $language, with script: $script, is refused empty, then sent',
  async (run) => {
    const form = await (FORM_LOADERS[run.name] as () => Promise<Form>)();
    const email = `${run.language}.${run.script}@example.be`;
    const page = visitors[run.script ? 'script' : 'plain'];
    await page.goto(inject('origin') + buildFormTestPath(form, run.language));
    const formElement = page.locator(`form[data-form="${form.name}"]`);
    await formElement.locator('.form__buttons button').first().click();
    await formElement.locator('.error-summary a').first().waitFor();

    for (const [index, step] of form.steps.entries()) {
      for (const field of getStepFields(step))
        await answerField(page, form, field, { ...run, email });
      const isLast = index === form.steps.length - 1;
      if (isLast && run.script)
        await expect.poll(() => page.locator('[name=altcha]').inputValue()).not.toBe('');
      if (isLast && !run.script) await answerCaptchaQuestion(page);
      await formElement.locator('.form__buttons button').first().click();
      if (isLast) await page.waitForURL(/\/(bedankt|merci)\//);
      else await page.locator(`[name=step][value="${index + 1}"]`).waitFor({ state: 'attached' });
    }
    expect(await page.locator('h1').count()).toBe(1);
  },
);

/** Returns the path of a form's own page in a language, with its subject. */
function buildFormTestPath(form: Form, language: 'nl' | 'fr'): string {
  const route = [...BUILT_IN_ROUTES, ...routes].find(({ original }) => original === form.path);
  const subject = form.about && `?${SUBJECT_QUERY[form.name] ?? 'property=84213'}`;
  return `${route?.[language]}${subject ?? ''}`;
}
