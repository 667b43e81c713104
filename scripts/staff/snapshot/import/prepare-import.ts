import type { ImportFault } from '../../record-file';
import { readOtherFiles, removeRefusedRecords } from './check-catalogue';
import { listReadPaths } from './check-map';
import { guardImport } from './guard-import';
import type { ImportMap } from './import-map';
import type { ImportTarget } from './import-target';
import { keepLastGood } from './kept-records';
import { findDoubtfulColumns } from './number-columns';
import type { ReadCatalogue } from './read-catalogue';
import { readCatalogue } from './read-catalogue';
import { readSourceFile } from './read-source';
import { compareRecordNames } from './record-names';
import { addRelatedRecords } from './related-records';
import type { SourceFile } from './source-file';
import type { SourceRecords } from './source-records';
import { createFileFault } from './source-records';
import { isSameOrBelow } from './source-usage';
import { readOwnTowns, unifyTowns } from './unify-towns';
import { readPath, toValuePath } from './value-path';

/** Import that is read and checked, before anything is written. */
export interface PreparedImport {
  sourceRecords: SourceRecords;
  read: ReadCatalogue;
  encoding: string;
  notes: string[];
  /** Columns that the map reads and the table lacks: their names may be misspelt. */
  missingColumns: string[];
  /** Faults of the whole file: not even --partial imports it. */
  fileFaults: ImportFault[];
  /** What the guards say: only --force imports it. */
  guardFaults: ImportFault[];
}

/** Decodes, reads, maps and checks a source; changes nothing. `isPartial`: faulty records keep their last good form. */
export async function prepareImport(
  source: SourceFile,
  map: ImportMap,
  target: ImportTarget,
  isPartial = false,
): Promise<PreparedImport> {
  const readFile = readSourceFile(source, { ...map, columns: listReadPaths(map) });
  const sourceRecords = await addRelatedRecords(readFile, map, source);
  const read = readCatalogue(sourceRecords, map, target.register, target.existing);
  const fileFaults = [...sourceRecords.faults, ...findDoubtfulColumns(read.numbers)];
  if (fileFaults.length === 0) {
    unifyTowns(read, await readOwnTowns(target.directory));
    const others = await readOtherFiles(target.directory);
    removeRefusedRecords(read, others);
    if (isPartial && read.refused.length > 0) {
      keepLastGood(read, target, map);
      removeRefusedRecords(read, others);
    }
    read.faults.sort((one, other) => compareRecordNames(one.record, other.record));
    const found = sourceRecords.records.get(map.source.records)?.length ?? 0;
    if (found < map.guard.minRecords)
      fileFaults.push(
        createFileFault(`holds ${found} records, where the map asks for ${map.guard.minRecords}`),
      );
  }
  return {
    sourceRecords,
    read,
    encoding: readFile.encoding,
    notes: readFile.notes,
    missingColumns: findMissingColumns(sourceRecords, map),
    fileFaults,
    guardFaults:
      fileFaults.length > 0 ? [] : guardImport(sourceRecords, read.properties, map, target),
  };
}

function findMissingColumns({ records }: SourceRecords, map: ImportMap): string[] {
  const [first] = records.get(map.source.records) ?? [];
  if (!/^(?:csv|xlsx)$/.test(map.source.format) || !first) return [];
  const joined = map.source.join.map(({ as }) => as);
  return [...new Set(listReadPaths(map))].filter(
    (path) =>
      readPath(first.value, toValuePath(path)).length === 0 &&
      !joined.some((name) => isSameOrBelow(path, name)),
  );
}
