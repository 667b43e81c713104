import * as v from 'valibot';
import { Project } from '../../../../src/domain/catalogue/project';
import { PropertyDetail } from '../../../../src/domain/catalogue/property-detail';
import { PropertySummary } from '../../../../src/domain/catalogue/property-summary';
import { formatIssue } from '../../../../src/platform/snapshot/build/check/format-issue';
import type { ImportFault } from '../../record-file';
import { isKnownEncoding } from './decode-source';
import type { FieldRule, RecordMap } from './import-map';
import { ImportMap } from './import-map';
import { formatGeneralPath, joinPath, listAlternatives, parseValuePath } from './value-path';

/** Fields that the import writes itself: from ids, languages, pictures, documents and projects. */
const DERIVED_FIELDS = [
  'ID',
  'language',
  'TextLanguage',
  'SmallPicture',
  'SmallPictureItem',
  'XLargePictureItem',
  'Pictures',
  'Documents',
  'PointsOfInterest',
  'Mobiscore',
];

const listFields = (...schemas: { entries: Record<string, v.GenericSchema> }[]) =>
  schemas
    .flatMap(({ entries }) => Object.entries(entries))
    .filter(([name]) => !DERIVED_FIELDS.includes(name));

/** The fields of a listing that a map may fill. */
export const PROPERTY_FIELDS = listFields(PropertySummary, PropertyDetail);
const PROJECT_FIELDS = listFields(Project);
/** Fields of a project that the import can fill without a rule. */
const OPTIONAL_PROJECT_FIELDS = ['WebID', 'WebIDName', 'ProjectWebID', 'PriceMin', 'PriceMax'];

/** Parses a map; returns it, or every reason against it by the place in the file. */
export function parseImportMap(text: string): { map: ImportMap } | { faults: ImportFault[] } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (problem) {
    return { faults: [createFault('', `is not valid JSON: ${(problem as Error).message}`)] };
  }
  const result = v.safeParse(ImportMap, json);
  if (!result.success)
    return {
      faults: result.issues.map((issue) =>
        createFault(v.getDotPath(issue) ?? '', formatIssue(issue)),
      ),
    };
  const map = result.output;
  const faults = [...findFaults(map)];
  return faults.length > 0 ? { faults } : { map };
}

const createFault = (field: string, message: string): ImportFault => ({
  record: 'map',
  field,
  message,
});

function* findFaults(map: ImportMap): Iterable<ImportFault> {
  for (const encoding of [map.source.encoding ?? []].flat())
    if (!isKnownEncoding(encoding))
      yield createFault('source.encoding', `names ${encoding}, which this tool cannot read`);
  yield* findFieldFaults(map, map, 'fields', PROPERTY_FIELDS, []);
  if (map.projects)
    yield* findFieldFaults(
      map,
      map.projects,
      'projects.fields',
      PROJECT_FIELDS,
      OPTIONAL_PROJECT_FIELDS,
    );
  for (const name of Object.keys(map.guard.maxLost))
    if (name !== 'Pictures' && !PROPERTY_FIELDS.some(([field]) => field === name))
      yield createFault(`guard.maxLost.${name}`, 'is not a field of a listing');
  for (const path of listReadPaths(map))
    for (const secret of map.private)
      if (isBelow(path, secret)) yield createFault('private', `${path} is read, below ${secret}`);
}

function* findFieldFaults(
  map: ImportMap,
  { fields }: RecordMap,
  place: string,
  known: readonly (readonly [string, v.GenericSchema])[],
  optional: readonly string[],
): Iterable<ImportFault> {
  for (const [name, rule] of Object.entries(fields)) {
    const field = `${place}.${name}`;
    if (!known.some(([other]) => other === name))
      yield createFault(field, 'is not a field that a map can fill');
    const sources = [rule.from, rule.const, rule.pick].filter((source) => source !== undefined);
    if (sources.length !== 1) yield createFault(field, 'needs one of from, const and pick');
    for (const table of listTables(rule))
      if (!Object.hasOwn(map.tables, table))
        yield createFault(field, `names table ${table}, which the map does not hold`);
    if (rule.as === 'project' && !map.projects)
      yield createFault(field, 'names projects, which the map does not read');
  }
  for (const [name, schema] of known)
    if (!v.is(schema, undefined) && !Object.hasOwn(fields, name) && !optional.includes(name))
      yield createFault(`${place}.${name}`, 'is missing: the catalogue needs it');
}

const listTables = ({ table, times }: FieldRule) => [
  ...(table === undefined ? [] : [table]),
  ...(typeof times === 'object' ? [times.table] : []),
];

/** Returns every path of the records that the map reads, with the codes of languages filled in. */
export function listReadPaths(map: ImportMap): string[] {
  const codes = [...new Set([...map.languages.nl, ...map.languages.fr])];
  return listRecordPaths(map)
    .flatMap((path) =>
      path.includes('{language}') ? codes.map((code) => path.replaceAll('{language}', code)) : path,
    )
    .flatMap(listAlternatives);
}

function listRecordPaths({ id, skip, fields, pictures, documents }: RecordMap): string[] {
  return [
    id.from,
    ...skip.flatMap(({ from, when = {} }) => [from, ...Object.keys(when)]),
    ...Object.values(fields).flatMap(listRulePaths),
    ...[pictures, documents].flatMap((files) => {
      if (!files) return [];
      const inItem = [files.url, files.order, files.changed, files.name];
      return [files.from].flat().flatMap((list) => [
        list,
        // A path in an item follows that of its list.
        ...inItem.flatMap((path) => (path ? joinPath(list, path) : [])),
      ]);
    }),
  ];
}

const listRulePaths = ({ from = [], pick = [], when = {}, times }: FieldRule) => [
  ...[from].flat(),
  ...pick.map((choice) => choice.if ?? choice.present ?? ''),
  ...Object.keys(when),
  ...(typeof times === 'object' ? [times.from] : []),
];

function isBelow(path: string, secret: string): boolean {
  const [inner = path, outer = secret] = [path, secret].map((text) => {
    const parsed = parseValuePath(text);
    return parsed ? formatGeneralPath(parsed) : text;
  });
  return inner === outer || (inner.startsWith(outer) && /^[.[]/.test(inner.slice(outer.length)));
}
