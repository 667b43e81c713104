import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

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
