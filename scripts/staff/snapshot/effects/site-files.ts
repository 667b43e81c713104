import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SnapshotParser } from '../../../../src/platform/snapshot/build/check/parse-files';
import type { SnapshotFile, SnapshotSource } from '../../../../src/platform/snapshot/build/source';
import {
  OPTIONAL_FILES,
  SNAPSHOT_FILE_SCHEMAS,
} from '../../../../src/platform/snapshot/build/source';

export type SiteFile = Extract<SnapshotFile, `site/${string}`>;

/** The files that configure the site, as they were written. */
export type SiteFiles = Record<SiteFile, unknown>;

export const SITE_FILES = Object.keys(SNAPSHOT_FILE_SCHEMAS).filter((file): file is SiteFile =>
  file.startsWith('site/'),
);

/** Reads the files of a directory that was checked before. */
export async function readSiteFiles(directory: string): Promise<SiteFiles> {
  const files: Partial<SiteFiles> = {};
  for (const file of SITE_FILES)
    files[file] = JSON.parse(
      await readFile(join(directory, file), 'utf8').catch((problem) => {
        if (OPTIONAL_FILES.has(file)) return JSON.stringify(OPTIONAL_FILES.get(file));
        throw problem;
      }),
    );
  return files as SiteFiles;
}

/**
 * Reads the files as the check does; those of `known` that are the same are not read again.
 * @throws RefusedFilesError if a schema refuses one
 */
export function parseSiteFiles(
  files: SiteFiles,
  known?: { files: SiteFiles; parsed: ParsedSiteFiles },
): ParsedSiteFiles {
  const changed = SITE_FILES.filter((file) => known?.files[file] !== files[file]);
  const { source, findings } = new SnapshotParser().parseSite(
    Object.fromEntries(changed.map((file) => [file, files[file]])),
  );
  const refusal = findings.find(({ level }) => level === 'error');
  if (refusal) throw new RefusedFilesError(`${refusal.record} ${refusal.field} ${refusal.message}`);
  return {
    ...known?.parsed,
    ...Object.fromEntries(changed.map((file) => [file, source[file]])),
  } as ParsedSiteFiles;
}

/** Error for files that the check would refuse. */
export class RefusedFilesError extends Error {
  override name = 'RefusedFilesError';
}

export type ParsedSiteFiles = Pick<SnapshotSource, SiteFile>;
