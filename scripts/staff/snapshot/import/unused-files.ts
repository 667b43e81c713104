import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listPictureSizes } from '../../../../src/domain/images/own-media';
import type { ImportState } from './import-state';

const KINDS = ['pictures', 'documents'] as const;

/**
 * Returns the stored files that the import before needed and this one does not: they stay until the next one, which an
 * export that is whole again reaches in time. Undefined if there are none.
 */
export function findUnusedFiles(before: ImportState, now: ImportState): ImportState['unused'] {
  const [pictures, documents] = KINDS.map((kind) => {
    const needed = new Set(listNames(now, kind));
    return [...new Set(listNames(before, kind))].filter((name) => !needed.has(name)).sort();
  });
  if (!pictures?.length && !documents?.length) return undefined;
  return { pictures: pictures ?? [], documents: documents ?? [] };
}

/** Removes the stored files that neither the import before nor this one needs. */
export async function removeUnusedFiles(
  directory: string,
  before: ImportState,
  now: ImportState,
): Promise<void> {
  for (const kind of KINDS) {
    const needed = new Set([...listNames(now, kind), ...(now.unused?.[kind] ?? [])]);
    for (const name of before.unused?.[kind] ?? []) {
      if (needed.has(name)) continue;
      const files = kind === 'pictures' ? listPictureSizes(name).map(({ file }) => file) : [name];
      for (const file of files) await rm(join(directory, kind, file), { force: true });
    }
  }
}

const listNames = (state: ImportState, kind: (typeof KINDS)[number]): string[] =>
  Object.values(state[kind]).map(({ name }) => name);
