import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Manifest } from '../../../src/platform/snapshot/manifest';
import { getDocumentKey } from '../../../src/platform/snapshot/manifest';
import { forEachWithProgress, withRetries } from '../concurrency';
import type { StaffStores } from '../stores';
import type { Terminal } from '../terminal';

/** Returns the documents that R2 does not hold: one path of each by its hash. */
export async function findMissingDocuments(
  { documents }: Manifest,
  stores: StaffStores,
): Promise<Map<string, string>> {
  const storedKeys = new Set(await listStoredDocuments(stores.files));
  return new Map(
    Object.entries(documents)
      .filter(([, hash]) => !storedKeys.has(getDocumentKey(hash)))
      .map(([path, hash]) => [hash, path]),
  );
}

const DOCUMENT_CONTENT_TYPES: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.txt': 'text/plain; charset=utf-8',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Uploads the documents with their SHA-256, so that R2 refuses one that arrives damaged. */
export const uploadDocuments = (
  documents: ReadonlyMap<string, string>,
  directory: string,
  { files, retryDelaysMs }: StaffStores,
  terminal: Terminal,
) =>
  forEachWithProgress(terminal, 'Uploading documents', [...documents], async ([hash, path]) => {
    const bytes = await readFile(join(directory, 'documents', path));
    const sha256 = await crypto.subtle.digest('SHA-256', bytes);
    const contentType =
      DOCUMENT_CONTENT_TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
    await withRetries(retryDelaysMs, () =>
      files.put(getDocumentKey(hash), bytes, {
        sha256,
        httpMetadata: { contentType },
        customMetadata: { path },
      }),
    );
  });

/** Returns the keys of all documents that R2 holds. */
const listStoredDocuments = (files: StaffStores['files']) =>
  listStoredFiles(files, getDocumentKey(''));

/** Returns the keys of the files in R2 that begin with the prefix. */
export async function listStoredFiles(
  files: StaffStores['files'],
  prefix: string,
): Promise<string[]> {
  const keys: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await files.list({ prefix, ...(cursor && { cursor }) });
    keys.push(...page.objects.map(({ key }) => key));
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
  return keys;
}
