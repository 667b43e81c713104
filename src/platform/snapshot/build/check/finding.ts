import type { TextKey } from '../../../../domain/language/texts';
import { isPropertyFile } from '../property-files';
import type { PropertySlice, SiteSource, SnapshotFile, SnapshotSource } from '../source';
import type { PropertyTotals } from './property-totals';

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

/** A field of a record whose value no page shows, and why. */
export type IdleField = readonly [field: string, message: string];

/** What is wrong with a field, for who reads it in the language of the desk. */
export interface FindingWords {
  key: TextKey;
  values?: Record<string, string | number>;
}

/** A finding of a check: an error refuses the snapshot, a warning asks for review, a note informs. */
export interface Finding extends SnapshotProblem {
  level: 'error' | 'warning' | 'note';
  /** Of an error that somebody at the desk can make. */
  words?: FindingWords;
}

/** The input of a rule: the valid records but the properties, and the documents of the directory. */
export interface RuleInput {
  source: SiteSource;
  /** The paths of the files below documents/. */
  documents: ReadonlySet<string>;
  /**
   * Returns whether a record of this name may exist but be invalid, in an unreadable file, or too
   * broken to have a name: a reference to it is then no error.
   */
  isPossiblyBroken(file: SnapshotFile, record: string): boolean;
}

/**
 * A rule over a snapshot; it runs only if no record of `requiredFiles` is invalid. `checkProperties` is
 * called for each slice of the properties, `check` once after them, with their totals.
 */
export interface SnapshotRule {
  requiredFiles: readonly SnapshotFile[];
  checkProperties?(input: RuleInput, slice: PropertySlice): Iterable<Finding>;
  check?(input: RuleInput, totals: PropertyTotals): Iterable<Finding>;
}

/** Creates a rule that looks at the records of each file by themselves. */
export function createFileRule<File extends SnapshotFile>(
  files: readonly File[],
  checkFile: (
    file: File,
    records: readonly SnapshotRecord<File>[],
    input: RuleInput,
  ) => Iterable<Finding>,
  requiredFiles: readonly SnapshotFile[] = [],
): SnapshotRule {
  return {
    requiredFiles,
    *checkProperties(input, slice) {
      for (const file of files)
        if (isPropertyFile(file))
          yield* checkFile(file, slice[file] as unknown as SnapshotRecord<File>[], input);
    },
    *check(input) {
      for (const file of files) {
        if (isPropertyFile(file)) continue;
        // The configuration is one record, and undefined where it is invalid.
        const records: unknown[] = [(input.source as Partial<SnapshotSource>)[file] ?? []].flat();
        yield* checkFile(file, records as SnapshotRecord<File>[], input);
      }
    },
  };
}

/** A record of a list file; the configuration is one by itself. */
export type SnapshotRecord<File extends SnapshotFile> =
  SnapshotSource[File] extends readonly (infer R)[] ? R : SnapshotSource[File];
export type SnapshotListFile = {
  [File in SnapshotFile]: SnapshotSource[File] extends readonly unknown[] ? File : never;
}[SnapshotFile];

/** Creates the findings of a level. */
const createFindingsOf =
  (level: Finding['level']) =>
  (file: string, record: string, field: string, message: string): Finding => ({
    ...{ level, file, record, field },
    message: cutMessage(message),
  });

export const createErrorFinding = createFindingsOf('error');

/** Creates an error that somebody at the desk can make as well as a file, with its words for the desk. */
export const createSiteError = (
  file: string,
  record: string,
  field: string,
  message: string,
  words: FindingWords,
): Finding => ({ ...createErrorFinding(file, record, field, message), words });

export const createWarningFinding = createFindingsOf('warning');
export const createNoteFinding = createFindingsOf('note');

/** The characters of a message at either end that tell what is wrong and what helps; a value between them may be long. */
const MESSAGE_END = 140;

const cutMessage = (message: string): string =>
  message.length > 2.5 * MESSAGE_END
    ? `${message.slice(0, MESSAGE_END)}…${message.slice(-MESSAGE_END)}`
    : message;
