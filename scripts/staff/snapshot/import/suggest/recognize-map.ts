import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { listReadPaths, parseImportMap } from '../check-map';
import type { ImportMap } from '../import-map';
import { readSourceBytes } from '../read-source';
import { readPath, readScalar, toValuePath } from '../value-path';

/** A shipped map that fits a source: how many of its paths the source has. */
export interface RecognizedMap {
  name: string;
  share: number;
  /** The map itself, as its file has it. */
  map: Record<string, unknown>;
}

export const SHIPPED_MAPS = 'data/import-maps';
/** A source of the format has at least so many of the paths that its map reads. */
const MIN_SHARE = 0.3;
const MAX_RECORDS = 50;

/** Finds the shipped map whose format a source has: all its records have an id and a goal by it, and many fields. */
export async function recognizeMap(bytes: Uint8Array): Promise<RecognizedMap | undefined> {
  const files = (await readdir(SHIPPED_MAPS)).filter((name) => name.endsWith('.json'));
  const found: RecognizedMap[] = [];
  for (const file of files) {
    const text = await readFile(join(SHIPPED_MAPS, file), 'utf8');
    const parsed = parseImportMap(text);
    if ('faults' in parsed) continue;
    const share = measureMap(bytes, parsed.map);
    if (share >= MIN_SHARE)
      found.push({ name: basename(file, '.json'), share, map: JSON.parse(text) });
  }
  return found.sort((a, b) => b.share - a.share)[0];
}

function measureMap(bytes: Uint8Array, map: ImportMap): number {
  const source = { ...map.source, perLanguage: false };
  const { records, faults } = readSourceBytes(bytes, {
    source,
    projects: undefined,
    columns: listReadPaths(map),
  });
  const own = (records.get(source.records) ?? []).slice(0, MAX_RECORDS).map(({ value }) => value);
  if (faults.length > 0 || own.length === 0) return 0;
  const has = (record: unknown, path: string) =>
    readPath(record, toValuePath(path)).some((value) => readScalar(value) !== '');
  const needed = [map.id.from, ...[map.fields.City?.from ?? []].flat().slice(0, 1)];
  if (!needed.every((path) => own.some((record) => has(record, path)))) return 0;
  // A column tells by its name what table it is of, also where nobody has filled it in.
  const hasNames = ['csv', 'xlsx'].includes(map.source.format) && map.source.header !== false;
  const holds = (record: unknown, path: string) =>
    hasNames ? readPath(record, toValuePath(path)).length > 0 : has(record, path);
  // A file of one language has none of the paths of the others.
  const paths = listReadPaths(map).filter((path) => !/^(?:nl|fr)\./.test(path));
  return paths.filter((path) => own.some((record) => holds(record, path))).length / paths.length;
}
