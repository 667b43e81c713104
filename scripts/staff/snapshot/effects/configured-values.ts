import * as v from 'valibot';
import { LANGUAGES } from '../../../../src/domain/language/language';
import {
  getObjectName,
  getRecordName,
} from '../../../../src/platform/snapshot/build/check/record-name';
import { SNAPSHOT_FILE_SCHEMAS } from '../../../../src/platform/snapshot/build/source';
import type { SiteFile, SiteFiles } from './site-files';
import { SITE_FILES } from './site-files';
import { isUnshown } from './unshown-fields';

type Key = string | number;

/** A value that the agency wrote, and the place where it stands. */
export interface ConfiguredValue {
  file: SiteFile;
  record: string;
  field: string;
  keys: readonly Key[];
  value: string | number | boolean;
  /** What may stand there instead: `undefined` is no value at all. */
  replacements: readonly unknown[];
}

/** The files whose values are settings and texts: those of the others are facts about towns and words. */
const CONFIGURING_FILES = SITE_FILES.filter(
  (file) =>
    ![
      'site/towns.json',
      'site/synonyms.json',
      'site/base-map.json',
      'site/base-map.geojson',
    ].includes(file),
);

/**
 * Lists the values of the site's files that say something to visitors of these languages: no empty ones, none that a
 * file without them would have too, none of a field that no page shows.
 */
export const listConfiguredValues = (
  files: SiteFiles,
  inUse: readonly string[],
): ConfiguredValue[] => listValues(files, inUse, (place) => !isUnshown(place, files));

/** Lists such values of the fields that are wanted, with what may stand in their place. */
export const listValues = (
  files: SiteFiles,
  inUse: readonly string[],
  isWanted: (place: Pick<ConfiguredValue, 'file' | 'field' | 'keys'>) => boolean,
): ConfiguredValue[] =>
  CONFIGURING_FILES.flatMap((file) =>
    listLeaves(files[file]).flatMap(({ keys, value }): ConfiguredValue[] => {
      const isOfOther = LANGUAGES.some((code) => keys.includes(code) && !inUse.includes(code));
      const around = keys.slice(0, -1).reduce<unknown>(getAt, files[file]);
      if (!isSimple(value) || isOfOther || isPlain(keys, value, around)) return [];
      const place = describePlace(files, file, keys);
      if (NAME_OF_RECORD.test(place.field)) return [];
      if (!isWanted({ file, keys, field: place.field })) return [];
      const replacements = findReplacements(files, file, keys, value);
      return replacements.length > 0 ? [{ file, keys, value, replacements, ...place }] : [];
    }),
  );

/** Returns the files with other values at some places. */
export function replaceValues(
  files: SiteFiles,
  changes: readonly { file: SiteFile; keys: readonly Key[]; replacement: unknown }[],
): SiteFiles {
  const changed = { ...files };
  for (const { file, keys, replacement } of changes)
    changed[file] = replaceAt(changed[file], keys, replacement);
  return changed;
}

/** Returns the record and the field of a place, as the check names them. */
export function describePlace(files: SiteFiles, file: SiteFile, keys: readonly Key[]) {
  if (!Array.isArray(files[file])) return { record: getObjectName(file), field: keys.join('.') };
  let depth = 1;
  // A page below another is a record of its own.
  while (keys[depth] === 'childMenus') depth += 2;
  const record = keys.slice(0, depth).reduce<unknown>(getAt, files[file]);
  return {
    record: getRecordName(file, record, Number(keys[depth - 1])),
    field: keys.slice(depth).join('.'),
  };
}

/** Lists all values of a file that hold no others, with their places. */
function listLeaves(
  value: unknown,
  keys: readonly Key[] = [],
): { keys: readonly Key[]; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ keys, value }];
  const entries: [Key, unknown][] = Array.isArray(value)
    ? value.map((item, index) => [index, item])
    : Object.entries(value);
  return entries.flatMap(([key, item]) => listLeaves(item, [...keys, key]));
}

