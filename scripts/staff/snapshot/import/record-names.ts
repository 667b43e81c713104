import type { ImportFault } from '../../record-file';
import type { SourceRecord } from './source-records';

/** Formats the place of a record for a fault: 'record 17 (70117), line 18'. */
export function formatRecordName(kind: RecordKind, { position, line }: SourceRecord, key: string) {
  const name = `${kind} ${position}${key ? ` (${key})` : ''}`;
  return line === undefined ? name : `${name}, line ${line}`;
}

/** Kinds of records of a source. */
export type RecordKind = 'record' | 'project';

/** A note about a record that is imported all the same. */
export type ImportNote = ImportFault;
