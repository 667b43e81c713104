import type { SnapshotFile } from '../source';
import { SNAPSHOT_FILE_SCHEMAS } from '../source';
import type { SnapshotRule } from './finding';
import { createFileRule, createWarningFinding } from './finding';
import { getRecordName } from './record-name';

/** Lists in which one thing may stand twice: rooms of a plan, and what the content system repeats of its own. */
const REPEATING_LISTS = /(^|\.)(Rooms|subMenu)$/;

/** The base map is drawn by a tool, of many points. */
const FILES = (Object.keys(SNAPSHOT_FILE_SCHEMAS) as SnapshotFile[]).filter(
  (file) => !file.startsWith('site/base-map'),
);

/** Warns of an item that stands twice in a list of a record: visitors see it twice, or it says nothing. */
export const REPEATED_ITEM_RULE: SnapshotRule = createFileRule(FILES, function* (file, records) {
  for (const [index, record] of records.entries())
    for (const [list, item, first] of findRepeated(record))
      yield createWarningFinding(
        file,
        getRecordName(file, record, index),
        `${list}.${item}`,
        `is the same as ${list}.${first}: leave one of them out`,
      );
});

/** Finds the first item of each list that repeats another: the path of the list, and both positions. */
function* findRepeated(
  value: unknown,
  path = '',
): Iterable<[list: string, item: number, first: number]> {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value) && !REPEATING_LISTS.test(path)) {
    const items = value.map((item) => JSON.stringify(item));
    const item = items.findIndex((text, index) => items.indexOf(text) !== index);
    if (item > 0) yield [path, item, items.indexOf(items[item] as string)];
  }
  for (const [key, inner] of Object.entries(value))
    yield* findRepeated(inner, path ? `${path}.${key}` : key);
}
