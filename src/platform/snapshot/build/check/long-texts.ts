import type { SnapshotFile } from '../source';
import { SNAPSHOT_FILE_SCHEMAS } from '../source';
import { getTextKind } from '../text-kinds';
import type { SnapshotRule } from './finding';
import { createFileRule, createWarningFinding } from './finding';
import { getRecordName } from './record-name';

/** The most characters that the place of a text is made for: a line or a few, or the length of an article. */
const MAX_CHARACTERS = { plain: 600, value: 2000, html: 20_000, prose: 20_000 } as const;

/** What is as long as it must be: the css of a page, and the drawings of marks and maps. */
const ENDLESS = /(^|\.)(css|mark\.path|mark\.icon|UnitRents)$/;

const FILES = (Object.keys(SNAPSHOT_FILE_SCHEMAS) as SnapshotFile[]).filter(
  (file) => !file.startsWith('site/base-map'),
);

/** Warns of a text that is far longer than its place: most likely another one was pasted into it. */
export const LONG_TEXT_RULE: SnapshotRule = createFileRule(FILES, function* (file, records) {
  for (const [index, record] of records.entries())
    for (const [field, length] of findLong(record)) {
      const most = MAX_CHARACTERS[getTextKind(file, field)];
      if (length <= most || ENDLESS.test(field)) continue;
      yield createWarningFinding(
        file,
        getRecordName(file, record, index),
        field,
        `has ${length} characters, where its place is made for ${most} at most: shorten it`,
      );
    }
});

/** Finds the texts that are too long for some kind, with their paths. */
function* findLong(value: unknown, path = ''): Iterable<[field: string, length: number]> {
  if (typeof value === 'string') {
    if (value.length > MAX_CHARACTERS.plain) yield [path, value.length];
  } else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      yield* findLong(inner, path ? `${path}.${key}` : key);
}
