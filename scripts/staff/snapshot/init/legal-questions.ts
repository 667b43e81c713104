import { isCompanyNumber, isIban } from '../../../../src/domain/site/legal-numbers';
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
