import { SaxesParser } from 'saxes';
import { decodeSource } from '../decode-source';
import type { ImportMap } from '../import-map';
import type { ReadSource } from '../read-source';
import { readSourceBytes } from '../read-source';
import { findFullestSheet } from '../read-xlsx';
import { explainFileKind, recognizeFile } from '../recognize-file';
import type { SourceGuess } from './guess-table';
import { guessTable } from './guess-table';

const DEFAULTS: Omit<ImportMap['source'], 'format'> = {
  records: 'rows[*]',
  quote: '"',
  header: true,
  folder: false,
  perLanguage: false,
  join: [],
  requires: [],
  optionalColumns: false,
};

/** Reads a source of which nobody has said what it is; `problem` tells why there is none to read. */
export function readUnknownSource(
  bytes: Uint8Array,
): { guess: SourceGuess; read: ReadSource } | { problem: string } {
  const kind = recognizeFile(bytes);
  const other = kind === 'zip' ? undefined : explainFileKind(bytes, 'csv');
  if (other) return { problem: other.replace(/, where the map reads csv$/, '') };
  const guess = kind === 'zip' ? guessWorkbook(bytes) : guessText(bytes);
  if ('problem' in guess) return guess;
  const source = { ...DEFAULTS, ...guess };
  const read = readSourceBytes(bytes, { source, projects: undefined });
  const [fault] = read.faults;
  if (fault)
    return { problem: `${fault.message}${fault.record === 'file' ? '' : ` (${fault.record})`}` };
  if ([...read.records.values()].every(({ length }) => length === 0))
    return { problem: 'holds no listing: nothing tells what its names mean' };
  return { guess, read };
}

/** Guesses which sheet of a workbook is the table; what is no workbook is refused when it is read. */
function guessWorkbook(bytes: Uint8Array): SourceGuess {
  try {
    const sheet = findFullestSheet(bytes);
    return { format: 'xlsx', ...(sheet !== undefined && { sheet }) };
  } catch {
    return { format: 'xlsx' };
  }
}

function guessText(bytes: Uint8Array): SourceGuess | { problem: string } {
  const decoded = decodeSource(bytes, []);
  if ('faults' in decoded) return { problem: 'is written in an encoding that is not known' };
  const { text } = decoded;
  const kind = recognizeFile(bytes);
  if (kind === 'xml') return { format: 'xml', records: findRecordElements(text) };
  if (kind === 'json') return guessJson(text);
  return guessTable(text);
}

function guessJson(text: string): SourceGuess | { problem: string } {
  try {
    return { format: 'json', records: findRecordList(JSON.parse(text)) };
  } catch {
    const [first = ''] = text.split('\n', 1);
    try {
      JSON.parse(first);
      return { format: 'jsonl' };
    } catch (problem) {
      return { problem: `is not valid JSON: ${(problem as Error).message}` };
    }
  }
}

/** Finds the longest list of groups in a document; one group is as good as a list of one. */
function findRecordList(root: unknown): string {
  let best = { path: '[*]', count: -1 };
  const visit = (value: unknown, path: string, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > 4) return;
    if (Array.isArray(value)) {
      const count = value.filter((item) => typeof item === 'object' && item !== null).length;
      if (count > best.count && count > 0) best = { path: `${path}[*]`, count };
      return;
    }
    for (const [name, inner] of Object.entries(value)) {
      const step = /[.[\]|]/.test(name) ? `["${name}"]` : name;
      visit(
        inner,
        path === '' ? step : step.startsWith('[') ? `${path}${step}` : `${path}.${step}`,
        depth + 1,
      );
    }
  };
  visit(root, '', 0);
  return best.path;
}

/**
 * Finds the elements that are records: those of one parent that repeat, with the most elements below them. Several names
 * below one parent are records of several kinds.
 */
function findRecordElements(text: string): string {
  const counts = new Map<string, { count: number; inner: number }>();
  const way: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', () => undefined);
  parser.on('opentag', ({ name }) => {
    way.push(name);
    for (let depth = 2; depth <= Math.min(way.length, 4); depth += 1) {
      const path = way.slice(0, depth).join('.');
      const entry = counts.get(path) ?? { count: 0, inner: 0 };
      counts.set(path, entry);
      if (depth === way.length) entry.count += 1;
      else entry.inner += 1;
    }
  });
  parser.on('closetag', () => way.pop());
  parser.write(text);
  const best = chooseRecordElement([...counts].map(([path, entry]) => ({ path, ...entry })));
  if (!best) return 'root.record[*]';
  const parent = best.path.slice(0, best.path.lastIndexOf('.'));
  const siblings = [...counts].flatMap(([path, { count, inner }]) =>
    path.startsWith(`${parent}.`) &&
    path.split('.').length === best.path.split('.').length &&
    inner / count > best.inner / best.count / 2
      ? [path.slice(parent.length + 1)]
      : [],
  );
  return `${parent}.${siblings.join('|')}[*]`;
}

interface ElementCount {
  path: string;
  count: number;
  /** Elements below all of this name. */
  inner: number;
}

/** Chooses the element that holds most of the document, and of those that do the one that repeats most. */
function chooseRecordElement(elements: readonly ElementCount[]): ElementCount | undefined {
  const groups = elements.filter(({ inner }) => inner > 0);
  const repeated = groups.filter(({ count }) => count > 1);
  const among = (repeated.length > 0 ? repeated : groups).toSorted((a, b) => b.inner - a.inner);
  let [best] = among;
  for (const element of among)
    if (best && element.count > best.count && element.inner > best.inner * 0.8) best = element;
  return best;
}
