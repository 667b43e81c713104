import * as v from 'valibot';
import type { SnapshotFile, SnapshotSource } from '../source';
import { SNAPSHOT_FILES } from '../source';
import type { Examined, Finding } from './finding';
import { error } from './finding';
import { inPlainWords } from './plain-words';
import { ownName, recordName } from './record-name';

/** A snapshot's files as they were read: JSON, or absent where a file is missing or no JSON. */
export type RawFiles = { [File in SnapshotFile]?: unknown };

/** The files parsed record by record. The sound records go on to the rules, the others are reasons. */
export interface Parsed extends Omit<Examined, 'documents'> {
  findings: Finding[];
  /** The files without a broken record. */
  whole: ReadonlySet<SnapshotFile>;
}

export function parseFiles(files: RawFiles): Parsed {
  const findings: Finding[] = [];
  const broken = new Set<string>();
  const keyOf = (file: SnapshotFile, name = '') => `${file} ${name}`;
  const source: Partial<Record<SnapshotFile, unknown>> = {};

  for (const file of Object.keys(SNAPSHOT_FILES) as SnapshotFile[]) {
    const schema: v.GenericSchema = SNAPSHOT_FILES[file];
    const raw = files[file];
    if (!('item' in schema)) {
      source[file] = parseRecord(file, schema, raw, 'configuration', findings);
      continue;
    }
    source[file] = [];
    if (!Array.isArray(raw)) {
      broken.add(keyOf(file));
      if (raw !== undefined) findings.push(error(file, '', '', 'should be a list of records'));
      continue;
    }
    source[file] = raw.flatMap((record, index) => {
      const name = recordName(file, record, index);
      const parsed = parseRecord(file, schema.item as v.GenericSchema, record, name, findings);
      if (parsed === undefined) broken.add(keyOf(file, ownName(file, record)));
      return parsed === undefined ? [] : [parsed];
    });
  }

  const faulty = new Set(findings.map(({ file }) => file));
  const whole = (Object.keys(SNAPSHOT_FILES) as SnapshotFile[]).filter(
    (file) => files[file] !== undefined && !faulty.has(file),
  );
  return {
    // The configuration may be undefined here: rules that read it name it in `whole`.
    source: source as SnapshotSource,
    mayBeBroken: (file, record) => broken.has(keyOf(file, record)) || broken.has(keyOf(file)),
    findings,
    whole: new Set(whole),
  };
}

function parseRecord(
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
    findings.push(error(file, name, v.getDotPath(issue) ?? '', inPlainWords(issue)));
  }
  return undefined;
}
