import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type {
  HiddenValues,
  PlainForm,
} from '../../../../src/features/forms/kit/definition/plain-form';
import { requiredLine } from '../../../../src/features/forms/kit/definition/schemas';
import { parseForm, refuseForm } from '../../../../src/features/forms/kit/submit/read-form';

const HiddenNumber = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number));

const moveForm = {
  name: 'move',
  schema: v.object({ visit: HiddenNumber, slot: requiredLine('ALERT_CHOICE_EMPTY') }),
  parts: [{ kind: 'text', name: 'slot', label: 'LABEL_CITY' }],
  buttons: [
    { value: 'move', label: 'DESK_VISIT_MOVE' },
    { value: 'cancel', label: 'DESK_VISIT_CANCEL' },
  ],
  instance: 'visit',
} as const satisfies PlainForm;

const removeForm = {
  name: 'remove',
  schema: v.object({ id: HiddenNumber }),
  parts: [],
  buttons: [{ value: 'remove', label: 'DESK_PATTERN_REMOVE' }],
} as const satisfies PlainForm;

const FORMS = [moveForm, removeForm] as const;

const createBody = (fields: readonly (readonly [string, string])[]) => {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
};
const parse = (fields: Record<string, string>) =>
  parseForm(createBody(Object.entries(fields)), FORMS);

describe('what a path reads of its forms', () => {
  test('are the typed answers of the form whose button was pressed', () => {
    const moved = parse({ action: 'move', visit: '7', slot: ' 12 ' });
    expect(moved).toMatchObject({ ok: true, action: 'move', answers: { visit: 7, slot: '12' } });
    const removed = parse({ action: 'remove', id: '3', slot: 'x' });
    expect(removed).toMatchObject({ action: 'remove', answers: { id: 3 } });
    if (!removed.ok || removed.action !== 'remove') return;
    expectTypeOf(removed.answers).toEqualTypeOf<{ id: number }>();
    expectTypeOf<HiddenValues<typeof moveForm>>().toEqualTypeOf<{ visit: string | number }>();
  });

  test('is refused at the field, with what was typed', () => {
    expect(parse({ action: 'cancel', visit: '7', slot: ' ' })).toMatchObject({
      ...{ ok: false, status: 422, form: moveForm, alert: undefined },
      values: { slot: ' ', visit: '7' },
      errors: { slot: { key: 'ALERT_CHOICE_EMPTY' } },
    });
  });

  test.each([
    ['a hidden value that is wrong, beside a field', { action: 'move', visit: 'x', slot: '1' }],
    ['a hidden value that is wrong, without fields', { action: 'remove', id: '-1' }],
    ['a hidden value that is missing', { action: 'remove' }],
  ])('is refused as a whole: %s', (_, fields) => {
    expect(parse(fields)).toMatchObject({
      ...{ ok: false, status: 422, errors: {}, alert: 'FORM_NOTHING_CHANGED' },
    });
  });

  test('is nothing for any other button', () => {
    const others = fc.string().filter((action) => !/^(move|cancel|remove)$/.test(action));
    fc.assert(
      fc.property(others, (action) => {
        const read = parse({ action, visit: '7', slot: '12', id: '3' });
        expect(read).toMatchObject({ ok: false, status: 422, form: undefined, values: {} });
      }),
    );
  });

  test('is the last of doubled values', () => {
    const doubled = createBody([
      ['action', 'move'],
      ['action', 'remove'],
      ['id', '1'],
      ['id', '2'],
    ]);
    expect(parseForm(doubled, FORMS)).toMatchObject({ action: 'remove', answers: { id: 2 } });
  });

  test('needs no button where it is the only form and its button has no value', () => {
    const form = { ...removeForm, buttons: [{ label: 'LOGIN_SUBMIT' }] } as const;
    for (const action of [{}, { action: 'whatever' }]) {
      const data = createBody(Object.entries({ ...action, id: '3' }));
      expect(parseForm(data, [form])).toMatchObject({ ok: true, action: undefined });
    }
  });

  test('is shown by the page if its form has no fields', () => {
    const read = parse({ action: 'remove', id: '3' });
    if (!read.ok) throw new Error('not read');
    const refused = refuseForm(read, { status: 409, alert: 'FORM_EXPIRED' });
    expect(refused).toMatchObject({ status: 409, form: undefined, alert: 'FORM_EXPIRED' });
  });
});
