import { cp, mkdir, stat, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ImportedRecord } from '../imported-record';
import type { PreparedImport } from '../prepare-import';
import type { ImportContext } from '../store-import-files';
import { storeImportFiles } from '../store-import-files';
import { writeImport } from '../write-import';

/** The site that lends its pages where the snapshot has none yet. */
const DEMONSTRATION = 'data';

/** Imports some records into a directory that has the site of the snapshot; returns whether that site is its own. */
export async function stageSnapshot(
  staged: string,
  listings: readonly ImportedRecord[],
  prepared: PreparedImport,
  context: ImportContext,
): Promise<boolean> {
  const { directory, state } = context.target;
  const isOwnSite = await exists(join(directory, 'site'));
  const from = isOwnSite ? directory : DEMONSTRATION;
  await copyWhereThere(from, staged, 'site');
  await copyWhereThere(from, staged, 'documents');
  await copyWhereThere(directory, staged, 'catalogue/webIDs.json');
  if (await exists(join(from, 'media')))
    await symlink(resolve(from, 'media'), join(staged, 'media'), 'junction');
  const target = {
    ...context.target,
    directory: staged,
    state: { ...state, pictures: {}, documents: {} },
  };
  const units = new Set(listings.map(({ values }) => values.nl.ProjectID));
  const some: PreparedImport = {
    ...prepared,
    read: {
      ...prepared.read,
      properties: [...listings],
      projects: prepared.read.projects.filter(({ id, isKept }) => units.has(id) && !isKept),
    },
  };
  const files = await storeImportFiles(some, { ...context, target });
  await writeImport(some, files, { ...context, target });
  return isOwnSite;
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

async function copyWhereThere(from: string, to: string, name: string): Promise<void> {
  if (!(await exists(join(from, name)))) return;
  await mkdir(join(to, name, '..'), { recursive: true });
  await cp(join(from, name), join(to, name), { recursive: true });
}
