import { listReadPaths } from './check-map';
import type { ImportMap } from './import-map';
import type { SourceRecords } from './source-records';
import { formatGeneralPath, parseValuePath, readScalar } from './value-path';

/** A field of the source, and in how many records it is filled. */
export interface UnusedField {
  path: string;
  count: number;
}

/**
 * Returns the filled fields of the source that no rule reads, most frequent first; never those that the
 * map declares private. An item of a list that the map filters by a key is named by that key's value.
 */
export function findUnusedFields({ records }: SourceRecords, map: ImportMap): UnusedField[] {
  // A record of two files holds each field under its language too.
  const dropLanguage = (path: string) =>
    map.source.perLanguage ? path.replace(/^(nl|fr)\./, '') : path;
  const used = listReadPaths(map).map((path) => dropLanguage(toGeneral(path)));
  const hidden = map.private.map(toGeneral);
  const keys = new Map(
    used.flatMap((path) =>
      [...path.matchAll(/([^[\]]+)\[([^=\]]+)=/g)].map(([, list = '', key = '']) => [list, key]),
    ) as [string, string][],
  );
  const counts = new Map<string, number>();
  for (const record of records.get(map.source.records) ?? []) {
    const paths = new Set<string>();
    collectLeaves(record.value, '', keys, paths);
    for (const path of new Set([...paths].map(dropLanguage)))
      counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  const isCovered = (path: string) =>
    used.some((other) => isSameOrBelow(path, other)) ||
    hidden.some((other) => isSameOrBelow(path, other));
  return [...counts]
    .filter(([path]) => !isCovered(path))
    .map(([path, count]) => ({ path, count }))
    .sort((a, b) => b.count - a.count || a.path.localeCompare(b.path));
}

const toGeneral = (text: string): string => {
  const path = parseValuePath(text);
  // A list with one element is not a list in XML: both spellings are the same.
  return path ? formatGeneralPath(path).replaceAll('[*]', '') : text;
};

/** Checks whether a path is another one or leads below it. */
export const isSameOrBelow = (path: string, other: string): boolean =>
  path === other || (path.startsWith(other) && /^[.[]/.test(path.slice(other.length)));

function collectLeaves(
  value: unknown,
  path: string,
  keys: ReadonlyMap<string, string>,
  paths: Set<string>,
  /** The member by which the map filters this list: it is read. */
  filterKey?: string,
): void {
  if (Array.isArray(value)) {
    const key = keys.get(path);
    for (const item of value) {
      const name = key && readScalar((item as Record<string, unknown> | null)?.[key]);
      collectLeaves(item, name ? `${path}[${key}=${name}]` : path, keys, paths, key);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value).filter(([name]) => name !== filterKey))
      collectLeaves(inner, path ? `${path}.${name}` : name, keys, paths);
  } else if (readScalar(value) !== '') paths.add(path);
}
