import { createHash } from 'node:crypto';
import { access, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listPictureSizes } from '../../../../src/domain/images/own-media';
import type { Terminal } from '../../terminal';
import { storePicture } from '../picture-files';
import type { Files } from './import-map';
import type { DownloadedFile } from './import-state';
import type { FetchLimits } from './remote-file';
import { fetchRemoteFile } from './remote-file';
import type { SourceFile } from './source-file';

import { readPath, readScalar, toValuePath } from './value-path';

/** A file that a record names. */
export interface NamedFile {
  address: string;
  name: string;
  changed: string;
}

/** Returns the files that a record names, in the order of the source. */
export function listNamedFiles(record: unknown, rule: Files | undefined): NamedFile[] {
  if (!rule) return [];
  const items = [rule.from]
    .flat()
    .flatMap((path) => readPath(record, toValuePath(path)))
    // A list whose path has no [*].
    .flat()
    .flatMap((item) => splitItem(item, rule));
  const readText = (item: unknown, path: string | undefined) =>
    path === undefined ? '' : String(readScalar(readPath(item, toValuePath(path))[0]) ?? '');
  return items
    .map((item, index) => ({
      address: rule.url ? readText(item, rule.url) : String(readScalar(item) ?? ''),
      name: readText(item, rule.name),
      changed: readText(item, rule.changed),
      order: rule.order ? Number(readText(item, rule.order)) || 0 : index,
    }))
    .filter(({ address }) => address !== '')
    .sort((a, b) => a.order - b.order)
    .map(({ order: _, ...file }) => file);
}

const splitItem = (item: unknown, { split }: Files): unknown[] =>
  split ? String(readScalar(item) ?? '').split(split) : [item];

/** Input for storing the files of a source. */
export interface FileStorage {
  source: SourceFile;
  directory: string;
  limits: FetchLimits;
  terminal: Terminal;
}

/** Stored files by address, and the reasons why the others cannot be had. */
export interface StoredFiles {
  files: Map<string, DownloadedFile>;
  problems: Map<string, string>;
}

const MAX_CONCURRENT = 6;

/** Fetches and stores each file once, six at a time; a file that was stored before and is unchanged stays. */
export async function storeFiles(
  kind: 'pictures' | 'documents',
  wanted: readonly NamedFile[],
  known: Readonly<Record<string, DownloadedFile>>,
  storage: FileStorage,
): Promise<StoredFiles> {
  const unique = [...new Map(wanted.map((file) => [file.address, file])).values()];
  const result: StoredFiles = { files: new Map(), problems: new Map() };
  if (unique.length === 0) return result;
  const progress = storage.terminal.startProgress(`Fetching ${kind}`, unique.length);
  const queue = unique.values();
  const work = async () => {
    for (const file of queue) {
      const before = Object.hasOwn(known, file.address) ? known[file.address] : undefined;
      try {
        result.files.set(file.address, await storeFile(kind, file, before, storage));
      } catch (problem) {
        result.problems.set(file.address, (problem as Error).message);
        if (before && (await isStored(kind, before, storage)))
          result.files.set(file.address, before);
      }
      progress.advance();
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, work));
  progress.clear();
  return result;
}

async function storeFile(
  kind: 'pictures' | 'documents',
  { address, changed }: NamedFile,
  before: DownloadedFile | undefined,
  storage: FileStorage,
): Promise<DownloadedFile> {
  const isThere = before !== undefined && (await isStored(kind, before, storage));
  if (isThere && changed !== '' && before.changed === changed) return before;
  const stamp = changed === '' ? {} : { changed };
  if (!/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address))
    return {
      ...(await storeBytes(kind, await storage.source.readBeside(address), storage)),
      ...stamp,
    };
  const url = address.startsWith('//') ? `https:${address}` : address;
  if (!URL.canParse(url)) throw new Error('is not an address');
  const { bytes, ...validators } = await fetchRemoteFile(
    url,
    isThere ? before : {},
    storage.limits,
  );
  if (!bytes) return { ...(before as DownloadedFile), ...stamp };
  return { ...(await storeBytes(kind, bytes, storage)), ...stamp, ...validators };
}

const storeBytes = (
  kind: 'pictures' | 'documents',
  bytes: Uint8Array,
  { directory }: FileStorage,
): Promise<DownloadedFile> =>
  kind === 'pictures'
    ? storePicture(join(directory, 'pictures'), bytes)
    : storeDocument(directory, bytes);

/** The kinds of documents, by the bytes that they begin with. */
const DOCUMENT_KINDS: readonly { ending: string; start: string }[] = [
  { ending: 'pdf', start: '%PDF-' },
  { ending: 'jpg', start: '\u00ff\u00d8\u00ff' },
  { ending: 'png', start: '\u0089PNG' },
];

async function storeDocument(directory: string, bytes: Uint8Array): Promise<DownloadedFile> {
  const start = Buffer.from(bytes.subarray(0, 8)).toString('latin1');
  const kind = DOCUMENT_KINDS.find((candidate) => start.startsWith(candidate.start));
  if (!kind) throw new Error('is not a PDF, JPEG or PNG');
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const name = `import/${hash}.${kind.ending}`;
  await mkdir(join(directory, 'documents', 'import'), { recursive: true });
  await writeFile(join(directory, 'documents', name), bytes);
  return { name };
}

const isStored = async (
  kind: 'pictures' | 'documents',
  { name }: DownloadedFile,
  { directory }: FileStorage,
): Promise<boolean> => {
  const files = kind === 'pictures' ? listPictureSizes(name).map(({ file }) => file) : [name];
  const found = await Promise.all(
    files.map((file) =>
      access(join(directory, kind, file)).then(
        () => true,
        () => false,
      ),
    ),
  );
  return found.every(Boolean);
};
