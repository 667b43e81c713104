import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkParsedSnapshot } from '../../../../src/platform/snapshot/build/check';
import type { Finding } from '../../../../src/platform/snapshot/build/check/finding';
import type { RawSnapshotFiles } from '../../../../src/platform/snapshot/build/check/parse-files';
import { SnapshotParser } from '../../../../src/platform/snapshot/build/check/parse-files';
import { PropertyTotals } from '../../../../src/platform/snapshot/build/check/property-totals';
import { PROPERTY_FILES } from '../../../../src/platform/snapshot/build/property-files';
import type { SnapshotFile } from '../../../../src/platform/snapshot/build/source';
import { SNAPSHOT_FILE_SCHEMAS } from '../../../../src/platform/snapshot/build/source';
import { buildCategoryRecords } from '../../../catalogue/category-records';
import type { ImportFault } from '../../record-file';
import { PropertySpool } from '../property-spool';
import type { CatalogueFiles } from './derive-catalogue';
import { CATALOGUE_FILES, deriveCatalogue } from './derive-catalogue';
import type { ImportedRecord } from './imported-record';
import type { ReadCatalogue } from './read-catalogue';

/** The JSON of the files that an import leaves as they are; a missing or broken one is left out. */
export async function readOtherFiles(directory: string): Promise<RawSnapshotFiles> {
  const written: readonly string[] = CATALOGUE_FILES;
  const files = (Object.keys(SNAPSHOT_FILE_SCHEMAS) as SnapshotFile[]).filter(
    (file) => !written.includes(file),
  );
  const entries = await Promise.all(
    files.map(async (file) => [file, await readJson(join(directory, file))] as const),
  );
  return {
    'catalogue/webIDs.json': buildCategoryRecords(),
    ...Object.fromEntries(entries.filter(([, json]) => json !== undefined)),
  };
}

export const readJson = (path: string): Promise<unknown> =>
  readFile(path, 'utf8')
    .then((text): unknown => JSON.parse(text))
    .catch(() => undefined);

/**
 * Checks the records together as `snapshot check` will, and removes those that it would refuse, until
 * none is left: without a project its units are wrong too. Adds a fault for each to `read`.
 */
export function removeRefusedRecords(read: ReadCatalogue, others: RawSnapshotFiles): void {
  for (;;) {
    const faults = findRefusals(read, others);
    if (faults.length === 0) return;
    read.faults.push(...faults.map(({ fault }) => fault));
    const refused = new Set(faults.map(({ record }) => record));
    for (const record of refused) {
      const { id, key, name } = record;
      const kind = read.projects.includes(record) ? 'project' : 'record';
      read.refused.push({ kind, id, key, name });
    }
    read.properties = read.properties.filter((record) => !refused.has(record));
    read.projects = read.projects.filter((record) => !refused.has(record));
  }
}

interface Refusal {
  record: ImportedRecord;
  fault: ImportFault;
}

function findRefusals(
  { properties, projects }: ReadCatalogue,
  others: RawSnapshotFiles,
): Refusal[] {
  const { findings } = checkSlices(
    deriveCatalogue(properties, projects),
    others,
    properties.length,
  );
  const byName = new Map<string, ImportedRecord>([
    ...properties.map((record) => [String(record.id), record] as const),
    ...projects.map((record) => [`project ${record.id}`, record] as const),
  ]);
  const refusals = new Map<string, Refusal>();
  for (const finding of findings) {
    const record = byName.get(getRecordKey(finding));
    if (finding.level !== 'error' || !record) continue;
    // Both languages have the same fault.
    const { field, message } = finding;
    refusals.set(`${record.name} ${field}`, {
      record,
      fault: { record: record.name, field, message },
    });
  }
  return [...refusals.values()];
}

/** About the size of a listing as text in both languages. */
const LISTING_BYTES = 8192;

/** Checks a catalogue as `snapshot check` does: property by property, and in slices. */
function checkSlices(files: CatalogueFiles, others: RawSnapshotFiles, properties: number) {
  const parser = new SnapshotParser();
  const totals = new PropertyTotals();
  const slices = new PropertySpool(properties * LISTING_BYTES);
  for (const file of PROPERTY_FILES) {
    parser.beginList(file);
    let index = 0;
    for (const record of files[file])
      parser.parseRecord(file, record, index++, (parsed) => {
        slices.add(file, parsed as { ID: number });
        totals.add(file, parsed);
      });
  }
  slices.end(properties);
  return checkParsedSnapshot({
    ...{ parsed: parser.parseSite({ ...others, ...files }), slices, totals },
    ...{ documents: new Set<string>(), readFindings: [], extraRules: [] },
  });
}

const CHECKED_FILES: readonly string[] = [
  'catalogue/properties.json',
  'catalogue/property-details.json',
  'catalogue/projects.json',
];

/** Returns the name of a finding's record without its language: '84213', 'project 7'. */
const getRecordKey = ({ file, record }: Finding): string =>
  CHECKED_FILES.includes(file) ? record.replace(/ (nl|fr)$/, '') : '';
