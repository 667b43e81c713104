import { isPhoneLength } from './phone-lengths';
import { cleanTyped } from './typed-text';

/** A telephone number as it is shown and stored, and as it is dialled. */
export interface Phone {
  /** '0475 12 34 56', '+31 6 12 34 56 78'. */
  shown: string;
  /** '+32475123456'; the digits as typed where nothing tells the country. */
  dialled: string;
}

/** Digits with spaces, dots, slashes, brackets and dashes between them, and an optional + in front. */
const PHONE = /^\(?\+?[\d ./()-]+$/;

/** Countries whose numbers lose their first 0 behind the country's code. */
const TRUNK_ZERO = /^(32|31|33|49|44)0/;

/** Digits behind a country's code or its 0, and the groups that are usual there. */
type NumberGroups = readonly (readonly [pattern: RegExp, shown: string])[];

/** Belgian numbers: mobile ones, free and charged ones, the four zones of one digit, all others (§5). */
const BELGIAN: NumberGroups = [
  [/^(4[5-9]\d)(\d\d)(\d\d)(\d\d)$/, '$1 $2 $3 $4'],
  [/^(800|90\d)(\d\d)(\d{3})$/, '$1 $2 $3'],
  [/^([239]|4(?![5-9]))(\d{3})(\d\d)(\d\d)$/, '$1 $2 $3 $4'],
  [/^((?!4[5-9])[1-9]\d)(\d\d)(\d\d)(\d\d)$/, '$1 $2 $3 $4'],
];
const DUTCH_MOBILE: NumberGroups = [[/^(6)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1 $2 $3 $4 $5']];

/** Numbers with their country's code that were typed without groups. */
const ABROAD: Readonly<Record<string, NumberGroups>> = {
  32: BELGIAN,
  31: DUTCH_MOBILE,
  33: [[/^([1-9])(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1 $2 $3 $4 $5']],
  352: [
    [/^(6\d\d)(\d{3})(\d{3})$/, '$1 $2 $3'],
    [/^([2-57-9]\d)(\d\d)(\d\d)(\d\d)?$/, '$1 $2 $3 $4'],
  ],
};

/** Nine or ten digits that do not tell their country. */
const GROUPS = /^(\d{3,4})(\d\d)(\d\d)(\d\d)$/;

/**
 * Reads a typed telephone number (§5, decision 109): '0475/12.34.56', '+32 (0)475 12 34 56', '06-12345678'. Undefined
 * for anything else, also for what has too many or too few digits for a number of its country.
 */
export function readPhone(text: string): Phone | undefined {
  const phone = parsePhone(text);
  return phone && isPhoneLength(phone.dialled) ? phone : undefined;
}

/** Parses digits that stand as a telephone number, however many: to show them, and to say what was understood. */
export function parsePhone(text: string): Phone | undefined {
  const typed = cleanTyped(text);
  const digits = typed.replace(/\D/g, '');
  if (!PHONE.test(typed) || digits === '') return undefined;
  return /^(\+|00)/.test(typed.replace(/^\(/, ''))
    ? readAbroad(typed)
    : readNational(typed, digits);
}

function readAbroad(typed: string): Phone {
  const groups = typed
    .replace(/^\(?(?:\+|00)/, '')
    .replace('(0)', ' ')
    .replace(/[^\d]+/g, ' ')
    .trim();
  const digits = groups.replaceAll(' ', '');
  const dialled = digits.replace(TRUNK_ZERO, '$1');
  // Groups are those of who typed them, but for a 0 too many, which is in one of them.
  const shown = dialled === groups || dialled !== digits ? groupAbroad(dialled) : groups;
  return { shown: `+${shown}`, dialled: `+${dialled}` };
}

function groupAbroad(dialled: string): string {
  const code = Object.keys(ABROAD).find((known) => dialled.startsWith(known)) ?? '';
  const shown = ABROAD[code] && group(dialled.slice(code.length), ABROAD[code]);
  return shown === undefined ? dialled : `${code} ${shown}`;
}

function readNational(typed: string, digits: string): Phone {
  const number = digits.startsWith('0') ? digits.slice(1) : '';
  const belgian = group(number, BELGIAN);
  if (belgian !== undefined) return { shown: `0${belgian}`, dialled: `+32${number}` };
  // No Belgian number of ten digits begins with 06: it is a Dutch mobile number.
  const dutch = group(number, DUTCH_MOBILE);
  if (dutch !== undefined) return { shown: `+31 ${dutch}`, dialled: `+31${number}` };
  return {
    shown: GROUPS.test(digits) ? digits.replace(GROUPS, '$1 $2 $3 $4') : typed,
    dialled: digits,
  };
}

/** Writes digits in the groups of the first pattern that they are of; undefined if they are of none. */
function group(digits: string, groups: NumberGroups): string | undefined {
  const [pattern, shown = ''] = groups.find(([candidate]) => candidate.test(digits)) ?? [];
  return pattern && digits.replace(pattern, shown).trimEnd();
}

/** The beginnings of numbers with the country's code, and the same in the country. */
const SPELLINGS: readonly (readonly [abroad: string, national: string])[] = [
  ['+32', '0'],
  ['+316', '06'],
];

/** Lists how the beginning of a number may be stored, without spaces: '0475 12' → '047512', '+3247512'. */
export function listPhoneBeginnings(text: string): string[] {
  const typed = cleanTyped(text).replace('(0)', '');
  const beginning = (/^\+/.test(typed) ? '+' : '') + typed.replace(/\D/g, '');
  const number = beginning.replace(/^00/, '+');
  const others = SPELLINGS.flatMap(([abroad, national]) => {
    if (number.startsWith(abroad)) return [national + number.slice(abroad.length)];
    return number.startsWith(national) ? [abroad + number.slice(national.length)] : [];
  });
  return [...new Set([number, ...others])];
}

/** Returns the digits of a stored or typed number as it is dialled from abroad, without the sign that tells so. */
export const toPhoneDigits = (phone: string): string =>
  phone
    .replace(/^\s*(\+\d+\s*)\(0\)/, '$1')
    .replace(/\D/g, '')
    .replace(/^00/, '');
