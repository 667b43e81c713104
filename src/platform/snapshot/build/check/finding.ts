import type { SnapshotFile, SnapshotSource } from '../source';

/**
 * A problem of a snapshot and its location: the file, the name of the record ('84213 nl', 'menu 21',
 * 'configuration') and the dotted path of the field. The field, or field and record, are empty if the
 * problem concerns the whole record or file.
 */
export interface SnapshotProblem {
  file: string;
  record: string;
  field: string;
  message: string;
}

/** A finding of a check: an error refuses the snapshot, a warning asks for review, a note informs. */
export interface Finding extends SnapshotProblem {
  level: 'error' | 'warning' | 'note';
}

/** The input of a rule: the valid records, and the documents of the directory. */
export interface RuleInput {
  source: SnapshotSource;
  /** The paths of the files below documents/. */
  documents: ReadonlySet<string>;
  /**
   * Returns whether a record of this name may exist but be invalid, in an unreadable file, or too
   * broken to have a name: a reference to it is then no error.
   */
  isPossiblyBroken(file: SnapshotFile, record: string): boolean;
}

/** A rule over a snapshot; it runs only if no record of `requiredFiles` is invalid. */
export interface SnapshotRule {
  requiredFiles: readonly SnapshotFile[];
  check(input: RuleInput): Iterable<Finding>;
}

/** A record of a list file. */
export type SnapshotRecord<File extends SnapshotFile> =
  SnapshotSource[File] extends readonly (infer R)[] ? R : never;
export type SnapshotListFile = {
  [File in SnapshotFile]: SnapshotSource[File] extends readonly unknown[] ? File : never;
}[SnapshotFile];

export const createErrorFinding = (
  file: string,
  record: string,
  field: string,
  message: string,
): Finding => ({
  level: 'error',
  file,
  record,
  field,
  message,
});

export const createWarningFinding = (
  file: string,
  record: string,
  field: string,
  message: string,
): Finding => ({
  level: 'warning',
  file,
  record,
  field,
  message,
});

export const createNoteFinding = (
  file: string,
  record: string,
  field: string,
  message: string,
): Finding => ({
  level: 'note',
  file,
  record,
  field,
  message,
});
