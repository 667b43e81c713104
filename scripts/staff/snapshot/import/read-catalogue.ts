import { Project } from '../../../../src/domain/catalogue/project';
import { PropertyDetail } from '../../../../src/domain/catalogue/property-detail';
import { PropertySummary } from '../../../../src/domain/catalogue/property-summary';
import { CATALOGUE_LANGUAGES } from '../../../../src/domain/language/language';
import type { ImportFault } from '../../record-file';
import type { BuiltRecord } from './build-record';
import { addSchemaFaults, buildRecord } from './build-record';
import { pickDetail, pickSummary, toProject } from './catalogue-values';
import { quoteValue } from './field-source';
import type { IdRegister } from './id-register';
import { IdAssigner } from './id-register';
import type { ImportMap, RecordMap } from './import-map';
import type { ImportedRecord } from './imported-record';
import { createImportedRecord } from './imported-record';
import type { NumberColumns } from './number-columns';
import { countTextNumber } from './number-columns';
import type { Skip } from './record-conditions';
import { meetsConditions } from './record-conditions';
import type { ImportNote, RecordKind } from './record-names';
import { formatRecordName } from './record-names';
import type { SourceRecord, SourceRecords } from './source-records';
import { readPath, readScalar, toValuePath } from './value-path';
import { isFormulaError } from './values/formula-error';

/** A record of the source that is refused, and whose id can be read. */
export interface RefusedRecord extends Pick<ImportedRecord, 'id' | 'key' | 'name'> {
  kind: RecordKind;
}

/** Content of a source: sound records, all faults, and figures for the report. */
export interface ReadCatalogue {
  properties: ImportedRecord[];
  projects: ImportedRecord[];
  faults: ImportFault[];
  refused: RefusedRecord[];
  /** Since when the records are faulty that are in the catalogue, by id. */
  faulty: Record<string, string>;
  notes: ImportNote[];
  /** Numbers of records that the map leaves out, by its reason. */
  skipped: Map<string, number>;
  unmapped: { field: string; value: string; result: string }[];
  numbers: NumberColumns;
}

/** Ids of the catalogue that the import replaces. */
interface ExistingIds {
  properties: readonly number[];
  projects: readonly number[];
}

/** Makes the records of a source records of the catalogue, by the map. */
export function readCatalogue(
  { records }: SourceRecords,
  map: ImportMap,
  register: IdRegister,
  existing: ExistingIds,
): ReadCatalogue {
  const result: ReadCatalogue = {
    properties: [],
    projects: [],
    faults: [],
    refused: [],
    faulty: {},
    notes: [],
    skipped: new Map(),
    unmapped: [],
    numbers: new Map(),
  };
  const projectIds = new IdAssigner(register.projects, existing.projects);
  const read = (kind: RecordKind, path: string, recordMap: RecordMap, ids: IdAssigner) =>
    readRecords(records.get(path) ?? [], { kind, map, recordMap, ids, projectIds, result });
  if (map.projects)
    result.projects = read('project', map.projects.records, map.projects, projectIds);
  result.properties = read(
    'record',
    map.source.records,
    map,
    new IdAssigner(register.listings, existing.properties),
  );
  return result;
}

interface ReadContext {
  kind: RecordKind;
  map: ImportMap;
  recordMap: RecordMap;
  ids: IdAssigner;
  projectIds: IdAssigner;
  result: ReadCatalogue;
}

function readRecords(records: readonly SourceRecord[], context: ReadContext): ImportedRecord[] {
  const seen = new Map<string, number>();
  return records.flatMap((record) => {
    const { value } = record;
    const skip = findSkip(value, context.recordMap.skip);
    if (!skip) return readRecord(record, value, seen, context) ?? [];
    const { skipped } = context.result;
    skipped.set(skip.because, (skipped.get(skip.because) ?? 0) + 1);
    return [];
  });
}

const findSkip = (record: unknown, skips: readonly Skip[]): Skip | undefined =>
  skips.find(({ from, is, when }) => meetsConditions({ ...when, [from]: is }, record));

/** Finds the cells by which records are left out that a spreadsheet could not compute: such a record may be none to show. */
const findUnknownSkips = (record: unknown, skips: readonly Skip[]): [string, string][] =>
  skips.flatMap(({ from }) =>
    readPath(record, toValuePath(from))
      .map((value) => String(readScalar(value) ?? ''))
      .filter(isFormulaError)
      .map((text): [string, string] => [from, `${quoteValue(text)} is an error of a formula`]),
  );

/** Reads one record; undefined if anything is wrong with it. `seen` holds the ids before it. */
function readRecord(
  record: SourceRecord,
  value: unknown,
  seen: Map<string, number>,
  { kind, map, recordMap, ids, projectIds, result }: ReadContext,
): ImportedRecord | undefined {
  const assigned = ids.assign(value, recordMap.id);
  const { key } = assigned;
  const name = formatRecordName(kind, record, key);
  const refuse = () => {
    if ('id' in assigned) result.refused.push({ kind, id: assigned.id, key, name });
    return undefined;
  };
  if (record.problem) {
    result.faults.push({
      record: formatRecordName(kind, record, ''),
      field: '',
      message: record.problem,
    });
    return refuse();
  }
  const built = buildRecord(value, recordMap, {
    map,
    getProjectId: (text) => findProjectId(text, projectIds, map),
  });
  if ('problem' in assigned) built.faults.set('ID', assigned.problem);
  for (const [path, problem] of findUnknownSkips(value, recordMap.skip))
    built.faults.set(path, problem);
  const first = seen.get(key);
  if (first !== undefined)
    built.faults.set('ID', `${key} is there twice: first in ${kind} ${first}`);
  else if (key !== '') seen.set(key, record.position);
  const id = 'id' in assigned ? assigned.id : 1;
  addCatalogueFaults(kind, id, built);
  report(name, built, recordMap, result);
  return built.faults.size > 0
    ? refuse()
    : createImportedRecord({ id, key, name, values: built.values }, () => record.value);
}

function findProjectId(text: string, ids: IdAssigner, { projects }: ImportMap) {
  if (projects?.id.register) return ids.numbers.get(text);
  const id = Number(text);
  return Number.isInteger(id) && id > 0 ? id : undefined;
}

function addCatalogueFaults(kind: RecordKind, id: number, built: BuiltRecord): void {
  for (const language of CATALOGUE_LANGUAGES) {
    const values = built.values[language];
    if (kind === 'project') addSchemaFaults(built, Project, toProject(id, language, values));
    else
      for (const [schema, part] of [
        [PropertySummary, pickSummary(id, language, values)],
        [PropertyDetail, pickDetail(id, language, values)],
      ] as const)
        addSchemaFaults(built, schema, part);
  }
}

function report(
  record: string,
  built: BuiltRecord,
  { fields, id }: RecordMap,
  result: ReadCatalogue,
): void {
  const describe = ([field, message]: [string, string]): ImportFault => {
    const { from = [] } = field === 'ID' ? id : (fields[field] ?? {});
    const column = [from].flat().map(formatColumnName).join(' or ');
    return { record, field, ...(column && column !== field && { column }), message };
  };
  for (const fault of built.faults) result.faults.push(describe(fault));
  for (const [field, unmapped] of built.unmapped) result.unmapped.push({ field, ...unmapped });
  for (const [field, number] of built.numbers) countTextNumber(result.numbers, field, number);
  if (built.faults.size > 0) return;
  for (const note of built.notes) result.notes.push(describe(note));
}

/** Returns a path as the source's own name: `Ref.` of `["Ref."]`. */
const formatColumnName = (path: string): string => path.replace(/\["(.+?)"\]/g, '$1');
