import type { ImportFault } from '../../record-file';
import { createGuardFault } from './content-guard';
import type { FieldRule, ImportMap } from './import-map';
import type { SourceRecord, SourceRecords } from './source-records';
import { readPath, toValuePath } from './value-path';

/** Fields that every export of listings has in some record; a table has each column that a rule names. */
const EXPECTED_FIELDS = [
  'Goal',
  'WebID',
  'Price',
  'MainTypeName',
  'TypeDescription',
  'City',
  'Zip',
];

/** The share of records from which on the next import expects a path again. */
const COMMON_SHARE = 0.5;

/** The paths of one rule, of which a record needs to hold one. */
interface RulePaths {
  field: string;
  paths: readonly string[];
}

/**
 * Returns a fault for each rule that names paths which no record holds, filled or empty: the export calls the field
 * something else now, or the map is misspelt. An honest export of JSON or XML leaves out what no listing has: there a
 * fault needs a field that no export is without, or a path that most records held at the import before.
 */
export function findMissingPaths(
  { records }: SourceRecords,
  map: ImportMap,
  heldBefore: readonly string[] = [],
): ImportFault[] {
  const own = records.get(map.source.records) ?? [];
  if (own.length === 0) return [];
  const isTable = isTableMap(map);
  return listRulePaths(map)
    .filter(
      ({ field, paths }) =>
        (isTable && !map.source.optionalColumns) ||
        EXPECTED_FIELDS.includes(field) ||
        paths.some((path) => heldBefore.includes(path)),
    )
    .flatMap(({ field, paths }) =>
      paths.some((path) => countHolders(path, own, map, 1) > 0)
        ? []
        : createGuardFault(field, `no record holds ${paths.join(' or ')}`),
    );
}

/** Returns the paths of rules that most records hold; of a table none, which has its columns in any case. */
export function listHeldPaths({ records }: SourceRecords, map: ImportMap): string[] {
  const own = records.get(map.source.records) ?? [];
  if (isTableMap(map) || own.length === 0) return [];
  const needed = Math.ceil(own.length * COMMON_SHARE);
  return [...new Set(listRulePaths(map).flatMap(({ paths }) => paths))]
    .filter((path) => countHolders(path, own, map, needed) >= needed)
    .sort();
}

const isTableMap = ({ source }: ImportMap): boolean => ['csv', 'xlsx'].includes(source.format);

/**
 * Lists the paths of each rule; of files in a table only, since an empty list holds no path. A path by which records are
 * left out counts too: without it all would be shown.
 */
function listRulePaths(map: ImportMap): RulePaths[] {
  const { fields, skip, pictures, documents } = map;
  const [pictureList, documentList] = isTableMap(map) ? [pictures, documents] : [];
  return [
    ...Object.entries(fields).map(([field, rule]) => ({ field, paths: listSources(rule) })),
    { field: 'Pictures', paths: [pictureList?.from ?? []].flat() },
    { field: 'Documents', paths: [documentList?.from ?? []].flat() },
    ...skip.map(({ from }) => ({ field: 'skip', paths: [from] })),
  ].filter(({ paths }) => paths.length > 0);
}

const listSources = ({ from = [], pick = [] }: FieldRule): string[] => [
  ...[from].flat(),
  ...pick.flatMap((choice) => choice.if ?? choice.present ?? []),
];

/** Counts the records that hold a path, with any of the source's codes of languages, up to a number. */
function countHolders(
  path: string,
  records: readonly SourceRecord[],
  { languages }: ImportMap,
  needed: number,
): number {
  const parsed = [...new Set([...languages.nl, ...languages.fr])].map((code) =>
    toValuePath(path.replaceAll('{language}', code)),
  );
  let count = 0;
  for (const { value } of records) {
    if (count >= needed) break;
    if (parsed.some((one) => readPath(value, one).length > 0)) count += 1;
  }
  return count;
}
