import { readFile } from 'node:fs/promises';
import { isLanguage, LANGUAGES } from '../../../../src/domain/language/language';
import { computeContrast, isColor } from '../../../../src/domain/site/color';
import { fitTextColor, MIN_TEXT_CONTRAST } from '../../../../src/domain/site/palette-contrast';
import { readEmail } from '../../../../src/domain/typed-values/read-email';
import { readPhone } from '../../../../src/domain/typed-values/read-phone';
import { readPostcode } from '../../../../src/domain/typed-values/read-postcode';
import { findPictureProblem, LOGO } from '../picture-files';
import { explainUnknownCity, findCity } from './cities';
import { LEGAL_QUESTIONS } from './legal-questions';
import { findMissingLanguage } from './localized-answer';
import { OFFER_QUESTION } from './offer-question';
import { readOpeningHours } from './opening-hours';
import { PROMISE_QUESTIONS } from './promise-questions';
import type { Answers, Question } from './question';
import { splitList } from './split-list';
import { findTeamProblem } from './team-answer';

const MAX_LENGTH = 200;

/** All questions in the order in which they are asked. */
export const QUESTIONS: readonly Question[] = [
  { name: 'name', text: 'Name of the agency, as visitors read it' },
  { name: 'legalName', text: 'Legal name of the company (Maas bv)' },
  {
    name: 'languages',
    text: `Languages of the site, the first is its default (${LANGUAGES.join(', ')})`,
    initial: 'nl, fr',
    findProblem: (answer) => {
      const codes = splitList(answer);
      const unknown = codes.find((code) => !isLanguage(code));
      if (unknown) return `${unknown} is not a language of the site: ${LANGUAGES.join(', ')}`;
      const twice = codes.find((code, index) => codes.indexOf(code) !== index);
      return twice && `${twice} is named twice`;
    },
  },
  OFFER_QUESTION,
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
    isFile: true,
    findProblem: async (answer) => {
      if (answer === '') return undefined;
      const bytes = await readFile(answer).catch(() => undefined);
      return bytes ? findPictureProblem(bytes, LOGO) : `${answer} cannot be read`;
    },
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
    name: 'region',
    text: 'Where the agency works, as a sentence ends (nl: in Gent en omgeving; fr: à Gand et environs); empty for the town of the office',
    initial: '',
    findProblem: (answer, answers) =>
      answer === '' ? undefined : findMissingLanguage(answer, answers),
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
    name: 'hours',
    text: 'Opening hours (mon-fri 9-12:30 13:30-18, sat 10-12; or: by arrangement); empty if they are not told',
    initial: '',
    findProblem: (answer) =>
      answer === '' || readOpeningHours(answer)
        ? undefined
        : 'is not read as opening hours: write mon-fri 9-18, sat 10-12, or by arrangement',
  },
  {
    name: 'team',
    text: 'People (Els Maas, broker/agente, els@maas.be; Jan Peeters, broker): a role, or one for each language; empty for none',
    initial: '',
    separator: '; ',
    findProblem: findTeamProblem,
  },
  ...PROMISE_QUESTIONS,
  ...LEGAL_QUESTIONS,
];

/** Returns what is wrong with an answer; undefined if it is good. */
export async function findAnswerProblem(
  { initial, findProblem }: Question,
  answer: string,
  answers: Answers,
): Promise<string | undefined> {
  if (answer === '' && initial === undefined) return 'is required';
  if (answer.length > MAX_LENGTH && !/[,;]/.test(answer))
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
  return contrast >= MIN_TEXT_CONTRAST
    ? undefined
    : `has a contrast of ${contrast.toFixed(1)} with ${background}, where text needs ${MIN_TEXT_CONTRAST}: ${fitTextColor(answer, background)} is the nearest that can be read`;
}
