import * as v from 'valibot';
import { readDeclaredNumber } from '../../../domain/typed-values/read-declared-number';
import { readNumber } from '../../../domain/typed-values/read-number';

/** A value that was read as another one, as its field needs it. */
export interface LooseReading {
  /** The dotted path of the field. */
  path: string;
  written: unknown;
  /** Undefined if the field is read as absent. */
  read: unknown;
}

/** A record as its schema returns it and what was read as something else, or what of it is refused. */
export type LooseResult =
  | { ok: true; output: unknown; readings: LooseReading[] }
  | { ok: false; refusals: LooseRefusal[] };

/** An issue, and the values that the written one may stand for if there are several. */
export interface LooseRefusal {
  issue: v.BaseIssue<unknown>;
  meanings: readonly unknown[];
}

/**
 * Reads a record by its schema, a text of white space alone as an empty one. What the schema refuses is accepted where
 * only one meaning fits the field: null or an empty text as absent, a number or a flag that was written as text, a text
 * that was written as a number (decision 109). Fields are known by the schema's own refusal, so that those of later
 * schemas are read in the same way.
 */
export function readLoosely(schema: v.GenericSchema, record: unknown): LooseResult {
  const readings: LooseReading[] = [];
  let mended = holdsBlank(record) ? emptyBlanks(record, readings) : record;
  const first = v.safeParse(schema, mended);
  if (first.success) return { ok: true, output: first.output, readings };
  const refusals: LooseRefusal[] = [];
  for (const issue of first.issues) {
    const path = v.getDotPath(issue) ?? '';
    const meanings = listMeanings(issue).filter((meaning) =>
      isAccepted(schema, replaceAt(mended, issue, meaning), path),
    );
    if (meanings.length !== 1) {
      refusals.push({ issue, meanings });
      continue;
    }
    mended = replaceAt(mended, issue, meanings[0]);
    readings.push({ path, written: issue.input, read: meanings[0] });
  }
  if (refusals.length > 0) return { ok: false, refusals };
  const second = v.safeParse(schema, mended);
  return second.success
    ? { ok: true, output: second.output, readings }
    : { ok: false, refusals: second.issues.map((issue) => ({ issue, meanings: [] })) };
}

const isBlank = (text: string): boolean => text !== '' && !/\S/.test(text);

/** Whether a value holds a text of white space alone. */
function holdsBlank(value: unknown): boolean {
  if (typeof value === 'string') return isBlank(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsBlank);
}

/** Returns a copy of a value with '' for each such text, and notes where it was. */
function emptyBlanks(value: unknown, readings: LooseReading[], path = ''): unknown {
  if (typeof value === 'string' && isBlank(value)) {
    readings.push({ path, written: value, read: '' });
    return '';
  }
  if (typeof value !== 'object' || value === null) return value;
  const readInner = ([key, inner]: [string, unknown]) =>
    emptyBlanks(inner, readings, path ? `${path}.${key}` : key);
  const entries = Object.entries(value);
  return Array.isArray(value)
    ? entries.map(readInner)
    : Object.fromEntries(entries.map((entry) => [entry[0], readInner(entry)]));
}

const isAccepted = (schema: v.GenericSchema, record: unknown, path: string): boolean =>
  !v
    .safeParse(schema, record)
    .issues?.some((issue) => `${v.getDotPath(issue) ?? ''}.`.startsWith(`${path}.`));

/** Lists what a value may stand for; undefined is the absence of its field. */
function listMeanings({ input, path, type, expected }: v.BaseIssue<unknown>): unknown[] {
  // A field that no schema knows has no meaning, and where a text is asked for an empty one is no absence.
  if (expected === 'never' || type === 'non_empty') return [];
  const isField = path?.at(-1)?.type === 'object';
  if (input === null || input === '') return isField ? [undefined] : [];
  if (typeof input === 'number') return [String(input), ...listFlags(String(input))];
  return typeof input === 'string' ? [...listNumbers(input), ...listFlags(input)] : [];
}

/** Lists the numbers that a text may stand for: '245.000' is 245 in one country and 245,000 in another. */
function listNumbers(text: string): number[] {
  const typed = readNumber(text, { min: -LARGEST, max: LARGEST, decimals: 2 });
  const declared = (['.', ','] as const).flatMap((decimal) => {
    const { value, grouped } = readDeclaredNumber(text, { decimal, group: '' }) ?? {};
    return [value, grouped];
  });
  const numbers = [...(typed.ok ? [typed.value] : []), ...declared];
  return [...new Set(numbers.filter((number) => number !== undefined))];
}

const LARGEST = Number.MAX_SAFE_INTEGER;

const FLAGS: Record<string, boolean> = { true: true, false: false, 1: true, 0: false };

const listFlags = (text: string): boolean[] => {
  const flag = FLAGS[text.trim().toLowerCase()];
  return flag === undefined ? [] : [flag];
};

/** Returns a copy of a record with another value, or without one, at the place of an issue. */
function replaceAt(record: unknown, { path = [] as never }: v.BaseIssue<unknown>, value: unknown) {
  const copy = structuredClone(record);
  const keys = path.map(({ key }) => key as string);
  const last = keys.pop();
  const parent = keys.reduce((inner, key) => inner[key] as Fields, copy as Fields);
  if (last === undefined) return copy;
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return copy;
}

interface Fields {
  [key: string]: unknown;
}
