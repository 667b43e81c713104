import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listPictureSizes } from '../../../../src/domain/images/own-media';
import type { ImportState } from './import-state';

/** Writes each file whose text changes, all of them beside the old ones first; returns their paths. */
export async function writeFiles(
  directory: string,
  files: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  const changed: string[] = [];
  for (const [file, json] of Object.entries(files)) {
    const path = join(directory, file);
    const text = `${JSON.stringify(json, null, 2)}\n`;
    if ((await readFile(path, 'utf8').catch(() => undefined)) === text) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.part`, text);
    changed.push(file);
  }
  for (const file of changed) await rename(join(directory, `${file}.part`), join(directory, file));
  return changed;
}

/** Removes the pictures and documents that the import before stored and this one does not need. */
export async function removeUnusedFiles(
  directory: string,
  before: ImportState,
  now: ImportState,
): Promise<void> {
  for (const kind of ['pictures', 'documents'] as const) {
    const needed = new Set(Object.values(now[kind]).map(({ name }) => name));
    const unused = Object.values(before[kind]).filter(({ name }) => !needed.has(name));
    for (const { name } of unused) {
      const files = kind === 'pictures' ? listPictureSizes(name).map(({ file }) => file) : [name];
      for (const file of files) await rm(join(directory, kind, file), { force: true });
    }
  }
}
