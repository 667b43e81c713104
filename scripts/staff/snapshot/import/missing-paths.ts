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
  const rules = listRulePaths(map).filter(
    ({ field, paths }) =>
      (isTable && !map.source.optionalColumns) ||
      EXPECTED_FIELDS.includes(field) ||
      paths.some((path) => heldBefore.includes(path)),
  );
  const counts = countHolders(
    rules.flatMap(({ paths }) => paths),
    own,
    map,
  );
  return rules
    .filter(({ paths }) => !paths.some((path) => counts.get(path)))
    .map(({ field, paths }) => createGuardFault(field, `no record holds ${paths.join(' or ')}`));
}

/** Returns the paths of rules that most records hold; of a table none, which has its columns in any case. */
export function listHeldPaths({ records }: SourceRecords, map: ImportMap): string[] {
  const own = records.get(map.source.records) ?? [];
  if (isTableMap(map) || own.length === 0) return [];
  const paths = listRulePaths(map).flatMap((rule) => rule.paths);
  return [...countHolders(paths, own, map)]
    .filter(([, count]) => count >= own.length * COMMON_SHARE)
    .map(([path]) => path)
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

/** Counts for each path the records that hold it, with any of the source's codes of languages. */
function countHolders(
  paths: readonly string[],
  records: readonly SourceRecord[],
  { languages }: ImportMap,
): Map<string, number> {
  const codes = [...new Set([...languages.nl, ...languages.fr])];
  const counts = new Map(paths.map((path) => [path, 0]));
  const parsed = [...counts.keys()].map(
    (path) =>
      [path, codes.map((code) => toValuePath(path.replaceAll('{language}', code)))] as const,
  );
  for (const { value } of records)
    for (const [path, variants] of parsed)
      if (variants.some((variant) => readPath(value, variant).length > 0))
        counts.set(path, (counts.get(path) ?? 0) + 1);
  return counts;
}
