import * as v from 'valibot';
import type { SnapshotFile } from '../../../src/platform/snapshot/build/source';
import { SNAPSHOT_FILE_SCHEMAS } from '../../../src/platform/snapshot/build/source';
import { ADDRESS_NAMES } from '../../../src/platform/snapshot/build/text-kinds';

export type Key = string | number;

/** The parts of a valibot schema that lead to others or list its values. */
export interface PlaceSchema {
  type: string;
  item?: PlaceSchema;
  items?: readonly PlaceSchema[];
  value?: PlaceSchema;
  wrapped?: PlaceSchema;
  options?: readonly unknown[];
  literal?: unknown;
  entries?: Record<string, PlaceSchema>;
  getter?: () => PlaceSchema;
}

/** A field of a record by the keys that lead to it, with its schema. */
export interface SchemaPlace {
  keys: readonly Key[];
  schema: PlaceSchema;
}

/** Texts that some schema asks for, by the name of a field, and of any name. */
const TEXT_BY_NAME: Record<string, string> = {
  ...Object.fromEntries(ADDRESS_NAMES.map((name) => [name, '/media/hero/dorp.webp'])),
  ...{ File: 'plans/84213.pdf', status: 'Published', Name: 'DURBUY', Url: '/media/hero/dorp.webp' },
  ...{ path: '/for-sale/', logic: 'equals', from: '2026-05-04', until: '2026-05-05' },
};
const TEXTS: readonly string[] = [
  ...['Tekst', '#123456', '2026-05-04', '/for-sale/', '/media/icon.png', 'https://x.example/'],
  ...['info@x.example', '1', 'M1 1', 'GTM-AB', 'AW-1', 'G-AB', '09:00-12:00', 'media.x.example'],
  ...['https://x.example/{z}/{x}/{y}', 'https://x.example/{latitude}/{longitude}', 'index'],
];
const NUMBERS: readonly number[] = [1, 250, 12, 20, 50, 320];

/** Returns the schema that decides, below what makes it optional. */
export function unwrapSchema(schema: PlaceSchema): PlaceSchema {
  const inner = schema.wrapped ?? schema.getter?.();
  return inner ? unwrapSchema(inner) : schema;
}

/** Builds a value that a schema accepts, of required fields alone. */
export function buildSample(schema: PlaceSchema, name: Key = ''): unknown {
  const { type, options = [], entries = {}, literal, item, items, value } = unwrapSchema(schema);
  const accepts = (one: unknown) => v.is(schema as unknown as v.GenericSchema, one);
  switch (type) {
    case 'string':
      return [TEXT_BY_NAME[name] ?? '', ...TEXTS].find((text) => text && accepts(text));
    case 'number':
      return NUMBERS.find(accepts);
    case 'boolean':
      return true;
    case 'literal':
      return literal;
    case 'picklist':
      return options.find(Boolean);
    case 'union':
      return options
        .map((one) => buildSample(one as PlaceSchema, name))
        .find((one) => one && accepts(one));
    case 'array':
      return item && [buildSample(item, name)];
    case 'record':
      return value && { [getRecordKey(value)]: buildSample(value) };
    case 'strict_tuple':
      return items?.map((one) => buildSample(one));
    default:
      return Object.fromEntries(
        Object.entries(entries)
          .filter(([, inner]) => inner.type !== 'optional')
          .map(([key, inner]) => [key, buildSample(inner, key)]),
      );
  }
}

/** A key of the tables of the configuration: display rules are those of a fact, spellings those of a town. */
const getRecordKey = (value: PlaceSchema) => (value.type === 'array' ? 'SurfaceLiving' : 'DURBUY');

/** Lists the fields of the records of a file; of texts by language the Dutch one. */
export function listSchemaPlaces(file: SnapshotFile): SchemaPlace[] {
  const places: SchemaPlace[] = [];
  const walk = (
    schema: PlaceSchema,
    keys: readonly Key[],
    above: readonly PlaceSchema[],
    isOption = false,
  ) => {
    const inner = unwrapSchema(schema);
    if (above.includes(inner)) return;
    if (keys.length > 0 && !isOption) places.push({ keys, schema });
    const next = [...above, inner];
    if (inner.item) walk(inner.item, [...keys, 0], next);
    if (inner.type === 'record' && inner.value)
      walk(inner.value, [...keys, getRecordKey(inner.value)], next);
    if (inner.type === 'union')
      for (const option of (inner.options ?? []) as PlaceSchema[])
        if (unwrapSchema(option).entries) walk(option, keys, above, true);
    for (const [key, value] of Object.entries(inner.entries ?? {}))
      if (!['fr', 'en', 'de'].includes(key) || !inner.entries?.nl)
        walk(value, [...keys, key], next);
  };
  walk(getRecordSchema(file), [], []);
  return [...new Map(places.map((place) => [place.keys.join('.'), place])).values()];
}

/** Returns the schema of a record of a file; the file's own if it is one object. */
export function getRecordSchema(file: SnapshotFile): PlaceSchema {
  const whole = SNAPSHOT_FILE_SCHEMAS[file] as unknown as PlaceSchema;
  return unwrapSchema(whole).item ?? whole;
}

/** Returns a copy of a record with a value at a place; what leads there and is absent is built. */
export function putAt(
  record: unknown,
  schema: PlaceSchema,
  keys: readonly Key[],
  value: unknown,
): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  const inner = unwrapSchema(schema);
  const branch =
    (inner.options as PlaceSchema[] | undefined)
      ?.map((option) => unwrapSchema(option))
      .find(({ entries }) => entries && key in entries) ?? inner;
  const next = branch.item ?? branch.entries?.[key] ?? branch.value;
  if (!next) throw new Error(`${keys.join('.')} leads nowhere`);
  const around = (
    typeof record === 'object' && record !== null ? record : buildSample(branch)
  ) as Record<Key, unknown>;
  const changed = putAt(around[key], next, rest, value);
  if (!Array.isArray(around)) return { ...around, [key]: changed };
  return around.length > 0 ? around.with(Number(key), changed) : [changed];
}
