import { cleanTyped } from './typed-text';

/**
 * Reads a typed postcode: four digits in Belgium and Luxembourg, five in France and Germany, '1234 AB' in the
 * Netherlands, 'SW1A 1AA' in Britain; three to ten letters and digits elsewhere. Undefined for anything else.
 */
export function readPostcode(text: string): string | undefined {
  const postcode = cleanTyped(text).toUpperCase();
  return /^(?=.*\d)[A-Z\d][A-Z\d -]{2,9}$/.test(postcode) ? postcode : undefined;
}

/** Reads several postcodes, with spaces, commas or semicolons between them: each once. */
export const readPostcodeList = (text: string): string[] => [
  ...new Set(
    cleanTyped(text)
      .split(/[\s,;]+/)
      .filter(Boolean),
  ),
];
