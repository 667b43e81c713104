import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { DEFINITIONS } from '../../client/forms/definitions';
import routes from '../../data/site/routes.json';
import { OWN_ROUTES } from '../../src/domain/routing/own-routes';
import type { Form } from '../../src/features/forms/kit/definition/form';
import { fieldsOfStep } from '../../src/features/forms/kit/definition/form';
import { declined, openBrowser } from './chromium';
import { answer, fillIn } from './filling-in';

/** What each is about, where it wants something else than the house for sale. */
const ABOUT: Record<string, string> = {
  'rental-application': 'property=84232',
  'contact-construction': 'project=12',
  'request-project-documents': 'project=12',
};

/** Two visitors on a phone, with script and without: a window of its own for each form costs as much as the form. */
let browser: Browser;
let visitors: { script: Page; plain: Page };
beforeAll(async () => {
  browser = await openBrowser();
  const storageState = declined(inject('origin'));
  const viewport = { width: 390, height: 640 };
  visitors = {
    script: await browser.newPage({ storageState, viewport }),
    plain: await browser.newPage({ storageState, viewport, javaScriptEnabled: false }),
  };
});
afterAll(() => browser.close());

const runs = Object.keys(DEFINITIONS).flatMap((name) =>
  [true, false].flatMap((script) => [
    { name, language: 'nl' as const, script },
    { name, language: 'fr' as const, script },
  ]),
);

test.each(runs)(
  '$name in $language, with script: $script, is refused empty, then sent',
  async (run) => {
    const form = await (DEFINITIONS[run.name] as () => Promise<Form>)();
    const email = `${run.language}.${run.script}@example.be`;
    const page = visitors[run.script ? 'script' : 'plain'];
    await page.goto(inject('origin') + pathOf(form, run.language));
    const own = page.locator(`form[data-form="${form.name}"]`);
    await Promise.all([
      page.waitForEvent('load'),
      own.locator('.form__buttons button').first().click(),
    ]);
    await own.locator('.error-summary a').first().waitFor();

    for (const [at, step] of form.steps.entries()) {
      for (const field of fieldsOfStep(step)) await fillIn(page, form, field, { ...run, email });
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
  },
);

/** Its own page in a language, with what it is about. */
function pathOf(form: Form, language: 'nl' | 'fr'): string {
  const route = [...OWN_ROUTES, ...routes].find(({ original }) => original === form.path);
  const about = form.about && `?${ABOUT[form.name] ?? 'property=84213'}`;
  return `${route?.[language]}${about ?? ''}`;
}
