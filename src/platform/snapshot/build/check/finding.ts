import type { SnapshotFile, SnapshotSource } from '../source';

/**
 * What is wrong with a snapshot, where a person can find it: the file, the record as people name it
 * ('84213 nl', 'menu 21', 'configuration') and the field as a dotted path; empty where the whole
 * record, or the whole file, is meant.
 */
export interface SnapshotProblem {
  file: string;
  record: string;
  field: string;
  message: string;
}

/** An error refuses the snapshot; a warning is for someone to look at; a note only tells. */
export interface Finding extends SnapshotProblem {
  level: 'error' | 'warning' | 'note';
}

/** A snapshot under examination: its sound records, and what else its directory holds. */
export interface RuleInput {
  source: SnapshotSource;
  /** The paths of the files below documents/. */
  documents: ReadonlySet<string>;
  /**
   * Whether that record may be one that breaks its schema, by its name, in a file that cannot be read,
   * or too broken to have a name: others are not blamed for it.
   */
  isPossiblyBroken(file: SnapshotFile, record: string): boolean;
}

/** One rule over a snapshot. It is asked only where the files of `whole` have no broken record. */
export interface SnapshotRule {
  requiredFiles: readonly SnapshotFile[];
  check(examined: RuleInput): Iterable<Finding>;
}

/** The files that hold a list of records, and the record of each. */
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
