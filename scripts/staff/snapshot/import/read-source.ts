import type { ImportFault } from '../../record-file';
import { decodeSource } from './decode-source';
import type { ImportMap } from './import-map';
import { readCsvRecords } from './read-csv';
import { readJsonSource } from './read-json';
import { readJsonLines } from './read-jsonl';
import { readXlsxRecords } from './read-xlsx';
import { readXmlRecords } from './read-xml';
import { explainFileKind } from './recognize-file';
import type { SourceFile } from './source-file';
import type { SourceRecord, SourceRecords } from './source-records';
import { createFileFault, createSourceRecord } from './source-records';

/** The records of a source as they were read, and what staff should know about its encoding. */
export interface ReadSource extends SourceRecords {
  encoding: string;
  notes: string[];
}

type ReadableMap = Pick<ImportMap, 'source' | 'projects'> &
  Partial<Pick<ImportMap, 'guard'>> & {
    /** The paths that its rules read: the header of a table holds them. */
    columns?: readonly string[];
  };

/** Reads the records of a source: of its one file, or of each file of a folder or page of an answer in turn. */
export function readSourceFile(file: SourceFile, map: ReadableMap): ReadSource {
  if (!file.parts) return readSourceBytes(file.bytes, map);
  const parts = file.parts.map(({ name, bytes }) => ({ name, ...readSourceBytes(bytes, map) }));
  const records = new Map<string, SourceRecord[]>();
  for (const { name, records: own } of parts)
    for (const [path, list] of own) {
      const all = records.get(path) ?? [];
      records.set(path, all);
      for (const record of list)
        all.push(createSourceRecord({ ...record, file: name, position: all.length + 1 }));
    }
  return {
    records,
    faults: parts.flatMap(({ name, faults }) =>
      faults.map((fault) => ({ ...fault, record: `${name}, ${fault.record}` })),
    ),
    encoding: [...new Set(parts.map(({ encoding }) => encoding))].join(', '),
    notes: parts.flatMap(({ name, notes }) => notes.map((note) => `${name}: ${note}`)),
  };
}

/** A file is held whole while it is read, beside what is read of it. */
const MAX_FILE_BYTES = 64 << 20;

/** Reads the properties of one file, and its projects if the map names them. */
export function readSourceBytes(bytes: Uint8Array, map: ReadableMap): ReadSource {
  const { source } = map;
  const refuse = (faults: ImportFault[]) => ({
    records: new Map(),
    faults,
    encoding: '',
    notes: [],
  });
  if (bytes.length > MAX_FILE_BYTES)
    return refuse([
      createFileFault(
        `has ${Math.ceil(bytes.length / 2 ** 20)} MB, where one file may have ${MAX_FILE_BYTES >> 20}: give it in parts, as a folder or page by page`,
      ),
    ]);
  const other = explainFileKind(bytes, source.format);
  if (other) return refuse([createFileFault(other)]);
  if (source.format === 'xlsx') {
    const { notes, ...table } = readXlsxRecords(bytes, source, map.columns);
    return { ...toSource(source.records, table), encoding: '', notes };
  }
  const decoded = decodeSource(bytes, [source.encoding ?? []].flat());
  if ('faults' in decoded) return refuse(decoded.faults);
  const { text, encoding, notes } = decoded;
  const read = readText(text, map);
  return { ...read, encoding, notes: [...notes, ...(read.notes ?? [])] };
}

/** Reads the records of a text, and the total that the source states as one more. */
function readText(
  text: string,
  { source, projects, guard, columns }: ReadableMap,
): SourceRecords & { notes?: string[] } {
  const paths = [source.records, projects?.records, guard?.total].filter(
    (path) => path !== undefined,
  );
  switch (source.format) {
    case 'xml':
      return readXmlRecords(text, paths, source.requires);
    case 'json':
      return readJsonSource(text, paths, source.requires);
    case 'jsonl':
      return toSource(source.records, { records: readJsonLines(text), faults: [] });
    default:
      return readTableText(text, source, columns);
  }
}

function readTableText(
  text: string,
  source: ImportMap['source'],
  columns: readonly string[] = [],
): SourceRecords & { notes: string[] } {
  const { notes, ...table } = readCsvRecords(text, source, columns);
  return { ...toSource(source.records, table), notes };
}

const toSource = (
  path: string,
  { records, faults }: { records: SourceRecord[]; faults: ImportFault[] },
): SourceRecords => ({ records: new Map([[path, records]]), faults });
