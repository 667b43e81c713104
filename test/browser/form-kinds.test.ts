import { expect, inject, test } from 'vitest';
import { FORM_LOADERS } from '../../client/forms/form-loaders';
import routes from '../../data/site/routes.json';
import { BUILT_IN_ROUTES } from '../../src/domain/routing/built-in-routes';
import type { Form } from '../../src/features/forms/kit/definition/form';
import { getFields, getStepFields } from '../../src/features/forms/kit/definition/form';
import { answerCaptchaQuestion, answerField } from './answer-field';
import { openWindow } from './windows';

/** Subject of a form's page, unless it is the house for sale. */
const SUBJECT_QUERY: Record<string, string> = {
  'rental-application': 'property=84232',
  'contact-construction': 'project=12',
  'request-project-documents': 'project=12',
};

const PHONE = { width: 390, height: 640 };

const FORMS = await Promise.all(Object.values(FORM_LOADERS).map((load) => load()));

/** Structures of a form: kinds of fields, shown always or on a condition, steps, a subject. */
const listBrowserFeatures = (form: Form): string[] => [
  ...getFields(form).map(({ kind, when }) => (when ? `${kind} on a condition` : kind)),
  form.steps.length > 1 ? 'several steps' : 'one step',
  `about ${form.about}`,
];

/** Returns forms that together ask a browser for all that the forms do, the richest first. */
function findDistinctForms(forms: Form[]): Form[] {
  const seen = new Set<string>();
  return forms
    .toSorted((a, b) => getFields(b).length - getFields(a).length)
    .filter((form) => {
      const known = seen.size;
      for (const feature of listBrowserFeatures(form)) seen.add(feature);
      return seen.size > known;
    });
}

/**
 * Forms with script, the languages in turn. Without script three: dates and amounts, a file, several steps.
 * Each form in each language with each refusal is sent over HTTP (test/features/forms/refusals.test.ts).
 */
const FORMS_WITHOUT_SCRIPT = ['make-offer', 'job-contact', 'contact-demand'];
const RUNS = [
  ...findDistinctForms(FORMS).map((form, index) => ({
    ...{ name: form.name, form, script: true },
    language: index % 2 ? ('fr' as const) : ('nl' as const),
  })),
  ...FORMS.filter(({ name }) => FORMS_WITHOUT_SCRIPT.includes(name)).map((form) => ({
    ...{ name: form.name, form, script: false },
    language: 'fr' as const,
  })),
];

test.each(Object.entries(FORM_LOADERS))('the browser finds %s by its name', async (name, load) => {
  expect((await load()).name).toBe(name);
});

test.each(RUNS)(
  '$name in $language, with script: $script, is refused empty, then sent',
  async (run) => {
    const { form } = run;
    const email = `${run.language}.${run.script}@example.be`;
    // A new visitor, to whom no draft of an earlier try is offered.
    const page = await openWindow({ viewport: PHONE, javaScriptEnabled: run.script });
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
