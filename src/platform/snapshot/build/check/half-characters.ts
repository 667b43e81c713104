import type { SnapshotFile } from '../source';
import { SNAPSHOT_FILE_SCHEMAS } from '../source';
import { findTexts } from './find-texts';
import type { SnapshotRule } from './finding';
import { createErrorFinding, createFileRule } from './finding';
import { getRecordName } from './record-name';

/**
 * Refuses texts with half a character, in any field of any file: an export that cuts a text can leave the
 * first half of an emoji. No address can hold one, and a page that links it could not be made.
 */
export const HALF_CHARACTER_RULE: SnapshotRule = createFileRule(
  Object.keys(SNAPSHOT_FILE_SCHEMAS) as SnapshotFile[],
  function* (file, records) {
    for (const [index, record] of records.entries())
      for (const field of findTexts(record, (text) => !text.isWellFormed()))
        yield createErrorFinding(
          file,
          getRecordName(file, record, index),
          field,
          'holds half a character (a lone surrogate)',
        );
  },
);
