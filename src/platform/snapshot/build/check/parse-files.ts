import * as v from 'valibot';
import { cleanRecord } from '../clean-record';
import { isPropertyFile } from '../property-files';
import { readLoosely } from '../read-loosely';
import type { SiteSource, SnapshotFile } from '../source';
import { SNAPSHOT_FILE_SCHEMAS } from '../source';
import type { Finding, RuleInput } from './finding';
import { createErrorFinding } from './finding';
import { formatRefusal } from './format-issue';
import { LooseReadings } from './loose-readings';
import { findRecordName, getObjectName, getRecordName } from './record-name';

/** The unvalidated JSON of a snapshot's files; absent if a file is missing or no JSON. */
export type RawSnapshotFiles = { [File in SnapshotFile]?: unknown };

/** The files parsed record by record: valid records for the rules, a finding for each invalid one. */
export interface ParsedSnapshotFiles extends Omit<RuleInput, 'documents'> {
  findings: Finding[];
  /** The files without an invalid record. */
  validFiles: ReadonlySet<SnapshotFile>;
}

const ALL_FILES = Object.keys(SNAPSHOT_FILE_SCHEMAS) as SnapshotFile[];

/** Parses the files of a snapshot by their schemas, record by record, and remembers what is broken. */
export class SnapshotParser {
  readonly #findings = new Map<SnapshotFile, Finding[]>();
  readonly #removals: Finding[] = [];
  readonly #readings = new LooseReadings();
  readonly #brokenKeys = new Set<string>();
  readonly #readFiles = new Set<SnapshotFile>();

  /** Parses a list and passes on its valid records; `undefined` stands for a file that cannot be read. */
  parseList(file: SnapshotFile, raw: unknown, pass: (record: unknown) => void): void {
    if (raw === undefined) this.giveUp(file);
    else if (!Array.isArray(raw)) this.refuseList(file);
    else {
      this.beginList(file);
      for (const [index, record] of raw.entries()) this.parseRecord(file, record, index, pass);
    }
  }

  /** Notes that a file is a list, which may be empty. */
  beginList(file: SnapshotFile): void {
    this.#readFiles.add(file);
  }

  /** Parses one record of a list, which a reader takes from a file. */
  parseRecord(
    file: SnapshotFile,
    record: unknown,
    index: number,
    pass: (record: unknown) => void,
  ): void {
    const { item } = SNAPSHOT_FILE_SCHEMAS[file] as unknown as { item: v.GenericSchema };
    const parsed = this.#parse(file, item, record, getRecordName(file, record, index));
    if (parsed !== undefined) pass(parsed);
    else this.#brokenKeys.add(getKey(file, findRecordName(file, record)));
  }

  /** Notes that a file is not a list. */
  refuseList(file: SnapshotFile): void {
    this.giveUp(file);
    this.#readFiles.add(file);
    this.#findings.set(file, [createErrorFinding(file, '', '', 'should be a list of records')]);
  }

  /** Notes that a file cannot be read to its end: any record may be in it, and it has no findings. */
  giveUp(file: SnapshotFile): void {
    this.#findings.delete(file);
    this.#readFiles.delete(file);
    this.#brokenKeys.add(getKey(file));
  }

  /** Parses all files but the properties, which were parsed before. */
  parseSite(files: RawSnapshotFiles): ParsedSnapshotFiles {
    const source: Partial<Record<SnapshotFile, unknown>> = {};
    for (const file of ALL_FILES) {
      if (isPropertyFile(file)) continue;
      const schema: v.GenericSchema = SNAPSHOT_FILE_SCHEMAS[file];
      if ('item' in schema) {
        const records: unknown[] = [];
        this.parseList(file, files[file], (record) => records.push(record));
        source[file] = records;
      } else if (files[file] !== undefined) {
        this.#readFiles.add(file);
        source[file] = this.#parse(file, schema, files[file], getObjectName(file));
      }
    }
    const findings = ALL_FILES.flatMap((file) => this.#findings.get(file) ?? []);
    findings.push(...this.#removals, ...this.#readings.describe());
    return {
      // The configuration may be undefined here: rules that read it list it in `requiredFiles`.
      source: source as SiteSource,
      isPossiblyBroken: (file, record) =>
        this.#brokenKeys.has(getKey(file, record)) || this.#brokenKeys.has(getKey(file)),
      findings,
      validFiles: new Set([...this.#readFiles].filter((file) => !this.#findings.get(file)?.length)),
    };
  }

  #parse(file: SnapshotFile, schema: v.GenericSchema, record: unknown, name: string): unknown {
    const result = readLoosely(schema, record);
    if (result.ok) {
      this.#readings.add(file, name, result.readings);
      const cleaned = cleanRecord(file, result.output, () => name);
      this.#removals.push(...cleaned.findings);
      return cleaned.record;
    }
    const findings = this.#findings.get(file) ?? [];
    this.#findings.set(file, findings);
    for (const refusal of result.refusals) {
      const path = v.getDotPath(refusal.issue) ?? '';
      findings.push(createErrorFinding(file, name, path, formatRefusal(refusal)));
    }
    return undefined;
  }
}

const getKey = (file: SnapshotFile, name = '') => `${file} ${name}`;
