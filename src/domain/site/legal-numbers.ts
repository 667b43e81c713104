import { compactTyped } from '../typed-values/typed-text';

/** Checks the number of a Belgian company: the last two digits are 97 less the rest of the others. */
export function isCompanyNumber(text: string): boolean {
  const digits = compactTyped(text).replace(/^BE/i, '').replaceAll('.', '');
  return (
    /^[01]\d{9}$/.test(digits) && 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8))
  );
}

/** Checks an IBAN by its check digits (ISO 13616). */
export function isIban(text: string): boolean {
  const iban = compactTyped(text).toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => Number.parseInt(sign, 36));
  return BigInt(digits.join('')) % 97n === 1n;
}