const isSimple = (value: unknown): value is ConfiguredValue['value'] =>
  ['string', 'number', 'boolean'].includes(typeof value);

/**
 * Whether a value says what is so without it: nothing, that a text is public or that none is hidden, that a record is
 * published, its place in an order, the whole width, entries that fold out one a row. Nor is a text tried that its own
 * flag hides.
 */
function isPlain(keys: readonly Key[], value: ConfiguredValue['value'], around: unknown): boolean {
  const of = (key: Key) => getAt(around, key);
  const isHidden = String(of('public')) === 'false';
  switch (keys.at(-1)) {
    case 'public':
      return !isHidden || !LANGUAGES.some(of);
    case 'status':
      return ['Published', 'true'].includes(String(value));
    case 'sort':
      return true;
    case 'numberItemOfRow':
      return value === 1 && of('view') === 'collapse-view';
    default:
      return value === '' || isHidden || (keys.at(-2) === 'col' && value === 12);
  }
}

/** What others know a record by: replaced, it is another record. Their fields that name it are tried. */
const NAME_OF_RECORD = /^(id|ID|original)$|\bmodules\.\d+\.id$/;

function findReplacements(
  files: SiteFiles,
  file: SiteFile,
  keys: readonly Key[],
  value: ConfiguredValue['value'],
): unknown[] {
  // The record alone: reading the whole file for each of its values takes minutes.
  const fileSchema: v.GenericSchema = SNAPSHOT_FILE_SCHEMAS[file];
  const isList = 'item' in fileSchema;
  const schema = isList ? (fileSchema.item as v.GenericSchema) : fileSchema;
  const record = isList ? getAt(files[file], keys[0] as Key) : files[file];
  const place = isList ? keys.slice(1) : keys;
  const read = JSON.stringify(v.parse(schema, record));
  const tried: unknown[] = [undefined, ...inventOthers(value)];
  const found: unknown[] = [];
  for (let index = 0; index < tried.length; index++) {
    const replacement = tried[index];
    // An item of a list has no place of its own that could be empty.
    if (replacement === undefined && typeof keys.at(-1) === 'number') continue;
    const result = v.safeParse(schema, replaceAt(record, place, replacement));
    if (result.success) {
      if (JSON.stringify(result.output) !== read) found.push(replacement);
      else if (replacement === undefined) return [];
    } else if (index === tried.length - 1 && found.length < 2)
      for (const [, option] of result.issues[0].expected?.matchAll(/"([^"]*)"/g) ?? [])
        if (option !== value && !tried.includes(option)) tried.push(option);
  }
  return found;
}

const inventOthers = (value: ConfiguredValue['value']): unknown[] => {
  if (typeof value === 'boolean') return [!value];
  // The far ones: a limit or a place in an order changes nothing until it passes another.
  if (typeof value === 'number') return [1000, -1000, value + 1, value - 1, 1];
  if (value === 'yes' || value === 'no') return [value === 'yes' ? 'no' : 'yes'];
  if (value === 'true' || value === 'false') return [value === 'true' ? 'false' : 'true'];
  if (value.startsWith('#')) return ['#123456'];
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return ['2001-02-03', '2099-12-31'];
  if (/^\d+$/.test(value)) return [String(Number(value) + 1)];
  return [value.endsWith('/') ? `${value}effect/` : `${value} effect`, `${value}effect`];
};

const getAt = (value: unknown, key: Key) => (value as Record<Key, unknown> | undefined)?.[key];

function replaceAt(value: unknown, keys: readonly Key[], replacement: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return replacement;
  const inner = replaceAt(getAt(value, key), rest, replacement);
  if (Array.isArray(value)) return value.with(Number(key), inner);
  const { [key]: _, ...others } = value as Record<Key, unknown>;
  return inner === undefined ? others : { ...(value as object), [key]: inner };
}
