import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import * as v from 'valibot';
import { UsageError } from '../../../command';
import { isAddress } from '../fetch-source';
import { ImportMap } from '../import-map';
import { NoDataFileError, openSourceFile } from '../source-file';

const FORMATS = ['xml', 'json', 'jsonl', 'csv', 'xlsx'] as const;

/** The data of a file that nobody has described, and whether it stands for several of a folder or a zip. */
export interface UnknownFile {
  bytes: Uint8Array;
  isFolder: boolean;
}

/** Opens a file, or the first data file of a folder or a zip. @throws UsageError if there is none. */
export async function openUnknownFile(file: string): Promise<UnknownFile> {
  if (isAddress(file))
    throw new UsageError('--suggest reads a file of this machine: save what the address answers.');
  const stats = await stat(file).catch(() => undefined);
  const isContainer = stats?.isDirectory() || extname(file).toLowerCase() === '.zip';
  if (!isContainer) return { bytes: (await openAs(file, 'csv')).bytes, isFolder: false };
  for (const format of FORMATS) {
    const source = await openAs(file, format).catch((problem) => {
      if (problem instanceof NoDataFileError) return undefined;
      throw problem;
    });
    const [first, ...others] = source?.parts ?? [];
    if (first) return { bytes: first.bytes, isFolder: others.length > 0 };
  }
  throw new UsageError(`${file} holds no data file (${FORMATS.join(', ')}).`);
}

const openAs = (file: string, format: (typeof FORMATS)[number]) =>
  openSourceFile(file, {
    ...v.parse(v.pick(ImportMap, ['source']), { source: { format, folder: true } }),
  } as ImportMap);
