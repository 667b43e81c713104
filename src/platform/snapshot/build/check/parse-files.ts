import * as v from 'valibot';
import type { SnapshotFile, SnapshotSource } from '../source';
import { SNAPSHOT_FILE_SCHEMAS } from '../source';
import type { Finding, RuleInput } from './finding';
import { createErrorFinding } from './finding';
import { formatIssue } from './format-issue';
import { findRecordName, getRecordName } from './record-name';

/** The unvalidated JSON of a snapshot's files; absent if a file is missing or no JSON. */
export type RawSnapshotFiles = { [File in SnapshotFile]?: unknown };

/** The files parsed record by record: valid records for the rules, a finding for each invalid one. */
export interface ParsedSnapshotFiles extends Omit<RuleInput, 'documents'> {
  findings: Finding[];
  /** The files without an invalid record. */
  validFiles: ReadonlySet<SnapshotFile>;
}

/** Parses each file record by record by its schema. */
export function parseSnapshotFiles(files: RawSnapshotFiles): ParsedSnapshotFiles {
  const findings: Finding[] = [];
  const brokenKeys = new Set<string>();
  const getKey = (file: SnapshotFile, name = '') => `${file} ${name}`;
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
      brokenKeys.add(getKey(file));
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
      if (parsed === undefined) brokenKeys.add(getKey(file, findRecordName(file, record)));
      return parsed === undefined ? [] : [parsed];
    });
  }

  const invalidFiles = new Set(findings.map(({ file }) => file));
  const validFiles = (Object.keys(SNAPSHOT_FILE_SCHEMAS) as SnapshotFile[]).filter(
    (file) => files[file] !== undefined && !invalidFiles.has(file),
  );
  return {
    // The configuration may be undefined here: rules that read it list it in `requiredFiles`.
    source: source as SnapshotSource,
    isPossiblyBroken: (file, record) =>
      brokenKeys.has(getKey(file, record)) || brokenKeys.has(getKey(file)),
    findings,
    validFiles: new Set(validFiles),
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
