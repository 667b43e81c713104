import type { ImportFault } from '../../record-file';
import { putAside } from './put-aside';

/** A record of a source, with its place: counted from one, and its line where the format has lines. */
export interface SourceRecord {
  position: number;
  line?: number;
  /** The name of its file in a folder. */
  file?: string;
  value: unknown;
  /** Why the record cannot be read at all. */
  problem?: string;
}

/** Creates a record whose value is read when it is asked for. */
export function createSourceRecord({ value, ...place }: SourceRecord): SourceRecord {
  const read = putAside(value);
  return {
    ...place,
    get value() {
      return read();
    },
  };
}

/** The records of a source by their path; `faults` concern the whole file, which is refused then. */
export interface SourceRecords {
  records: ReadonlyMap<string, readonly SourceRecord[]>;
  faults: ImportFault[];
}

/** A record nested deeper is refused: no export needs it, and every reader of it would recurse. */
export const MAX_DEPTH = 32;

export const createFileFault = (message: string, line?: number): ImportFault => ({
  record: line === undefined ? 'file' : `line ${line}`,
  field: '',
  message,
});
