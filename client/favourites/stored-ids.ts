import * as v from 'valibot';
import { readItem, writeItem } from '../storage';

const StoredIds = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9_999_999_999))),
  v.maxLength(100),
);

/** Returns the IDs stored under this key; undefined if there are none. An invalid entry is deleted. */
export function readIds(key: string): number[] | undefined {
  const text = readItem(key);
  if (typeof text !== 'string') return undefined;
  const ids = v.safeParse(StoredIds, text);
  if (ids.success) return [...new Set(ids.output)];
  writeItem(key, undefined);
  return undefined;
}

/** Stores these IDs, or deletes the entry; false if the browser refuses. */
export const writeIds = (key: string, ids: readonly number[] | undefined): boolean =>
  writeItem(key, ids && JSON.stringify(ids));
