import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Finds a name among others as programs of several systems write it: exactly, else with accents composed otherwise or
 * other upper and lower case, else without accents. Undefined without one, and where two would fit.
 */
export function findByName(names: readonly string[], wanted: string): string | undefined {
  for (const fold of FOLDS) {
    const key = fold(wanted);
    const [found, ...others] = names.filter((name) => fold(name) === key);
    if (found !== undefined) return others.length === 0 ? found : undefined;
  }
  return undefined;
}

const FOLDS: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.normalize('NFC'),
  (name) => name.normalize('NFC').toLowerCase(),
  (name) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
];

/** Returns the path of a file below a folder, each part of which may be written otherwise. */
export async function findNamedFile(folder: string, path: string): Promise<string> {
  const exact = join(folder, path);
  if (
    await access(exact).then(
      () => true,
      () => false,
    )
  )
    return exact;
  let found = folder;
  for (const part of path.split('/')) {
    const names = await readdir(found).catch(() => []);
    found = join(found, findByName(names, part) ?? part);
  }
  return found;
}
