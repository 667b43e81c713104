import type { FieldRule } from '../import-map';
import { readCountry } from '../values/read-country';
import { fitsField, getFieldKind, isCode, isFigure, isToldByValues } from './field-values';
import { FIELD_NAMES, findMeaning, hasMeanings } from './known-words';
import type { SourcePath } from './list-source-paths';
import { isKeyPath } from './list-source-paths';
import { generalizeLanguage, listNameParts, listPathNames } from './path-names';
import { proposeAmenities } from './propose-amenities';
import { proposeTexts } from './propose-texts';
import type { ProposedRule } from './proposed-rule';

/** Fields that may read what another one reads: the name of a type is often its code. */
const SHARING_FIELDS = ['MainTypeName'];

/** Proposes a rule for each field for which a path of the source has the name and the values, the surest first. */
export function proposeRules(
  paths: readonly SourcePath[],
  records: number,
): Map<string, ProposedRule> {
  const candidates = paths.filter(({ path }) => !isKeyPath(path));
  const ranked = [...FIELD_NAMES]
    .flatMap(([field, names]) =>
      candidates.map((source) => ({ field, source, ...scorePath(field, source, names, records) })),
    )
    .filter(({ field, source, score }) => score > 0 && fitsField(field, source))
    .map((match) => ({ ...match, score: match.score + scoreWords(match.field, match.source) }))
    .toSorted((a, b) => b.score - a.score);
  const proposals = new Map<string, ProposedRule>();
  const taken = new Set<string>();
  for (const { field, source, isOpposite } of ranked) {
    const path = generalizeLanguage(source.path);
    if (proposals.has(field) || (taken.has(path) && !SHARING_FIELDS.includes(field))) continue;
    if (!SHARING_FIELDS.includes(field)) taken.add(path);
    proposals.set(field, createRule(field, source, isOpposite));
  }
  proposeTexts(proposals, candidates, records);
  proposeAmenities(proposals, candidates);
  const order = [...FIELD_NAMES.keys()];
  return new Map([...proposals].toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b)));
}

/** What words explain is no free text: the more of them are known, the surer. */
const scoreWords = (field: string, { values }: SourcePath): number =>
  hasMeanings(field)
    ? 10 +
      (60 * values.filter((value) => findMeaning(field, value) !== undefined).length) /
        values.length
    : 0;

function scorePath(field: string, source: SourcePath, names: readonly string[], records: number) {
  const own = listPathNames(source);
  const whole = findName(names, own);
  const { index, name } = whole.index >= 0 ? whole : findName(names, listNameParts(source));
  if (index < 0) return { score: isToldByValues(field, source) ? 10 : 0, isOpposite: false };
  const base = whole.index < 0 ? 55 : own.length > 1 && name === own[0] ? 130 : 100;
  // What nearly every record has, and what stands near the root, is more likely the listing's own.
  const depth = source.path.split(/[.[]/).length;
  const score = base - index + (20 * source.count) / Math.max(1, records) - depth;
  return { score: Math.max(1, score), isOpposite: names[index]?.startsWith('!') === true };
}

/** Finds the first of several names of a path that is one of a field. */
function findName(names: readonly string[], candidates: readonly string[]) {
  for (const name of candidates) {
    const index = names.findIndex((known) => known === name || known === `!${name}`);
    if (index >= 0) return { index, name };
  }
  return { index: -1, name: '' };
}

function createRule(field: string, source: SourcePath, isOpposite: boolean): ProposedRule {
  const from = generalizeLanguage(source.path);
  const kind = getFieldKind(field);
  const texts = source.values.map(String);
  const isOwn =
    /(?:^|[.\]])WebID$/.test(source.path) && texts.every((text) => /^(?:10|[1-9])$/.test(text));
  if (isOwn) return { rule: { from, as: 'integer', required: true }, unknown: [] };
  if (field === 'CountryID')
    return {
      rule: { from, as: 'country', default: 10 },
      unknown: texts.filter((text) => readCountry(text) === undefined),
    };
  if (hasMeanings(field)) return createTableRule(field, from, texts);
  if (field === 'MainTypeName' && texts.every(isCode))
    return { rule: { from, table: field, required: true }, table: {}, unknown: texts };
  if (field === 'EPCLabelText') return { rule: { from, as: 'label' }, unknown: [] };
  if (field === 'City') return { rule: { from, as: 'upper', required: true }, unknown: [] };
  if (kind === 'date')
    return { rule: { from, as: 'date', date: chooseOrders(texts) }, unknown: [] };
  const isNumber = kind === 'number' || kind === 'integer';
  const words = isNumber ? texts.filter((text) => !isFigure(text)) : [];
  const wordsRule = proposeWords(field, words);
  const isRequired = ['Zip', 'TypeDescription', 'MainTypeName'].includes(field);
  return {
    rule: {
      from,
      ...(kind !== 'text' && { as: kind }),
      ...(isOpposite && { not: true }),
      ...(isRequired && { required: true }),
      ...wordsRule,
      ...(field === 'TypeDescription' && { max: 120 }),
      ...(/^Surface|Year$/.test(field) && { zero: 'none' as const }),
      ...(/^(?:Latitude|Longitude)$/.test(field) && {
        number: { decimal: chooseDecimal(texts), group: '' as const },
      }),
    },
    ...(wordsRule.table && { table: Object.fromEntries(words.map((word) => [word, ''])) }),
    unknown: words,
  };
}

/** More words than these stand for no value are no words but slips. */
const MAX_WORDS = 5;

/** Of a number that is a few words in some records, such as 'auf Anfrage', these count as none; another is refused. */
function proposeWords(
  field: string,
  words: readonly string[],
): Pick<Partial<FieldRule>, 'table' | 'else'> {
  if (words.length === 0) return {};
  return words.length > MAX_WORDS || words.some((word) => /\d/.test(word))
    ? { else: 'drop' }
    : { table: field, else: 'keep' };
}

function createTableRule(field: string, from: string, texts: readonly string[]): ProposedRule {
  const known = texts.flatMap((text): [string, number][] => {
    const meaning = findMeaning(field, text);
    return meaning === undefined ? [] : [[text, meaning]];
  });
  const isRequired = /^(?:Goal|WebID)$/.test(field);
  return {
    rule: { from, as: 'integer', table: field, ...(isRequired && { required: true }) },
    table: Object.fromEntries(known),
    unknown: texts.filter((text) => findMeaning(field, text) === undefined),
  };
}

const chooseDecimal = (texts: readonly string[]) =>
  texts.some((text) => text.includes(',')) ? (',' as const) : ('.' as const);

const chooseOrders = (texts: readonly string[]) =>
  texts.some((text) => /^\d{1,2}\/(?:1[3-9]|2\d|3[01])\//.test(text))
    ? ('m/d/y' as const)
    : ('d-m-y' as const);
