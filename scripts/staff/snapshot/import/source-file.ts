import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { dirname, extname, join, normalize, sep } from 'node:path';
import { unzipSync } from 'fflate';
import { UsageError } from '../../command';
import { findByName, findNamedFile } from './find-named-file';
import type { ImportMap } from './import-map';
import type { SourceValidators } from './import-state';
import { createZipReader } from './zip-table';

/** A source: the bytes of its data, and the files beside it. */
export interface SourceFile {
  bytes: Uint8Array;
  /** Its data files, where it has several: those of a folder in the order of their names, or the pages of an answer. */
  parts?: readonly { name: string; bytes: Uint8Array }[];
  /** What its server said of its last change. */
  validators?: SourceValidators;
  /** Reads a file that the data names by a path below its own folder. @throws Error for staff. */
  readBeside(path: string): Promise<Uint8Array>;
}

/** The largest data file that is read. */
export const MAX_BYTES = 200 * 2 ** 20;
const MAX_ZIP_BYTES = 1024 * 2 ** 20;
const MAX_ZIP_FILES = 50_000;

/**
 * Opens a source: a data file, a folder with one for each language, or a zip that holds a data file
 * with its pictures.
 * @throws UsageError if the file cannot be read, Error if it is not a source.
 */
export async function openSourceFile(file: string, map: ImportMap): Promise<SourceFile> {
  const stats = await stat(file).catch(() => undefined);
  if (map.source.perLanguage && stats?.isDirectory())
    return openSourceFile(join(file, `nl.${map.source.format}`), map);
  if (map.source.folder && stats?.isDirectory()) return openFolder(file, map);
  if (!stats?.isFile()) throw new UsageError(`${file} cannot be read.`);
  const isZip = extname(file).toLowerCase() === '.zip';
  const limit = isZip ? MAX_ZIP_BYTES : MAX_BYTES;
  if (stats.size > limit) throw createTooLargeError(file, limit);
  const bytes = await readFile(file);
  return isZip
    ? openZip(file, bytes, map)
    : { bytes, readBeside: createFolderReader(dirname(file)) };
}

/** Nothing that a map of its format could read, or too much to choose from. */
export class NoDataFileError extends Error {}

const createTooLargeError = (file: string, limit: number) =>
  new Error(`${file} holds more data than the ${limit >> 20} MB that are read.`);

async function openFolder(folder: string, { source }: ImportMap): Promise<SourceFile> {
  const names = (await readdir(folder)).filter((name) => isDataFile(name, source.format)).sort();
  if (names.length === 0)
    throw new NoDataFileError(`${folder} holds no file of the format ${source.format}.`);
  const readBeside = createFolderReader(folder);
  const parts: { name: string; bytes: Uint8Array }[] = [];
  let total = 0;
  for (const name of names) {
    total += (await stat(join(folder, name))).size;
    if (total > MAX_BYTES) throw createTooLargeError(folder, MAX_BYTES);
    parts.push({ name, bytes: await readBeside(name) });
  }
  return { bytes: new Uint8Array(), parts, readBeside };
}

const isDataFile = (name: string, format: string): boolean =>
  extname(name).toLowerCase() === `.${format}`;

/** Reads files below a folder; a link that leads out of it is refused. */
function createFolderReader(folder: string) {
  return async (path: string): Promise<Uint8Array> => {
    const target = await findNamedFile(folder, toRelativePath(path));
    const [root, real] = await Promise.all([realpath(folder), realpath(target)]).catch(() => {
      throw new Error('is not there');
    });
    if (!real.startsWith(join(root, sep))) throw new Error('is outside the folder of the file');
    return readFile(real).catch(() => {
      throw new Error('cannot be read');
    });
  };
}

/** Returns a path below a folder. @throws Error if it leads elsewhere. */
function toRelativePath(path: string): string {
  const normal = normalize(path.replaceAll('\\', '/'));
  const isOutside = normal.startsWith('/') || normal.startsWith('..') || normal.includes('\0');
  if (isOutside) throw new Error('is outside the folder of the file');
  return normal;
}

function openZip(file: string, bytes: Uint8Array, { source }: ImportMap): SourceFile {
  const sizes = listZipFiles(file, bytes);
  const readFromZip = createZipReader(bytes);
  const read = (name: string): Uint8Array => {
    if ((sizes.get(name) ?? 0) > MAX_BYTES) throw new Error('is too large');
    return readFromZip(name);
  };
  const names = [...sizes.keys()].filter((name) =>
    source.file ? name === source.file : isDataFile(name, source.format),
  );
  const [name, ...others] = names.sort();
  if (names.reduce((sum, own) => sum + (sizes.get(own) ?? 0), 0) > MAX_BYTES)
    throw createTooLargeError(file, MAX_BYTES);
  if (name === undefined || (others.length > 0 && !source.folder))
    throw new NoDataFileError(
      `${file} holds ${names.length} data files (${source.file ?? source.format}), where one is needed.`,
    );
  return {
    bytes: read(name),
    ...(source.folder && { parts: names.map((part) => ({ name: part, bytes: read(part) })) }),
    async readBeside(path) {
      const inside = join(dirname(name), toRelativePath(path)).replaceAll('\\', '/');
      const found = findByName([...sizes.keys()], inside);
      if (found === undefined) throw new Error('is not in the zip');
      return read(found);
    },
  };
}

/** Returns the sizes of the files in a zip by their names, as it states them; unpacks none. */
function listZipFiles(file: string, bytes: Uint8Array): Map<string, number> {
  const sizes = new Map<string, number>();
  let count = 0;
  unzipSync(bytes, {
    filter({ name, originalSize }) {
      count += 1;
      if (count > MAX_ZIP_FILES) throw new Error(`${file} holds more files than an export needs.`);
      if (!name.endsWith('/') && !name.startsWith('__MACOSX/')) sizes.set(name, originalSize);
      return false;
    },
  });
  return sizes;
}
