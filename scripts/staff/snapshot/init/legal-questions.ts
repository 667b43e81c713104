import { compactTyped } from '../../../../src/domain/typed-values/typed-text';
import type { Question } from './question';

/** What the legal lines of every page hold (decision 21). */
export const LEGAL_QUESTIONS: readonly Question[] = [
  {
    name: 'companyNumber',
    text: 'Company number (0800.000.075), which the law asks for',
    findProblem: (answer) =>
      isCompanyNumber(answer)
        ? undefined
        : 'is not a Belgian company number: ten digits, the last two are their check',
  },
  {
    name: 'professionalNumber',
    text: 'Number at BIV/IPI (509.999), which the law asks for',
    findProblem: matchPattern(/^\d{3}\.?\d{3}$/, 'number of BIV or IPI'),
  },
  {
    name: 'liabilityInsurer',
    text: 'Insurer of the professional liability, and the policy, which the law asks for',
    findProblem: (answer) =>
      /\p{L}{3}/u.test(answer) ? undefined : 'names no insurer before the policy',
  },
  {
    name: 'thirdPartyAccount',
    text: 'Third-party account (IBAN), which the law asks for',
    findProblem: (answer) => (isIban(answer) ? undefined : 'is not an IBAN'),
  },
];

function matchPattern(pattern: RegExp, kind: string) {
  return (answer: string) => (pattern.test(answer) ? undefined : `is no ${kind}`);
}

/** Checks the number of a Belgian company: the last two digits are 97 less the rest of the others. */
function isCompanyNumber(text: string): boolean {
  const digits = compactTyped(text).replace(/^BE/i, '').replaceAll('.', '');
  return (
    /^[01]\d{9}$/.test(digits) && 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8))
  );
}

/** Checks an IBAN by its check digits (ISO 13616). */
function isIban(text: string): boolean {
  const iban = compactTyped(text).toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => Number.parseInt(sign, 36));
  return BigInt(digits.join('')) % 97n === 1n;
}
