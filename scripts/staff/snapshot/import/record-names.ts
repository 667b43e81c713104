import type { ImportFault } from '../../record-file';
import type { SourceRecord } from './source-records';

/** Formats the place of a record for a fault: 'record 17 (70117), line 18'. */
export function formatRecordName(
  kind: RecordKind,
  { position, line, file }: SourceRecord,
  key: string,
) {
  const name = `${kind} ${position}${key ? ` (${key})` : ''}`;
  const place = [file, line === undefined ? undefined : `line ${line}`].filter(Boolean).join(' ');
  return place ? `${name}, ${place}` : name;
}

/** Orders the names of records as the source has them, each kind by itself. */
export function compareRecordNames(one: string, other: string): number {
  const [kind, place] = splitRecordName(one);
  const [otherKind, otherPlace] = splitRecordName(other);
  return otherKind.localeCompare(kind) || place - otherPlace;
}

function splitRecordName(name: string): [kind: string, place: number] {
  const [kind = '', place] = name.split(' ');
  return [kind, Number.parseInt(place ?? '', 10) || 0];
}

/** Kinds of records of a source. */
export type RecordKind = 'record' | 'project';

/** A note about a record that is imported all the same. */
export type ImportNote = ImportFault;
