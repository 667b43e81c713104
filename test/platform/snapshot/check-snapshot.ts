import type { SnapshotCheckResult } from '../../../src/platform/snapshot/build/check';
import { checkParsedSnapshot } from '../../../src/platform/snapshot/build/check';
import type { Finding, SnapshotRule } from '../../../src/platform/snapshot/build/check/finding';
import type { RawSnapshotFiles } from '../../../src/platform/snapshot/build/check/parse-files';
import { SnapshotParser } from '../../../src/platform/snapshot/build/check/parse-files';
import { PropertyTotals } from '../../../src/platform/snapshot/build/check/property-totals';
import { PROPERTY_FILES } from '../../../src/platform/snapshot/build/property-files';
import type {
  CompilableSource,
  PropertySlice,
  SnapshotSource,
} from '../../../src/platform/snapshot/build/source';

/** Checks a snapshot whose files are all in memory, as checkParsedSnapshot does. */
export function checkSnapshot(
  files: RawSnapshotFiles,
  documents: ReadonlySet<string>,
  readFindings: readonly Finding[] = [],
  extraRules: readonly SnapshotRule[] = [],
): SnapshotCheckResult<CompilableSource & SnapshotSource> {
  const parser = new SnapshotParser();
  const totals = new PropertyTotals();
  const slice: PropertySlice = {
    'catalogue/properties.json': [],
    'catalogue/property-details.json': [],
  };
  for (const file of PROPERTY_FILES)
    parser.parseList(file, files[file], (record) => {
      totals.add(file, record);
      (slice[file] as unknown[]).push(record);
    });
  const { findings, source } = checkParsedSnapshot({
    ...{ parsed: parser.parseSite(files), slices: [slice], totals },
    ...{ documents, readFindings, extraRules },
  });
  return { findings, source: source && { ...source, ...slice } };
}
