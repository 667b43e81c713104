import { expect, test } from 'vitest';
import { loadFormDefinition } from '../../../client/forms/form-loaders';
import routes from '../../../data/site/routes.json';
import { FORM_HANDLERS } from '../../../src/features/forms/form-handlers';
import { getFields } from '../../../src/features/forms/kit/definition/form';
import { HONEYPOT } from '../../../src/features/forms/kit/submit/raw-submission';
import { CAPTCHA } from '../../../src/features/forms/kit/view/form-state';

/** Names of the kit's own inputs. */
const RESERVED = ['key', 'step', 'go', 'captcha', 'captcha-answer', 'altcha', HONEYPOT, CAPTCHA];

test.each(FORM_HANDLERS.map(({ form }) => [form.name, form] as const))(
  '%s is checked in the browser by the same definition, has unique field names and a thank-you page',
  async (name, form) => {
    expect(await loadFormDefinition(name)).toBe(form);
    const names = getFields(form).map((field) => field.name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => RESERVED.includes(name))).toEqual([]);
    expect(routes.some(({ original }) => original === `/feedback/${name}/`)).toBe(true);
  },
);

test('no two forms share a name or a page', () => {
  const names = FORM_HANDLERS.map(({ form }) => form.name);
  const paths = FORM_HANDLERS.map(({ form }) => form.path);
  expect([new Set(names).size, new Set(paths).size]).toEqual([names.length, paths.length]);
});
