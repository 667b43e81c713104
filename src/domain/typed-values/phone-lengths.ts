/** What follows a country's code in its numbers (national plans, November 2026): fixed ones, and mobile ones. */
const NATIONAL_NUMBERS: Readonly<Record<string, RegExp>> = {
  32: /^(?:4[5-9]\d{7}|(?!4[5-9])[1-9]\d{7})$/,
  31: /^[1-9]\d{8}$/,
  33: /^[1-9]\d{8}$/,
  352: /^(?:6\d{8}|[2-57-9]\d{4,10})$/,
  49: /^(?:1[567]\d{8,9}|[2-9]\d{5,10})$/,
};

/** Numbers without a country: of Belgium and its neighbours, as they are dialled at home. */
const HOME_NUMBERS: readonly RegExp[] = [
  // Belgian: nine digits, or ten of a mobile number. A mobile number of another length is one of nobody.
  /^0(?:4[5-9]\d{7}|(?!4[5-9])[1-9]\d{7})$/,
  // Dutch or French.
  /^0(?!4[5-9])[1-9]\d{8}$/,
  // German.
  /^0(?:1[567]\d{8,9}|(?!4[5-9])[2-9]\d{9,10})$/,
  // Luxembourgish: no 0 in front.
  /^(?:[2-57-9]\d{7}|6\d{8})$/,
];

/**
 * Whether a number can be one, by the digits it is dialled with: '+32475123456', '0201234567'. Numbers of other
 * countries have 8 to 15 digits (E.164).
 */
export function isPhoneLength(dialled: string): boolean {
  if (!dialled.startsWith('+')) return HOME_NUMBERS.some((pattern) => pattern.test(dialled));
  const number = dialled.slice(1);
  const code = Object.keys(NATIONAL_NUMBERS).find((known) => number.startsWith(known)) ?? '';
  return (NATIONAL_NUMBERS[code] ?? /^[1-9]\d{7,14}$/).test(number.slice(code.length));
}
