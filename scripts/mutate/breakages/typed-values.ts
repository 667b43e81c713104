import type { Breakage } from '../breakage';

const READERS = 'src/domain/typed-values';
const TESTS = 'test/domain/typed-values';

/** Guarantees of what people type: nothing is multiplied, imitated or sent to a second address. */
export const TYPED_VALUE_BREAKAGES: readonly Breakage[] = [
  {
    name: 'a decimal point does not multiply',
    guarantee: 'One or two digits behind the last sign are cents: 1850.50 is no 185.050.',
    file: `${READERS}/read-number.ts`,
    before: '/^(.*?)(?:([.,])(\\d{1,2}))?$/.exec(digits)',
    after: '/^(.*?)(?:(,)(\\d{1,2}))?$/.exec(digits)',
    tests: [`${TESTS}/amounts.test.ts`],
  },
  {
    name: 'groups have one sign',
    guarantee: 'What mixes its signs may be two numbers, and is refused.',
    file: `${READERS}/read-number.ts`,
    before: '(?:\\1\\d{3})*)$/;',
    after: "(?:[ '.,]\\d{3})*)$/;",
    tests: [`${TESTS}/refused-amounts.test.ts`],
  },
  {
    name: 'the sign of the groups is not the decimal sign',
    guarantee: '1.234.56 may be two numbers, and is refused.',
    file: `${READERS}/read-number.ts`,
    before: " || (sign !== '' && group[1] === sign)",
    after: '',
    tests: [`${TESTS}/refused-amounts.test.ts`],
  },
  {
    name: 'an amount below zero is refused',
    guarantee: 'No dash that looks like a minus is dropped.',
    file: `${READERS}/read-number.ts`,
    before: 'value < bounds.min || (minus && bounds.min >= 0)',
    after: 'value < bounds.min && !minus',
    tests: [`${TESTS}/refused-amounts.test.ts`],
  },
  {
    name: 'thousands are not guessed from a k',
    guarantee: '250k is refused with the amount in full.',
    file: `${READERS}/read-money.ts`,
    before: ': suggest(Math.round(number * factor * 100) / 100, bounds);',
    after: ': { ok: true, value: number * factor };',
    tests: [`${TESTS}/refused-amounts.test.ts`],
  },
  {
    name: 'a Dutch mobile number is Dutch',
    guarantee: 'Ten digits in 06 are dialled in the Netherlands.',
    file: `${READERS}/read-phone.ts`,
    before: 'dialled: `+31${number}`',
    after: 'dialled: `+32${number}`',
    tests: [`${TESTS}/phone.test.ts`],
  },
  {
    name: 'a domain has one alphabet',
    guarantee: 'A domain whose letters imitate another is refused.',
    file: `${READERS}/read-email.ts`,
    before: '&& DOMAINS.some((letters) => letters.test(domain))',
    after: '&& DOMAINS.length > 0',
    tests: [`${TESTS}/email.test.ts`],
  },
  {
    name: 'a stored recipient is exactly an address',
    guarantee: 'What a reader would have to clean is never sent to.',
    file: 'src/platform/mail/email-address.ts',
    before: 'readEmail(text) === text',
    after: 'readEmail(text) !== undefined',
    tests: ['test/platform/mail/email-address.test.ts'],
  },
  {
    name: 'the American order of a date is not guessed',
    guarantee: '12/25/2026 is refused.',
    file: `${READERS}/read-day.ts`,
    before: "const TYPED_ORDERS = ['iso', 'd-m-y'] as const",
    after: "const TYPED_ORDERS = ['iso', 'd-m-y', 'm/d/y'] as const",
    tests: [`${TESTS}/texts.test.ts`],
  },
  {
    name: 'a column of thousandths is asked about',
    guarantee: 'An import whose prices may be a thousand times as much is refused.',
    file: 'scripts/staff/snapshot/import/number-columns.ts',
    before: 'doubtful.length * 2 > count',
    after: 'doubtful.length > count',
    tests: ['test/scripts/staff/snapshot/import/number-columns.test.ts'],
  },
];
