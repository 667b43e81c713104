import { cleanByKind } from '../../../../src/platform/snapshot/build/clean-text';
import { convertValue } from './convert-value';
import type { FieldContext, FieldResult, Scalar, UnmappedValue } from './field-source';
import { findFieldSource, localizeScalar, quoteValue } from './field-source';
import type { FieldRule, ScalarByLanguage } from './import-map';
import { meetsConditions } from './record-conditions';
import { readPath, readScalar, toValuePath } from './value-path';
import { isFormulaError } from './values/formula-error';
import { isPlaceholder } from './values/plausible';
import { trimValue } from './values/trim-value';

/** Returns the value of a field of a record, or why it is refused. */
export function evaluateField(rule: FieldRule, context: FieldContext): FieldResult {
  if (!meetsConditions(rule.when, context.record)) return {};
  const found = cleanFound(rule, findFieldSource(rule, context), context);
  if (found.problem) return found;
  const mapped = applyTable(rule, found, context);
  if (mapped.problem) return mapped;
  if (mapped.value === undefined || mapped.value === '') return applyDefault(rule, mapped, context);
  const converted = convertFound(rule, mapped.value, context);
  if (converted.problem)
    return rule.else === 'drop'
      ? applyDefault(rule, { unmapped: toDropped(mapped.value) }, context)
      : converted;
  const isNone = rule.zero === 'none' && converted.value === 0;
  return isNone ? applyDefault(rule, mapped, context) : { ...mapped, ...converted };
}

const toDropped = (value: Scalar): UnmappedValue => ({ value: String(value), result: 'left out' });
const TRIMMED_KINDS: readonly FieldRule['as'][] = ['number', 'integer', 'date', 'label'];

/**
 * Takes off what stands around a value, and drops a word that says nothing. What a spreadsheet could not compute is not
 * the same as nothing: neither a default nor another language may stand for it.
 */
function cleanFound(rule: FieldRule, found: FieldResult, { map }: FieldContext): FieldResult {
  if (typeof found.value !== 'string' || rule.const !== undefined) return found;
  if (!hasEntry(rule, found.value, map)) {
    if (isFormulaError(found.value)) return reportFormulaError(rule, found.value, found.code);
    if (isPlaceholder(found.value)) return {};
  }
  const trimmings = rule.strip ?? (TRIMMED_KINDS.includes(rule.as) ? map.strip : []);
  return trimmings.length > 0 ? { ...found, value: trimValue(found.value, trimmings) } : found;
}

const reportFormulaError = (
  rule: FieldRule,
  value: string,
  code: string | undefined,
): FieldResult => {
  const isNeeded = rule.required || rule.default !== undefined || code !== undefined;
  return isNeeded
    ? { problem: `${quoteValue(value)} is an error of a formula`, ...(code && { code }) }
    : { note: `is left out: ${value} is an error of a formula` };
};

const hasEntry = ({ table }: FieldRule, value: string, { tables }: FieldContext['map']): boolean =>
  table !== undefined && findEntry(tables[table] ?? {}, value) !== undefined;

function applyTable(
  rule: FieldRule,
  found: FieldResult,
  { map: { tables }, language }: FieldContext,
): FieldResult {
  const { value } = found;
  if (rule.table === undefined || value === undefined || value === '') return found;
  const entry = findEntry(tables[rule.table] ?? {}, String(value));
  if (entry !== undefined) return { ...found, value: localizeScalar(entry, language) };
  const unmapped = (result: UnmappedValue['result']) => ({ value: String(value), result });
  // A number that is no word of the table is converted, or refused by name.
  if (rule.else === 'keep')
    return isNumeric(rule) ? found : { ...found, unmapped: unmapped('kept') };
  if (rule.else === 'drop') return { unmapped: toDropped(value) };
  if (rule.else !== 'refuse') return { value: rule.else, unmapped: unmapped('replaced') };
  return {
    problem: `${quoteValue(value)} is not in table ${rule.table}`,
    unmapped: unmapped('refused'),
  };
}

const isNumeric = ({ as }: FieldRule): boolean => as === 'number' || as === 'integer';

/** Finds the entry of a value in a table: exactly, else without regard to case. */
function findEntry(
  table: readonly string[] | Readonly<Record<string, ScalarByLanguage>>,
  value: string,
): ScalarByLanguage | undefined {
  const entries: readonly (readonly [string, ScalarByLanguage])[] = Array.isArray(table)
    ? table.map((item: string) => [item, item] as const)
    : Object.entries(table);
  const folded = value.toLowerCase();
  const entry =
    entries.find(([key]) => key === value) ?? entries.find(([key]) => key.toLowerCase() === folded);
  return entry?.[1];
}

function applyDefault(
  rule: FieldRule,
  { unmapped, note }: FieldResult,
  { language }: FieldContext,
): FieldResult {
  const rest = { ...(unmapped && { unmapped }), ...(note && { note }) };
  if (rule.default !== undefined) return { value: localizeScalar(rule.default, language), ...rest };
  return rule.required ? { problem: 'is missing', ...rest } : { ...rest };
}

function convertFound(rule: FieldRule, value: Scalar, context: FieldContext): FieldResult {
  const { map, record, getProjectId } = context;
  if (rule.as === 'project') {
    const id = getProjectId(String(value));
    return id === undefined
      ? { problem: `${quoteValue(value)} is not a project of the source` }
      : { value: id };
  }
  const converted = convertValue(
    toPlainHeadline(value, rule, context),
    rule,
    rule.number ?? map.number,
  );
  if ('problem' in converted) return { problem: `${quoteValue(value)} ${converted.problem}` };
  // A field that names its own signs leaves no doubt.
  const number = rule.number === undefined && converted.number && { number: converted.number };
  if (typeof converted.value === 'number' && rule.times !== undefined)
    return { ...multiply(converted.value, rule.times, record, map), ...number };
  if (typeof converted.value === 'string' && rule.max !== undefined)
    return cutText(converted.value, rule.max);
  return { value: converted.value, ...number };
}

/** A headline is plain text on one line, before it is cut; what a load refuses stays as it is. */
function toPlainHeadline(value: Scalar, { as }: FieldRule, { field }: FieldContext): Scalar {
  const isHeadline = as === 'text' && (field === 'TypeDescription' || field === 'Name');
  if (!isHeadline || typeof value !== 'string' || /<script|javascript:|\son\w+ *=/i.test(value))
    return value;
  return cleanByKind(value, 'plain').text.replace(/\s+/g, ' ').trim();
}

function multiply(
  value: number,
  times: NonNullable<FieldRule['times']>,
  record: unknown,
  { tables }: FieldContext['map'],
): FieldResult {
  if (typeof times === 'number') return { value: roundProduct(value * times) };
  const unit = String(readScalar(readPath(record, toValuePath(times.from))[0]) ?? '');
  const factor = findEntry(tables[times.table] ?? {}, unit);
  return typeof factor === 'number'
    ? { value: roundProduct(value * factor) }
    : { problem: `has the unit ${quoteValue(unit)}, which is not in table ${times.table}` };
}

/** Rounds away what binary fractions add: 1.1 × 100 is 110. */
const roundProduct = (value: number) => Number(value.toFixed(6));

/** Cuts a text at the last word that fits, with an ellipsis. */
function cutText(text: string, max: number): FieldResult {
  if (text.length <= max) return { value: text };
  const start = text.slice(0, max);
  const end = start.lastIndexOf(' ');
  return {
    value: `${start.slice(0, end > 0 ? end : max - 1).trimEnd()}…`,
    note: 'is cut to the length that the map allows',
  };
}
