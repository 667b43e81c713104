import * as v from 'valibot';
import type { SnapshotFile, SnapshotSource } from '../source';
import { SNAPSHOT_FILE_SCHEMAS } from '../source';
import type { Finding, RuleInput } from './finding';
import { createErrorFinding } from './finding';
import { formatIssue } from './format-issue';
import { findRecordName, getRecordName } from './record-name';

/** A snapshot's files as they were read: JSON, or absent where a file is missing or no JSON. */
export type RawSnapshotFiles = { [File in SnapshotFile]?: unknown };

/** The files parsed record by record. The sound records go on to the rules, the others are reasons. */
export interface ParsedSnapshotFiles extends Omit<RuleInput, 'documents'> {
  findings: Finding[];
  /** The files without a broken record. */
  validFiles: ReadonlySet<SnapshotFile>;
}

export function parseSnapshotFiles(files: RawSnapshotFiles): ParsedSnapshotFiles {
  const findings: Finding[] = [];
  const broken = new Set<string>();
  const keyOf = (file: SnapshotFile, name = '') => `${file} ${name}`;
  const source: Partial<Record<SnapshotFile, unknown>> = {};

  for (const file of Object.keys(SNAPSHOT_FILE_SCHEMAS) as SnapshotFile[]) {
    const schema: v.GenericSchema = SNAPSHOT_FILE_SCHEMAS[file];
    const raw = files[file];
    if (!('item' in schema)) {
      source[file] = parseSnapshotRecord(file, schema, raw, 'configuration', findings);
      continue;
    }
    source[file] = [];
    if (!Array.isArray(raw)) {
      broken.add(keyOf(file));
      if (raw !== undefined)
        findings.push(createErrorFinding(file, '', '', 'should be a list of records'));
      continue;
    }
    source[file] = raw.flatMap((record, index) => {
      const name = getRecordName(file, record, index);
      const parsed = parseSnapshotRecord(
        file,
        schema.item as v.GenericSchema,
        record,
        name,
        findings,
      );
      if (parsed === undefined) broken.add(keyOf(file, findRecordName(file, record)));
      return parsed === undefined ? [] : [parsed];
    });
  }

  const faulty = new Set(findings.map(({ file }) => file));
  const whole = (Object.keys(SNAPSHOT_FILE_SCHEMAS) as SnapshotFile[]).filter(
    (file) => files[file] !== undefined && !faulty.has(file),
  );
  return {
    // The configuration may be undefined here: rules that read it name it in `whole`.
    source: source as SnapshotSource,
    isPossiblyBroken: (file, record) => broken.has(keyOf(file, record)) || broken.has(keyOf(file)),
    findings,
    validFiles: new Set(whole),
  };
}

function parseSnapshotRecord(
  file: SnapshotFile,
  schema: v.GenericSchema,
  record: unknown,
  name: string,
  findings: Finding[],
): unknown {
  if (record === undefined) return undefined;
  const result = v.safeParse(schema, record);
  if (result.success) return result.output;
  for (const issue of result.issues) {
    findings.push(createErrorFinding(file, name, v.getDotPath(issue) ?? '', formatIssue(issue)));
  }
  return undefined;
}
