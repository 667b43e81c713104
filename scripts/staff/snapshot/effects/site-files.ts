import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
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
        if (OPTIONAL_FILES.has(file)) return '[]';
        throw problem;
      }),
    );
  return files as SiteFiles;
}

/** Reads the files by their schemas; those of `known` that are the same are not read again. */
export function parseSiteFiles(
  files: SiteFiles,
  known?: { files: SiteFiles; parsed: ParsedSiteFiles },
): ParsedSiteFiles {
  const parsed = Object.fromEntries(
    SITE_FILES.map((file) => [
      file,
      known?.files[file] === files[file]
        ? known?.parsed[file]
        : v.parse(SNAPSHOT_FILE_SCHEMAS[file] as v.GenericSchema, files[file]),
    ]),
  );
  return parsed as ParsedSiteFiles;
}

export type ParsedSiteFiles = Pick<SnapshotSource, SiteFile>;
