import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from '../../../src/platform/snapshot/build/check/finding';
import {
  createErrorFinding,
  createWarningFinding,
} from '../../../src/platform/snapshot/build/check/finding';

/** A document is read whole before it is stored, and sent whole to whoever opens it. */
const MAX_DOCUMENT_MEGABYTES = 100;

/** Hashes the documents of a snapshot by path, as src/platform/snapshot/content-hash does parts; one that is too large is refused. */
export async function hashDocuments(
  directory: string,
  findings: Finding[],
): Promise<Record<string, string>> {
  const documents: Record<string, string> = {};
  for (const path of await listFilesRecursively(join(directory, 'documents'))) {
    const file = join(directory, 'documents', path);
    const megabytes = Math.ceil((await stat(file)).size / 2 ** 20);
    const isTooLarge = megabytes > MAX_DOCUMENT_MEGABYTES;
    const message = `has ${megabytes} MB, where a document may have ${MAX_DOCUMENT_MEGABYTES}: make it smaller, or take it out`;
    if (isTooLarge) findings.push(createErrorFinding(`documents/${path}`, '', '', message));
    documents[path] = isTooLarge ? '' : hashDocument(await readFile(file));
  }
  return documents;
}

const hashDocument = (bytes: Uint8Array) =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** Warns of links among documents and pictures: they could lead out of the snapshot, and nothing behind them is loaded. */
export async function findLinks(directory: string): Promise<Finding[]> {
  const folders = ['documents', 'pictures', 'media'];
  const links = await Promise.all(
    folders.map(async (folder) =>
      (await listEntries(join(directory, folder)))
        .filter(({ isLink }) => isLink)
        .map(({ path }) => `${folder}/${path}`),
    ),
  );
  return links
    .flat()
    .map((path) =>
      createWarningFinding(
        path,
        '',
        '',
        'is a link, which is not followed: put a copy in its place',
      ),
    );
}

/** Returns the sorted paths of all files below a folder; none if the folder is missing. */
export const listFilesRecursively = async (folder: string): Promise<string[]> =>
  (await listEntries(folder)).filter(({ isFile }) => isFile).map(({ path }) => path);

async function listEntries(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter(({ name }) => !name.startsWith('.'))
    .map((entry) => ({
      path: join(entry.parentPath, entry.name)
        .slice(join(folder, '/').length)
        .replaceAll('\\', '/'),
      isFile: entry.isFile(),
      isLink: entry.isSymbolicLink(),
    }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
}
