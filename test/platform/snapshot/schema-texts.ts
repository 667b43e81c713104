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
export function listTextPaths(file: SnapshotFile): string[] {
  const paths = new Set<string>();
  const walk = (schema: AnySchema, path: string, above: readonly AnySchema[]): void => {
    const inner = schema.getter ? schema.getter() : (schema.item ?? schema.value ?? schema.wrapped);
    if (schema.type === 'string') paths.add(path);
    if (schema.type === 'lazy' && above.includes(schema)) return;
    // The options of a picklist are values.
    const options = schema.type === 'union' ? (schema.options ?? []) : [];
    for (const next of inner ? [inner] : options) walk(next, path, [...above, schema]);
    for (const [name, next] of Object.entries(schema.entries ?? {}))
      walk(next, path ? `${path}.${name}` : name, [...above, schema]);
  };
  walk(SNAPSHOT_FILE_SCHEMAS[file] as unknown as AnySchema, '', []);
  return [...paths];
}
