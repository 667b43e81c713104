import type * as v from 'valibot';
import { expect, test } from 'vitest';
import { readFieldValues } from '../../../../src/features/forms/kit/definition/parse-answers';
import {
  OptionalPhoneSchema,
  optionalInteger,
  optionalMoney,
  requiredCalendarDate,
  requiredEmail,
  requiredInteger,
  requiredMoney,
  requiredZip,
} from '../../../../src/features/forms/kit/definition/typed-schemas';
import { makeOfferForm } from '../../../../src/features/forms/make-offer/form';
import { parseOrMessage } from './parse-or-message';

test.each<[string, v.GenericSchema, unknown, unknown]>([
  [
    'an address',
    requiredEmail(),
    ' Anna.Peeters+huis@mail.example.be ',
    'Anna.Peeters+huis@mail.example.be',
  ],
  ['no address', requiredEmail(), '', '! ALERT_EMAIL_EMPTY'],
  ['an address of another alphabet', requiredEmail(), 'info@müller.be', 'info@xn--mller-kva.be'],
  ['half an address', requiredEmail(), 'anna@', '! ALERT_EMAIL_INVALID'],
  ['a domain without a dot', requiredEmail(), 'anna@localhost', '! ALERT_EMAIL_INVALID'],
  ['two addresses', requiredEmail(), 'a@b.be,c@d.be', '! ALERT_EMAIL_INVALID'],
  ['an address with a name', requiredEmail(), 'Anna <a@b.be>', '! ALERT_EMAIL_INVALID'],
  ['an address with a header', requiredEmail(), 'a@b.be\r\nBcc: c@d.be', '! ALERT_EMAIL_INVALID'],
  ['two dots', requiredEmail(), 'a..b@c.be', '! ALERT_EMAIL_INVALID'],
  ['an apostrophe', requiredEmail(), "o'neil@c.be", "o'neil@c.be"],

  ['an empty phone number', OptionalPhoneSchema, '', ''],
  ['a mobile number', OptionalPhoneSchema, '0470 00 12 31', '0470 00 12 31'],
  ['a foreign number', OptionalPhoneSchema, '+31 (0)6-12.34.56/78', '+31 6 12 34 56 78'],
  ['a phone number that is too short', OptionalPhoneSchema, '1234567', '! ALERT_PHONE_LENGTH'],
  ['a phone number with words', OptionalPhoneSchema, 'bel 0470001231', '! ALERT_PHONE_INVALID'],

  ['a Belgian postcode', requiredZip(), '6940', '6940'],
  ['a Dutch postcode', requiredZip(), '1234 AB', '1234 AB'],
  ['no postcode', requiredZip(), '', '! ALERT_ZIP_EMPTY'],
  ['a postcode that is too short', requiredZip(), '69', '! ALERT_ZIP_INVALID'],

  ['a Belgian amount', optionalMoney(), '€ 285.000,50', 285000.5],
  ['an amount with spaces', optionalMoney(), '285 000', 285000],
  ['a whole amount', optionalMoney(), '€ 560.000,-', 560000],
  ['an amount with the currency’s name', optionalMoney(), '560 000 euros', 560000],
  ['no amount', optionalMoney(), '', undefined],
  ['a negative amount', optionalMoney(), '-5', '! ALERT_AMOUNT_NEGATIVE'],
  ['an amount in words', optionalMoney(), 'veel', '! ALERT_AMOUNT_INVALID'],
  ['an amount in thousands', optionalMoney(), '250k', '! ALERT_TYPED_UNCLEAR'],
  ['an amount above the field’s', optionalMoney(999), '1000', '! ALERT_AMOUNT_LARGE'],
  ['an amount with a decimal point', optionalMoney(), '1850.50', 1850.5],
  ['a missing required amount', requiredMoney(), '', '! ALERT_AMOUNT_EMPTY'],
  ['a required amount of 0', requiredMoney(), '0', '! ALERT_AMOUNT_EMPTY'],

  ['a number', optionalInteger(1, 9), '7', 7],
  ['a number with thousands separators', optionalInteger(1, 2_000_000), '1.250.000', 1_250_000],
  ['a surface with its unit', optionalInteger(1, 9999), '1 250 m²', 1250],
  ['an amount that may be two', optionalMoney(), '1.00.000', '! ALERT_TYPED_UNCLEAR'],
  ['an empty number', optionalInteger(1, 9), '', undefined],
  ['a number out of bounds', optionalInteger(1, 9), '10', '! ALERT_NUMBER_RANGE'],
  [
    'a number with a message of its own',
    optionalInteger(1, 9, 'ALERT_FIELD_EMPTY'),
    '10',
    '! ALERT_FIELD_EMPTY',
  ],
  ['a fraction', optionalInteger(1, 9), '1.5', '! ALERT_NUMBER_INVALID'],
  [
    'a missing required number',
    requiredInteger(1, 9, 'ALERT_AMOUNT_EMPTY'),
    '',
    '! ALERT_AMOUNT_EMPTY',
  ],

  [
    'a day',
    requiredCalendarDate('ALERT_DATE_INVALID', 'ALERT_DATE_INVALID'),
    '2026-11-21',
    '2026-11-21',
  ],
  [
    'a leap day',
    requiredCalendarDate('ALERT_DATE_INVALID', 'ALERT_DATE_INVALID'),
    '2028-02-29',
    '2028-02-29',
  ],
  [
    'a day that does not exist',
    requiredCalendarDate('ALERT_DATE_INVALID', 'ALERT_DATE_INVALID'),
    '2027-02-29',
    '! ALERT_DATE_INVALID',
  ],
  [
    'a month that does not exist',
    requiredCalendarDate('ALERT_DATE_INVALID', 'ALERT_DATE_INVALID'),
    '2026-13-01',
    '! ALERT_DATE_INVALID',
  ],
  [
    'a typed day',
    requiredCalendarDate('ALERT_DATE_INVALID', 'ALERT_DATE_INVALID'),
    '21/11/2026',
    '2026-11-21',
  ],
  [
    'a year of two digits',
    requiredCalendarDate('ALERT_DATE_INVALID', 'ALERT_DATE_INVALID'),
    '26-11-21',
    '! ALERT_DATE_INVALID',
  ],
  [
    'a date without month',
    requiredCalendarDate('ALERT_END_DATE_INCOMPLETE', 'ALERT_END_DATE_INVALID'),
    '2026--21',
    '! ALERT_END_DATE_INCOMPLETE',
  ],
  [
    'a missing required date',
    requiredCalendarDate('ALERT_START_DATE_INCOMPLETE', 'ALERT_DATE_INVALID'),
    '',
    '! ALERT_START_DATE_INCOMPLETE',
  ],
])('%s', (_, schema, input, expected) => {
  expect(parseOrMessage(schema, input)).toEqual(expected);
});

test.each([
  ['5', '3', '26', '2026-03-05'],
  ['05', '12', '2026', '2026-12-05'],
  ['​５ ', '3', '2026', '2026-03-05'],
  ['5', '', '', '--05'],
  ['', '', '', ''],
])('a date of %s, %s and %s is read as %s', (day, month, year, read) => {
  const data = new FormData();
  for (const [part, value] of Object.entries({ day, month, year }))
    data.set(`endDate.${part}`, value);
  expect(readFieldValues(makeOfferForm, data).endDate).toBe(read);
});
