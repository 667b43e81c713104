import { readFile } from 'node:fs/promises';
import { isLanguage, LANGUAGES } from '../../../../src/domain/language/language';
import { computeContrast, isColor } from '../../../../src/domain/site/color';
import { readEmail } from '../../../../src/domain/typed-values/read-email';
import { readPhone } from '../../../../src/domain/typed-values/read-phone';
import { readPostcode } from '../../../../src/domain/typed-values/read-postcode';
import { compactTyped } from '../../../../src/domain/typed-values/typed-text';
import { explainUnknownCity, findCity, splitList } from './cities';

/** The answers so far, each as it was given. */
export type Answers = Readonly<Record<string, string>>;

/** A question of `snapshot init`. */
export interface Question {
  name: string;
  text: string;
  /** The answer if none is given; without it an answer is required. */
  initial?: string;
  /** Returns what is wrong with an answer; undefined if it is good. */
  findProblem?(answer: string, answers: Answers): string | undefined | Promise<string | undefined>;
}

/** WCAG 2.2, 1.4.3: text of ordinary size on its background. */
const MIN_CONTRAST = 4.5;
const MAX_LENGTH = 200;

/** All questions in the order in which they are asked. The last five are the legal lines of every page (decision 21). */
export const QUESTIONS: readonly Question[] = [
  { name: 'name', text: 'Name of the agency, as visitors read it' },
  { name: 'legalName', text: 'Legal name of the company (Maas bv)' },
  {
    name: 'languages',
    text: `Languages of the site, the first is its default (${LANGUAGES.join(', ')})`,
    initial: 'nl, fr',
    findProblem: (answer) => {
      const unknown = splitList(answer).find((code) => !isLanguage(code));
      if (unknown) return `${unknown} is not a language of the site: ${LANGUAGES.join(', ')}`;
      return splitList(answer).some((code) => code === 'nl' || code === 'fr')
        ? undefined
        : 'nl or fr must be among them: listings are in Dutch and French';
    },
  },
  {
    name: 'background',
    text: 'Colour behind header and menu (#rrggbb)',
    initial: '#ffffff',
    findProblem: findColorProblem,
  },
  {
    name: 'text',
    text: 'Colour of text on it',
    initial: '#1e262b',
    findProblem: (answer, { background = '' }) => findContrastProblem(answer, background),
  },
  {
    name: 'accent',
    text: 'Colour of banner, buttons of the header and footer',
    initial: '#20343f',
    findProblem: findColorProblem,
  },
  {
    name: 'accentText',
    text: 'Colour of text on it',
    initial: '#ffffff',
    findProblem: (answer, { accent = '' }) => findContrastProblem(answer, accent),
  },
  {
    name: 'logo',
    text: 'Picture of the logo (a file; empty for none)',
    initial: '',
    findProblem: async (answer) =>
      answer === '' || (await readFile(answer).catch(() => undefined))
        ? undefined
        : `${answer} cannot be read`,
  },
  {
    name: 'towns',
    text: 'Towns where the agency works, with commas (Gent, Sint-Martens-Latem, Gent 9030)',
    findProblem: (answer) => {
      const unknown = splitList(answer).find((text) => !findCity(text));
      return unknown === undefined ? undefined : explainUnknownCity(unknown);
    },
  },
  {
    name: 'phone',
    text: 'Telephone',
    findProblem: (answer) => (readPhone(answer) ? undefined : 'is no telephone number'),
  },
  {
    name: 'email',
    text: 'E-mail address',
    findProblem: (answer) => (readEmail(answer) ? undefined : 'is not an e-mail address'),
  },
  { name: 'street', text: 'Street of the office' },
  { name: 'houseNumber', text: 'House number' },
  {
    name: 'zip',
    text: 'Postcode',
    findProblem: (answer) => (readPostcode(answer) ? undefined : 'is no postcode'),
  },
  { name: 'city', text: 'Town' },
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

/** Returns what is wrong with an answer; undefined if it is good. */
export async function findAnswerProblem(
  { initial, findProblem }: Question,
  answer: string,
  answers: Answers,
): Promise<string | undefined> {
  if (answer === '' && initial === undefined) return 'is required';
  if (answer.length > MAX_LENGTH && !answer.includes(','))
    return `is longer than ${MAX_LENGTH} characters`;
  return findProblem?.(answer, answers);
}

function findColorProblem(answer: string): string | undefined {
  return isColor(answer) && /^#[0-9a-f]{6}$/i.test(answer)
    ? undefined
    : 'is not a colour such as #20343f';
}

function findContrastProblem(answer: string, background: string): string | undefined {
  const problem = findColorProblem(answer);
  if (problem || findColorProblem(background)) return problem;
  const contrast = computeContrast(answer, background);
  return contrast >= MIN_CONTRAST
    ? undefined
    : `has a contrast of ${contrast.toFixed(1)} with ${background}, where text needs ${MIN_CONTRAST}`;
}

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
