import { expect, test } from 'vitest';
import { DEFINITIONS } from '../../../client/forms/definitions';
import routes from '../../../data/site/routes.json';
import { FORMS } from '../../../src/features/forms/forms';
import { fieldsOf } from '../../../src/features/forms/kit/definition/form';
import { TRAP } from '../../../src/features/forms/kit/submit/sent';
import { ROBOT } from '../../../src/features/forms/kit/view/state';

/** What every form carries beside its own answers. */
const RESERVED = ['key', 'step', 'go', 'captcha', 'captcha-answer', 'altcha', TRAP, ROBOT];

test.each(FORMS.map(({ form }) => [form.name, form] as const))(
  '%s: the browser checks it by the same definition, each field by a name of its own, and it is thanked for',
  async (name, form) => {
    expect(await DEFINITIONS[name]?.()).toBe(form);
    const names = fieldsOf(form).map((field) => field.name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((one) => RESERVED.includes(one))).toEqual([]);
    expect(routes.some(({ original }) => original === `/feedback/${name}/`)).toBe(true);
  },
);

test('no two forms share a name or a page', () => {
  const names = FORMS.map(({ form }) => form.name);
  const paths = FORMS.map(({ form }) => form.path);
  expect([new Set(names).size, new Set(paths).size]).toEqual([names.length, paths.length]);
});
