import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { readValues } from '../../../../src/features/forms/kit/definition/answers';
import {
  choice,
  choices,
  date,
  email,
  Line,
  lines,
  money,
  mustTick,
  Phone,
  required,
  requiredChoices,
  requiredDate,
  requiredMoney,
  requiredWhole,
  Ticked,
  whole,
  zip,
} from '../../../../src/features/forms/kit/definition/schemas';
import { makeOffer } from '../../../../src/features/forms/make-offer/form';
import { isAddress } from '../../../../src/platform/mail/address';
import { fc } from '../../../cases';

/** What a schema makes of an input: its value, or the key of its first complaint. */
function read(schema: v.GenericSchema, input: unknown): unknown {
  const result = v.safeParse(schema, input);
  return result.success ? result.output : `! ${result.issues[0]?.message}`;
}

const OPTIONS = [{ value: 'a' }, { value: 'b' }];

test.each<[string, v.GenericSchema, unknown, unknown]>([
  ['a missing line is an empty one', Line, undefined, ''],
  ['a line is one line', Line, ' An\r\nna\t\u2028P\u0000 ', 'An na P'],
  ['a line of two hundred', Line, 'a'.repeat(200), 'a'.repeat(200)],
  ['a line of more', Line, 'a'.repeat(201), '! ALERT_TOO_LONG'],
  ['spaces are no answer', required('ALERT_CITY_EMPTY'), '  ', '! ALERT_CITY_EMPTY'],
  [
    'a file in a text’s place',
    Line,
    new File([], 'a'),
    '! Invalid type: Expected string but received File',
  ],
  ['lines keep their breaks', lines(), 'a\r\nb\rc\u0007\n', 'a\nb\nc'],
  ['lines have an end', lines(3), 'abcd', '! ALERT_TOO_LONG'],

  [
    'an address',
    email(),
    ' Anna.Peeters+huis@mail.example.be ',
    'Anna.Peeters+huis@mail.example.be',
  ],
  ['no address', email(), '', '! ALERT_EMAIL_EMPTY'],
  ['half an address', email(), 'anna@', '! ALERT_EMAIL_INVALID'],
  ['without a country', email(), 'anna@localhost', '! ALERT_EMAIL_INVALID'],
  ['two addresses', email(), 'a@b.be,c@d.be', '! ALERT_EMAIL_INVALID'],
  ['an address with a name', email(), 'Anna <a@b.be>', '! ALERT_EMAIL_INVALID'],
  ['an address with a header', email(), 'a@b.be\r\nBcc: c@d.be', '! ALERT_EMAIL_INVALID'],
  ['two points', email(), 'a..b@c.be', '! ALERT_EMAIL_INVALID'],
  ['an apostrophe', email(), "o'neil@c.be", "o'neil@c.be"],

  ['no phone', Phone, '', ''],
  ['a mobile one', Phone, '0470 00 12 31', '0470 00 12 31'],
  ['from abroad', Phone, '+31 (0)6-12.34.56/78', '+31 (0)6-12.34.56/78'],
  ['too short', Phone, '1234567', '! ALERT_PHONE_INVALID'],
  ['words', Phone, 'bel 0470001231', '! ALERT_PHONE_INVALID'],

  ['a Belgian postcode', zip(), '6940', '6940'],
  ['a Dutch one', zip(), '1234 AB', '1234 AB'],
  ['no postcode', zip(), '', '! ALERT_ZIP_EMPTY'],
  ['one too short', zip(), '69', '! ALERT_ZIP_INVALID'],

  ['an amount as Belgians write it', money(), '€ 285.000,50', 285000.5],
  ['with spaces', money(), '285 000', 285000],
  ['a round one', money(), '€ 560.000,-', 560000],
  ['with its word', money(), '560 000 euros', 560000],
  ['no amount', money(), '', undefined],
  ['a negative one', money(), '-5', '! ALERT_NUMBER_INVALID'],
  ['in words', money(), 'veel', '! ALERT_NUMBER_INVALID'],
  ['an amount that is asked for', requiredMoney(), '', '! ALERT_AMOUNT_EMPTY'],
  ['of nothing', requiredMoney(), '0', '! ALERT_AMOUNT_EMPTY'],

  ['a number', whole(1, 9), '7', 7],
  ['a large one', whole(1, 2_000_000), '1.250.000', 1_250_000],
  ['a surface with its unit', whole(1, 9999), '1 250 m²', 1250],
  ['none', whole(1, 9), '', undefined],
  ['out of bounds', whole(1, 9), '10', '! ALERT_NUMBER_INVALID'],
  ['no whole one', whole(1, 9), '1.5', '! ALERT_NUMBER_INVALID'],
  ['one that is asked for', requiredWhole(1, 9, 'ALERT_AMOUNT_EMPTY'), '', '! ALERT_AMOUNT_EMPTY'],

  ['a day', date(), '2026-11-21', '2026-11-21'],
  ['no day', date(), '', ''],
  ['a leap day', date(), '2028-02-29', '2028-02-29'],
  ['a day that never comes', date(), '2027-02-29', '! ALERT_DATE_INVALID'],
  ['a month that never comes', date(), '2026-13-01', '! ALERT_DATE_INVALID'],
  ['a year of two digits', date(), '26-11-21', '! ALERT_DATE_INVALID'],
  [
    'a day without its month',
    date('ALERT_END_DATE_INCOMPLETE', 'ALERT_END_DATE_INVALID'),
    '2026--21',
    '! ALERT_END_DATE_INCOMPLETE',
  ],
  [
    'a day that is asked for',
    requiredDate('ALERT_START_DATE_INCOMPLETE', 'ALERT_DATE_INVALID'),
    '',
    '! ALERT_START_DATE_INCOMPLETE',
  ],

  ['an option', choice(OPTIONS), 'a', 'a'],
  ['no option', choice(OPTIONS), '', ''],
  ['an option nobody offered', choice(OPTIONS), 'c', '! ALERT_CHOICE_INVALID'],
  ['several', choices(OPTIONS), ['a', 'b', 'a'], ['a', 'b']],
  ['none of several', choices(OPTIONS), undefined, []],
  ['a stranger among them', choices(OPTIONS), ['a', 'c'], '! ALERT_CHOICE_INVALID'],
  ['at least one', requiredChoices(OPTIONS, 'ALERT_TYPES_EMPTY'), [], '! ALERT_TYPES_EMPTY'],
  ['a ticked box', Ticked, 'yes', true],
  ['a box left alone', Ticked, undefined, false],
  ['a box that must be ticked', mustTick('ALERT_CONFIRM_EMPTY'), '', '! ALERT_CONFIRM_EMPTY'],
])('%s', (_, schema, input, expected) => {
  expect(read(schema, input)).toEqual(expected);
});

describe('whatever is written', () => {
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

  test('an e-mail address that is accepted can stand in a header alone', () => {
    fc.assert(
      fc.property(fc.tuple(texts, texts), ([before, after]) => {
        const result = v.safeParse(email(), `${before}a@b.be${after}`);
        if (!result.success) return;
        expect(isAddress(result.output)).toBe(true);
        expect(result.output).not.toMatch(/[\s,;:<>()"\\]/);
      }),
    );
  });

  test('a line is one line, and reading it again changes nothing', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const result = v.safeParse(Line, text);
        if (!result.success) return;
        expect(result.output).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        expect(v.parse(Line, result.output)).toBe(result.output);
      }),
    );
  });
});

test.each([
  ['5', '3', '26', '2026-03-05'],
  ['05', '12', '2026', '2026-12-05'],
  ['5', '', '', '--05'],
  ['', '', '', ''],
])('a date of %s, %s and %s is read as %s', (day, month, year, read) => {
  const data = new FormData();
  for (const [part, value] of Object.entries({ day, month, year }))
    data.set(`endDate.${part}`, value);
  expect(readValues(makeOffer, data).endDate).toBe(read);
});
