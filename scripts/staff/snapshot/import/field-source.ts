import type { CatalogueLanguage } from '../../../../src/domain/language/language';
import { convertValue } from './convert-value';
import { isMisreadUtf8 } from './decode-source';
import type { FieldRule, ImportMap, ScalarByLanguage } from './import-map';
import type { TextNumber } from './number-columns';

import { readPath, readScalar, toValuePath } from './value-path';
import { isFormulaError } from './values/formula-error';

export type Scalar = string | number | boolean;

/** A table had no entry for a value of the source. */
export interface UnmappedValue {
  value: string;
  result: 'refused' | 'left out' | 'kept' | 'replaced';
}

/** The value of a field of one record in one language, or the reason why it is refused. */
export interface FieldResult {
  value?: Scalar;
  /** The code of the language that the text was taken from, where its path names one. */
  code?: string;
  problem?: string;
  unmapped?: UnmappedValue;
  /** A note for people about the value: it was cut to the rule's `max`, or is an error of a formula. */
  note?: string;
  /** The number as the source writes it, where only the map's general signs say how. */
  number?: TextNumber;
}

/** Input of a rule. */
export interface FieldContext {
  /** The field of the catalogue. */
  field: string;
  record: unknown;
  language: CatalogueLanguage;
  /** The source's codes of languages, best first. */
  codes: readonly string[];
  map: Pick<ImportMap, 'tables' | 'number' | 'strip'>;
  getProjectId(text: string): number | undefined;
}

/** A longer text is not a text of a property but a fault of the export. */
const MAX_TEXT_LENGTH = 100_000;

export const localizeScalar = (value: ScalarByLanguage, language: CatalogueLanguage): Scalar =>
  typeof value === 'object' ? value[language] : value;

/** Finds the value of a field in a record, before its table. */
export function findFieldSource(rule: FieldRule, context: FieldContext): FieldResult {
  if (rule.const !== undefined) return { value: localizeScalar(rule.const, context.language) };
  if (rule.pick) {
    const choice = rule.pick.find(({ if: flag, present = '' }) =>
      flag === undefined
        ? readPath(context.record, toValuePath(present)).length > 0
        : isSet(flag, context.record),
    );
    return choice ? { value: localizeScalar(choice.then, context.language) } : {};
  }
  const paths = [rule.from ?? []].flat();
  if (rule.has !== undefined) return { value: hasValue(rule, paths, context) };
  if (rule.join !== undefined) return joinValues(rule.join, paths, context);
  for (const path of paths) {
    const isTranslated = path.includes('{language}');
    for (const code of isTranslated ? context.codes : [rule.language]) {
      const [value] = readFilled(path.replaceAll('{language}', code ?? ''), context.record);
      if (value === undefined || (rule.zero === 'none' && isZero(value))) continue;
      return { ...checkScalar(value), ...(code !== undefined && { code }) };
    }
  }
  return {};
}

const isSet = (path: string, record: unknown): boolean =>
  readPath(record, toValuePath(path)).some((value) => {
    // A group is set, and so is an element that holds attributes only.
    if (typeof value === 'object' && value !== null && readScalar(value) === '') return true;
    const scalar = readScalar(value);
    if (scalar === undefined) return true;
    if (scalar === '') return false;
    const flag = convertValue(scalar, { as: 'flag', date: 'iso', not: false }, PLAIN_NUMBERS);
    return 'problem' in flag || flag.value === true;
  });

const PLAIN_NUMBERS = { decimal: '.', group: '' } as const;

/** Returns the values at a path that are not empty. */
const readFilled = (path: string, record: unknown): unknown[] =>
  readPath(record, toValuePath(path)).filter((value) => readScalar(value) !== '');

/** Whether a value is 0 in figures: '0.00'. */
const isZero = (value: unknown): boolean => /^0+(?:[.,]0*)?$/.test(String(readScalar(value) ?? ''));

function hasValue(
  { has, split }: FieldRule,
  paths: readonly string[],
  { record }: FieldContext,
): boolean {
  const texts = paths
    .flatMap((path) => readFilled(path, record))
    .map((value) => String(readScalar(value) ?? ''));
  return texts
    .flatMap((text) => (split ? text.split(split) : text))
    .some((text) => text.trim() === has);
}

function joinValues(
  separator: string,
  paths: readonly string[],
  { record, codes }: FieldContext,
): FieldResult {
  const texts = paths.flatMap((path) =>
    readFilled(path.replaceAll('{language}', codes[0] ?? ''), record).map((value) =>
      checkScalar(value),
    ),
  );
  // An error of a spreadsheet is no part of a text.
  const fault = texts.find(({ problem, value }) => problem || isFormulaError(String(value)));
  return fault ?? { value: texts.map(({ value }) => String(value)).join(separator) };
}

function checkScalar(value: unknown): FieldResult {
  const scalar = readScalar(value);
  if (scalar === undefined)
    return { problem: `is a ${Array.isArray(value) ? 'list' : 'group'}, where a value is needed` };
  if (typeof scalar !== 'string') return { value: scalar };
  if (scalar.length > MAX_TEXT_LENGTH)
    return { problem: `is ${scalar.length} characters long, more than ${MAX_TEXT_LENGTH}` };
  if (scalar.includes('\ufffd') || isMisreadUtf8(scalar))
    return { problem: `${quoteValue(scalar)} was written or read in a wrong encoding` };
  return { value: scalar };
}

const MAX_QUOTED_LENGTH = 60;

/** Formats a value for a message: in quotes, cut to a line. */
export function quoteValue(value: unknown): string {
  const text = String(value).replace(/\s+/g, ' ');
  return `"${text.length > MAX_QUOTED_LENGTH ? `${text.slice(0, MAX_QUOTED_LENGTH - 1)}…` : text}"`;
}
