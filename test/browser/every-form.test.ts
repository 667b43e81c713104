import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { FORM_LOADERS } from '../../client/forms/form-loaders';
import routes from '../../data/site/routes.json';
import { BUILT_IN_ROUTES } from '../../src/domain/routing/built-in-routes';
import type { Form } from '../../src/features/forms/kit/definition/form';
import { getStepFields } from '../../src/features/forms/kit/definition/form';
import { answerCaptchaQuestion, answerField } from './answer-field';
import { buildDeclinedConsentState, launchBrowser } from './chromium';

/** What each is about, where it wants something else than the house for sale. */
const SUBJECT_QUERY: Record<string, string> = {
  'rental-application': 'property=84232',
  'contact-construction': 'project=12',
  'request-project-documents': 'project=12',
};

/** Two visitors on a phone, with script and without: a window of its own for each form costs as much as the form. */
let browser: Browser;
let visitors: { script: Page; plain: Page };
beforeAll(async () => {
  browser = await launchBrowser();
  const storageState = buildDeclinedConsentState(inject('origin'));
  const viewport = { width: 390, height: 640 };
  visitors = {
    script: await browser.newPage({ storageState, viewport }),
    plain: await browser.newPage({ storageState, viewport, javaScriptEnabled: false }),
  };
});
afterAll(() => browser.close());

const runs = Object.keys(FORM_LOADERS).flatMap((name) =>
  [true, false].flatMap((script) => [
    { name, language: 'nl' as const, script },
    { name, language: 'fr' as const, script },
  ]),
);

test.each(runs)(
  '$name in $language, with script: $script, is refused empty, then sent',
  async (run) => {
    const form = await (FORM_LOADERS[run.name] as () => Promise<Form>)();
    const email = `${run.language}.${run.script}@example.be`;
    const page = visitors[run.script ? 'script' : 'plain'];
    await page.goto(inject('origin') + buildFormTestPath(form, run.language));
    const own = page.locator(`form[data-form="${form.name}"]`);
    await Promise.all([
      page.waitForEvent('load'),
      own.locator('.form__buttons button').first().click(),
    ]);
    await own.locator('.error-summary a').first().waitFor();

    for (const [at, step] of form.steps.entries()) {
      for (const field of getStepFields(step))
        await answerField(page, form, field, { ...run, email });
      const isLast = at === form.steps.length - 1;
      if (isLast && run.script)
        await expect.poll(() => page.locator('[name=altcha]').inputValue()).not.toBe('');
      if (isLast && !run.script) await answerCaptchaQuestion(page);
      await Promise.all([
        isLast ? page.waitForURL(/\/(bedankt|merci)\//) : page.waitForEvent('load'),
        own.locator('.form__buttons button').first().click(),
      ]);
    }
    expect(await page.locator('h1').count()).toBe(1);
  },
);

/** Its own page in a language, with what it is about. */
function buildFormTestPath(form: Form, language: 'nl' | 'fr'): string {
  const route = [...BUILT_IN_ROUTES, ...routes].find(({ original }) => original === form.path);
  const about = form.about && `?${SUBJECT_QUERY[form.name] ?? 'property=84213'}`;
  return `${route?.[language]}${about ?? ''}`;
}
