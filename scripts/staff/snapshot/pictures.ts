import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { listPictureSizes, SNAPSHOT_PICTURE_PATH } from '../../../src/domain/images/own-media';
import type { Finding, SnapshotRule } from '../../../src/platform/snapshot/build/check/finding';
import {
  createErrorFinding,
  createWarningFinding,
} from '../../../src/platform/snapshot/build/check/finding';
import type { CompiledVersion } from '../../../src/platform/snapshot/build/compile';
import { collectPictureNames } from '../../../src/platform/snapshot/build/picture-names';
import type { Manifest } from '../../../src/platform/snapshot/manifest';
import { getPictureKey } from '../../../src/platform/snapshot/manifest';
import { readStoredPart } from '../../../src/platform/snapshot/part-store';
import { forEachWithProgress, withRetries } from '../concurrency';
import type { StaffStores } from '../stores';
import type { Terminal } from '../terminal';

/** Creates the rule that every picture which the snapshot names is in its pictures/ in all sizes (decision 51). */
export const createPictureRule = (files: readonly string[]): SnapshotRule => ({
  requiredFiles: [],
  check: ({ source }, { pictureNames }) =>
    findPictureFaults(collectPictureNames(source, pictureNames), new Set(files)),
});

function* findPictureFaults(
  names: readonly string[],
  existing: ReadonlySet<string>,
): Iterable<Finding> {
  for (const name of names)
    for (const { file } of listPictureSizes(name))
      if (!existing.has(file))
        yield createErrorFinding('pictures/', file, '', 'is not there, yet records name it');
  for (const file of existing)
    if (!SNAPSHOT_PICTURE_PATH.test(`/media/pictures/${file}`))
      yield createWarningFinding(
        'pictures/',
        file,
        '',
        'has no name that an import gives: it is not loaded',
      );
}

/** Returns the files of the pictures of a compiled version. */
const listCompiledPictures = ({ manifest, parts }: CompiledVersion): string[] => {
  const bytes = parts.get(manifest.parts.pictures ?? '');
  return bytes ? parsePictureFiles(bytes) : [];
};

/** Returns the files of the pictures of a stored version. @throws BrokenPartError */
const loadStoredPictures = async ({ parts }: Manifest, { kv }: StaffStores): Promise<string[]> =>
  parts.pictures === undefined ? [] : parsePictureFiles(await readStoredPart(kv, parts.pictures));

const parsePictureFiles = (bytes: Uint8Array): string[] =>
  v
    .parse(v.array(v.string()), JSON.parse(new TextDecoder().decode(bytes)))
    .flatMap((name) => listPictureSizes(name).map(({ file }) => file));

/** Returns the pictures of a compiled version that R2 does not hold. */
export function findMissingPictures(
  compiled: CompiledVersion,
  storedKeys: readonly string[],
): string[] {
  const stored = new Set(storedKeys);
  return listCompiledPictures(compiled).filter((file) => !stored.has(getPictureKey(file)));
}

/** Uploads pictures with their SHA-256, so that R2 refuses one that arrives damaged. */
export const uploadPictures = (
  pictures: readonly string[],
  directory: string,
  { files, retryDelaysMs }: StaffStores,
  terminal: Terminal,
) =>
  forEachWithProgress(terminal, 'Uploading pictures', pictures, async (file) => {
    const bytes = await readFile(join(directory, 'pictures', file));
    const sha256 = await crypto.subtle.digest('SHA-256', bytes);
    await withRetries(retryDelaysMs, () =>
      files.put(getPictureKey(file), bytes, {
        sha256,
        httpMetadata: { contentType: 'image/webp' },
      }),
    );
  });

/** Returns the keys of the pictures that these versions need; undefined if the list of one is lost. */
export async function collectPictureKeys(
  compiled: CompiledVersion,
  manifests: readonly Manifest[],
  stores: StaffStores,
): Promise<Set<string> | undefined> {
  try {
    const others = manifests.filter(({ version }) => version !== compiled.manifest.version);
    const stored = await Promise.all(
      others.map((manifest) => loadStoredPictures(manifest, stores)),
    );
    return new Set([...listCompiledPictures(compiled), ...stored.flat()].map(getPictureKey));
  } catch {
    return undefined;
  }
}
