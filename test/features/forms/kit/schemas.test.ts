import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  CheckboxSchema,
  multipleChoice,
  optionalChoice,
  requiredCheckbox,
} from '../../../../src/features/forms/kit/definition/choice-schemas';
import {
  LineSchema,
  optionalMultiline,
  requiredLine,
} from '../../../../src/features/forms/kit/definition/schemas';
import { fc } from '../../../seeded-fast-check';
import { parseOrMessage } from './parse-or-message';

const OPTIONS = [{ value: 'a' }, { value: 'b' }];

test.each<[string, v.GenericSchema, unknown, unknown]>([
  ['a missing line becomes empty', LineSchema, undefined, ''],
  ['line breaks become spaces', LineSchema, ' An\r\nna\t\u2028P\u0000 ', 'An na P'],
  ['a line of 200 characters', LineSchema, 'a'.repeat(200), 'a'.repeat(200)],
  ['a line of 201 characters', LineSchema, 'a'.repeat(201), '! ALERT_TOO_LONG'],
  ['spaces are not an answer', requiredLine('ALERT_CITY_EMPTY'), '  ', '! ALERT_CITY_EMPTY'],
  [
    'a file instead of a text',
    LineSchema,
    new File([], 'a'),
    '! Invalid type: Expected string but received File',
  ],
  ['several lines keep their breaks', optionalMultiline(), 'a\r\nb\rc\u0007\n', 'a\nb\nc'],
  [
    'a name in Hebrew',
    LineSchema,
    '\u200fשלום\u200f O’Brien 👩‍👧',
    '\u200fשלום\u200f O’Brien 👩‍👧',
  ],
  ['a sign that turns what follows', LineSchema, '\u202eAn\u2067na', 'Anna'],
  ['the same in several lines', optionalMultiline(), 'a\n\u202eb\u2069', 'a\nb'],
  ['a text above its own limit', optionalMultiline(3), 'abcd', '! ALERT_TOO_LONG'],

  ['an option', optionalChoice(OPTIONS), 'a', 'a'],
  ['no option', optionalChoice(OPTIONS), '', ''],
  ['an unknown option', optionalChoice(OPTIONS), 'c', '! ALERT_CHOICE_INVALID'],
  ['several options', multipleChoice(OPTIONS), ['a', 'b', 'a'], ['a', 'b']],
  ['no options', multipleChoice(OPTIONS), undefined, []],
  [
    'an unknown option among several',
    multipleChoice(OPTIONS),
    ['a', 'c'],
    '! ALERT_CHOICE_INVALID',
  ],
  ['a ticked box', CheckboxSchema, 'yes', true],
  ['an unticked box', CheckboxSchema, undefined, false],
  [
    'an unticked required box',
    requiredCheckbox('ALERT_CONFIRM_OFFER'),
    '',
    '! ALERT_CONFIRM_OFFER',
  ],
])('%s', (_, schema, input, expected) => {
  expect(parseOrMessage(schema, input)).toEqual(expected);
});

describe('with random input', () => {
  const bits = fc.constantFrom(
    'a',
    '@',
    '.',
    ',',
    ' ',
    '\r\n',
    '<',
    '>',
    ';',
    ':',
    '"',
    '\\',
    '(',
    'é',
    '%',
    '\u0000',
    'b.be',
  );
  const texts = fc.oneof(
    fc.string(),
    fc.array(bits, { maxLength: 12 }).map((parts) => parts.join('')),
  );

  test('a line has no line breaks, and parsing it again changes nothing', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const result = v.safeParse(LineSchema, text);
        if (!result.success) return;
        expect(result.output).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        expect(v.parse(LineSchema, result.output)).toBe(result.output);
      }),
    );
  });
});
