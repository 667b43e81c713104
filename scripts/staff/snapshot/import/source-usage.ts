import { listReadPaths } from './check-map';
import type { ImportMap } from './import-map';
import type { SourceRecords } from './source-records';
import { formatGeneralPath, NAME_MEMBER, parseValuePath, readScalar } from './value-path';

/** A field of the source, and in how many records it is filled. */
export interface UnusedField {
  path: string;
  count: number;
  /** What the source calls it, where it names the items of a list. */
  meaning?: string;
}

/**
 * Returns the filled fields of the source that no rule reads, most frequent first; never those that the
 * map declares private. An item of a list that the map filters by a key is one field, named by that key's value; its
 * other members say what it means.
 */
export function findUnusedFields({ records }: SourceRecords, map: ImportMap): UnusedField[] {
  // A record of two files holds each field under its language too.
  const dropLanguage = (path: string) =>
    map.source.perLanguage ? path.replace(/^(nl|fr)\./, '') : path;
  const used = listReadPaths(map).map((path) => dropLanguage(toGeneralPath(path)));
  const hidden = map.private.map(toGeneralPath);
  const keys = new Map(
    used.flatMap((path) =>
      [...path.matchAll(/([^[\]]+)\[([^=\]]+)=/g)].map(([, list = '', key = '']) => [list, key]),
    ) as [string, string][],
  );
  const counts = new Map<string, number>();
  const meanings = new Map<string, string>();
  for (const record of records.get(map.source.records) ?? []) {
    const paths = new Set<string>();
    collectLeaves(record.value, '', { keys, paths, meanings, hidden });
    for (const path of new Set([...paths].map(dropLanguage)))
      counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  const isCovered = (path: string) =>
    path === NAME_MEMBER ||
    used.some((other) => isSameOrBelow(path, other)) ||
    (meanings.has(path) && used.some((other) => isSameOrBelow(other, path))) ||
    hidden.some((other) => isSameOrBelow(path, other));
  return [...counts]
    .filter(([path]) => !isCovered(path))
    .map(([path, count]) => {
      const meaning = meanings.get(path);
      return { path, count, ...(meaning && { meaning }) };
    })
    .sort((a, b) => b.count - a.count || a.path.localeCompare(b.path));
}

/** Returns a path without the parts that differ between records, as an object of one file and a list of several have it. */
export const toGeneralPath = (text: string): string => {
  const path = parseValuePath(text);
  // A list with one element is not a list in XML: both spellings are the same.
  return path ? formatGeneralPath(path).replaceAll('[*]', '') : text;
};

/** Checks whether a path is another one or leads below it. */
export const isSameOrBelow = (path: string, other: string): boolean =>
  path === other || (path.startsWith(other) && /^[.[]/.test(path.slice(other.length)));

interface LeafCollection {
  /** The member by which the map filters a list, by the path of the list. */
  keys: ReadonlyMap<string, string>;
  paths: Set<string>;
  meanings: Map<string, string>;
  hidden: readonly string[];
}

function collectLeaves(value: unknown, path: string, leaves: LeafCollection): void {
  if (Array.isArray(value)) {
    const key = leaves.keys.get(path);
    for (const item of value) {
      const name = key && readScalar((item as Record<string, unknown> | null)?.[key]);
      if (name) addNamedItem(item, path, `[${key}=${name}]`, leaves);
      else collectLeaves(item, path, leaves);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value))
      collectLeaves(inner, path ? `${path}.${name}` : name, leaves);
  } else if (readScalar(value) !== '') leaves.paths.add(path);
}

const MEANING_MEMBERS = ['label', 'name', 'title'] as const;

/** Adds an item of a list as one field, with what the source calls it. */
function addNamedItem(
  item: unknown,
  list: string,
  key: string,
  { paths, meanings, hidden }: LeafCollection,
): void {
  const path = `${list}${key}`;
  paths.add(path);
  const members = item as Record<string, unknown>;
  const label = MEANING_MEMBERS.filter((member) => !hidden.includes(`${list}.${member}`))
    .map((member) => readScalar(members[member]))
    .find(Boolean);
  if (!meanings.get(path)) meanings.set(path, label === undefined ? '' : String(label));
}
