import type * as v from 'valibot';
import type { SnapshotFile } from '../../../src/platform/snapshot/build/source';
import { SNAPSHOT_FILE_SCHEMAS } from '../../../src/platform/snapshot/build/source';

/** The parts of a valibot schema that lead to others. */
interface AnySchema {
  type: string;
  item?: AnySchema;
  value?: AnySchema;
  wrapped?: AnySchema;
  options?: readonly AnySchema[];
  entries?: Record<string, AnySchema>;
  getter?: () => AnySchema;
}

/** Lists the dotted paths of all texts that the schema of a file knows, without positions. */
export const listTextPaths = (file: SnapshotFile): string[] =>
  listSchemas(file)
    .filter(([, { type }]) => type === 'string')
    .map(([path]) => path);

/** Lists the schemas of all fields of a file that have a name, by their dotted paths without positions. */
export function listFieldSchemas(file: SnapshotFile): [path: string, schema: v.GenericSchema][] {
  const fields = listSchemas(file).flatMap(([path, { entries = {} }]) =>
    Object.entries(entries).map(([name, schema]) => [`${path}.${name}`, schema]),
  );
  return [...new Map(fields as unknown as [string, v.GenericSchema][])];
}

/** Lists all schemas that lie in that of a file, each once for its path. */
function listSchemas(file: SnapshotFile): [path: string, schema: AnySchema][] {
  const found = new Map<string, [string, AnySchema]>();
  const walk = (schema: AnySchema, path: string, above: readonly AnySchema[]): void => {
    const inner = schema.getter ? schema.getter() : (schema.item ?? schema.value ?? schema.wrapped);
    found.set(`${path} ${schema.type}`, [path, schema]);
    if (schema.type === 'lazy' && above.includes(schema)) return;
    // The options of a picklist are values.
    const options = schema.type === 'union' ? (schema.options ?? []) : [];
    for (const next of inner ? [inner] : options) walk(next, path, [...above, schema]);
    for (const [name, next] of Object.entries(schema.entries ?? {}))
      walk(next, path ? `${path}.${name}` : name, [...above, schema]);
  };
  walk(SNAPSHOT_FILE_SCHEMAS[file] as unknown as AnySchema, '', []);
  return [...found.values()];
}
