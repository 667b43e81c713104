import type { Criteria } from '../../../domain/criteria/criteria';
import { formatNumber } from '../../../domain/format/number';
import type { Language } from '../../../domain/language/language';
import { getQuantity } from './quantities';
import type { QuestionPart } from './question';
import { FEATURE_CRITERIA, QUESTION_WORDS, TYPE_WORDS } from './question-data';
import type { TypedPart } from './typed-part';

/** What an amount is written of; in what unit, with the words of the table, the first of which are meant. */
const WRITTEN = [
  ...(['price', 'allIn', 'bedrooms', 'bathrooms', 'persons'] as const),
  ...(['garages', 'parkings', 'living', 'ground'] as const),
];

/**
 * Writes what a part of a question asks for so that it asks the same where the other parts are gone: a unit that it borrowed
 * of the one before it, thousands that nobody typed, 'met' before a garage. Undefined if its own text will do.
 */
export function writeAlone(
  part: QuestionPart,
  typed: TypedPart,
  language: Language,
): string | undefined {
  const withWord = typed.withWord ?? QUESTION_WORDS.with.with[language][0];
  if (part.kind === 'words') return `${withWord} ${part.text}`;
  if (part.kind !== 'criteria') return undefined;
  const { criteria, text } = part;
  const [webId] = criteria.types ?? [];
  if (webId !== undefined) return TYPE_WORDS[webId]?.[language][0];
  if (typed.kind === 'plan') return QUESTION_WORDS.plans[typed.situation][language][0];
  if (typed.kind !== 'amount' && typed.kind !== 'bare') return `${withWord} ${text}`;
  return writeRange(criteria, language, withWord) ?? writeFeature(criteria, language);
}

const writeFeature = (criteria: Criteria, language: Language): string | undefined => {
  const name = Object.entries(FEATURE_CRITERIA).find(([, asked]) =>
    Object.keys(asked).every((field) => field in criteria),
  )?.[0];
  return name && QUESTION_WORDS.features[name as keyof typeof FEATURE_CRITERIA][language][0];
};

/** Writes 'min 3 slaapkamers', 'max 250.000 euro', 'met min 500 m2 grond': read alike in each language. */
function writeRange(
  criteria: Criteria,
  language: Language,
  withWord: string | undefined,
): string | undefined {
  const name = WRITTEN.find((quantity) => {
    const { min, max } = getQuantity(quantity);
    return [min, max].some((field) => field && criteria[field] !== undefined);
  });
  if (!name) return undefined;
  const { min, max } = getQuantity(name);
  const [word] = QUESTION_WORDS.quantities[name][language];
  const unit = UNITS[name];
  const write = (bound: 'min' | 'max', value: number | undefined) =>
    value === undefined ? [] : [bound, formatNumber(value), unit, name === 'price' ? '' : word];
  const written = [
    name === 'ground' ? withWord : '',
    ...write('min', min && criteria[min]),
    ...write('max', max && criteria[max]),
  ];
  return written.filter(Boolean).join(' ');
}

/** What stands between a number and the word for what it is of. */
const UNITS: Partial<Record<(typeof WRITTEN)[number], string>> = {
  ...{ price: 'euro', allIn: 'euro' },
  ...{ living: 'm2', ground: 'm2' },
};
