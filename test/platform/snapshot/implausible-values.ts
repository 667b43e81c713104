import type { Key, SchemaPlace } from './schema-places';
import { buildSample, unwrapSchema } from './schema-places';

/** What is wrong with a value: its kind, that it is empty or blank, too small, too large, unknown, repeated. */
export type Flaw = 'kind' | 'empty' | 'blank' | 'negative' | 'huge' | 'long' | 'unknown' | 'twice';

const LONG_TEXT = 'lang '.repeat(6000);

/** Lists implausible values of a field by what is wrong with them. */
export function listImplausibleValues({
  schema,
  keys,
}: SchemaPlace): [flaw: Flaw, value: unknown][] {
  const inner = unwrapSchema(schema);
  const name: Key = keys.at(-1) ?? '';
  switch (inner.type) {
    case 'string':
      return [
        ['kind', { x: 1 }],
        ['empty', ''],
        ['blank', ' \n '],
        ['long', LONG_TEXT],
        ['unknown', 'nonsens'],
      ];
    case 'number':
      return [
        ['kind', 'veel'],
        ['negative', -7],
        ['huge', 1e12],
      ];
    case 'boolean':
      return [
        ['kind', 'misschien'],
        ['unknown', 7],
      ];
    case 'picklist':
    case 'literal':
      return [
        ['kind', { x: 1 }],
        ['unknown', 'nonsens'],
      ];
    case 'array': {
      const sample = inner.item && buildSample(inner.item, name);
      return [
        ['kind', 'veel'],
        ['empty', []],
        ['twice', [sample, sample]],
      ];
    }
    case 'union':
      return [
        ['kind', ['x']],
        ['empty', ''],
        ['unknown', 'nonsens'],
        ['long', LONG_TEXT],
      ];
    case 'unknown':
      return [];
    default:
      return [
        ['kind', 'veel'],
        ['empty', {}],
      ];
  }
}
