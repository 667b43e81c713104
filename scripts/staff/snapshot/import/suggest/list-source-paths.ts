import type { SourceRecord } from '../source-records';
import { joinPath, readScalar, TEXT_MEMBER } from '../value-path';

/** A path of an unknown source: in how many records it is filled, and with what. */
export interface SourcePath {
  path: string;
  /** What the source itself calls it, where it keeps names beside values. */
  label: string;
  count: number;
  /** Different values, as far as they are few. */
  values: (string | number | boolean)[];
  /** The most values that one record has at it. */
  perRecord: number;
}

const MAX_VALUES = 200;
/** Characters of a text: they tell its language and kind, whatever follows. */
const MAX_SAMPLE = 2000;
/** Members that tell the items of a list apart. */
const LANGUAGE_NAMES = ['languageId', 'language', 'lang', 'taal', 'langue', 'sprache', 'locale'];
const LANGUAGE_KEYS = LANGUAGE_NAMES.flatMap((name) => [name, `@${name}`]);
/** The step of a path that takes the item of a language; its code is the first group. */
export const LANGUAGE_STEP = new RegExp(`\\[@?(?:${LANGUAGE_NAMES.join('|')})=([^\\]]*)\\]`);
const KIND_KEYS = ['id', 'key', 'code', '@gruppe', '@name'];

/** Lists the paths of records that are filled, as they stand in the source. */
export function listSourcePaths(records: readonly SourceRecord[]): SourcePath[] {
  const found = new Map<string, SourcePath>();
  for (const { value } of records) {
    const seen = new Map<string, number>();
    visit(value, '', '', (path, label, leaf) => {
      const entry = found.get(path) ?? { path, label, count: 0, values: [], perRecord: 0 };
      found.set(path, entry);
      const times = (seen.get(path) ?? 0) + 1;
      seen.set(path, times);
      if (times === 1) entry.count += 1;
      entry.perRecord = Math.max(entry.perRecord, times);
      const sample = typeof leaf === 'string' ? leaf.slice(0, MAX_SAMPLE) : leaf;
      if (entry.values.length < MAX_VALUES && !entry.values.includes(sample))
        entry.values.push(sample);
    });
  }
  return [...found.values()];
}

type Visit = (path: string, label: string, leaf: string | number | boolean) => void;

function visit(value: unknown, path: string, label: string, add: Visit): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const step = isPoint(value) ? `[${index}]` : chooseItemStep(item, value);
      visit(item, `${path}${step}`, getLabel(item), add);
    }
    return;
  }
  if (typeof value === 'object' && value !== null) {
    // An element's own text stands under its own name.
    for (const [name, inner] of Object.entries(value))
      visit(inner, name === TEXT_MEMBER ? path : joinName(path, name), label, add);
    return;
  }
  const leaf = readScalar(value);
  if (leaf !== undefined && leaf !== '') add(path, label, leaf);
}

/** Whether a list is a point: of two numbers each has its place. */
const isPoint = (list: readonly unknown[]): boolean =>
  list.length === 2 && list.every((item) => typeof item === 'number');

const joinName = (path: string, name: string): string =>
  joinPath(path, /[.[\]|]/.test(name) ? `["${name}"]` : name);

/** Chooses how an item of a list is named: by its language or its kind where the items differ by one, else by [*]. */
function chooseItemStep(item: unknown, list: readonly unknown[]): string {
  const key = [...LANGUAGE_KEYS, ...KIND_KEYS].find((name) => {
    const own = readMemberText(item, name);
    if (own === '' || (KIND_KEYS.includes(name) && !hasValueMember(item))) return false;
    return list.filter((other) => readMemberText(other, name) === own).length === 1;
  });
  return key ? `[${key}=${readMemberText(item, key)}]` : '[*]';
}

const hasValueMember = (item: unknown): boolean => readMemberText(item, 'value') !== '';

const readMemberText = (item: unknown, name: string): string =>
  typeof item === 'object' && item !== null
    ? String(readScalar((item as Record<string, unknown>)[name]) ?? '')
    : '';

const getLabel = (item: unknown): string => readMemberText(item, 'label');

/** Whether a path is no value of its own: the language or the kind of an item. */
export const isKeyPath = (path: string): boolean =>
  /\[([^=\]]+)=[^\]]*\]\.(?:\1|languageId|language|lang|id|key|code|label|group|type)$/.test(path);
