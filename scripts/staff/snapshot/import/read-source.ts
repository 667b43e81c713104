import type { ImportFault } from '../../record-file';
import type { ImportMap } from './import-map';
import { readCsvRecords } from './read-csv';
import { readJsonSource } from './read-json';
import { readXmlRecords } from './read-xml';
import type { SourceRecord, SourceRecords } from './source-records';

/** Reads the properties of a source, and its projects if the map names them. */
export function readSourceRecords(
  text: string,
  map: Pick<ImportMap, 'source' | 'projects'> & Partial<Pick<ImportMap, 'guard'>>,
): SourceRecords {
  const { source, projects, guard } = map;
  const paths = [source.records, projects?.records, guard?.total].filter(
    (path) => path !== undefined,
  );
  if (source.format === 'csv') return toSource(source.records, readCsvRecords(text, source));
  if (source.format === 'xml') return readXmlRecords(text, paths, source.requires);
  return readJsonSource(text, paths, source.requires);
}

const toSource = (
  path: string,
  { records, faults }: { records: SourceRecord[]; faults: ImportFault[] },
): SourceRecords => ({ records: new Map([[path, records]]), faults });
