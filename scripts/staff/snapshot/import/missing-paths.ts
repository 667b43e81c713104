import type { ImportFault } from '../../record-file';
import { createGuardFault } from './content-guard';
import type { FieldRule, ImportMap } from './import-map';
import type { SourceRecord, SourceRecords } from './source-records';
import { readPath, toValuePath } from './value-path';

/** Fields that a source has in some record, if it has them at all; a table has each column that a rule names. */
const EXPECTED_FIELDS = [
  ...['Goal', 'WebID', 'Marquee', 'Price', 'PublishPrice', 'PublishAddress'],
  ...['MainTypeName', 'TypeDescription', 'City', 'Zip', 'Description'],
];

/**
 * Returns a fault for each rule that names paths which no record holds, filled or empty: the export calls the field
 * something else now, or the map is misspelt. A path by which records are left out counts too: without it all would
 * be shown.
 */
export function findMissingPaths({ records }: SourceRecords, map: ImportMap): ImportFault[] {
  const own = records.get(map.source.records) ?? [];
  if (own.length === 0) return [];
  const isTable = ['csv', 'xlsx'].includes(map.source.format) && !map.source.optionalColumns;
  const rules = Object.entries(map.fields)
    .filter(([field]) => isTable || EXPECTED_FIELDS.includes(field))
    .map(([field, rule]) => [field, listSources(rule)] as const);
  const files = [map.pictures, map.documents].map(
    (rule, index) =>
      [index === 0 ? 'Pictures' : 'Documents', rule && isTable ? [rule.from].flat() : []] as const,
  );
  const skips = map.skip.map(({ from }) => ['skip', [from]] as const);
  return [...rules, ...files, ...skips].flatMap(([field, paths]) => {
    if (paths.length === 0 || paths.some((path) => isHeld(path, own, map))) return [];
    return [createGuardFault(field, `no record holds ${paths.join(' or ')}`)];
  });
}

const listSources = ({ from = [], pick = [] }: FieldRule): string[] => [
  ...[from].flat(),
  ...pick.flatMap((choice) => choice.if ?? choice.present ?? []),
];

/** Whether any record holds a path, with any of the source's codes of languages. */
const isHeld = (path: string, records: readonly SourceRecord[], map: ImportMap): boolean =>
  [...new Set([...map.languages.nl, ...map.languages.fr])]
    .map((code) => toValuePath(path.replaceAll('{language}', code)))
    .some((parsed) => records.some(({ value }) => readPath(value, parsed).length > 0));
