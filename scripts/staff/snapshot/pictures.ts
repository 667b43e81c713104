import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import {
  getJpegFile,
  isAgencyCardName,
  isPageCardName,
  listPictureSizes,
} from '../../../src/domain/images/own-media';
import { Site } from '../../../src/domain/site/site';
import { loadDeskPictureNames } from '../../../src/features/desk/site/pictures/kept-pictures-store';
import type { CompiledVersion } from '../../../src/platform/snapshot/build/compile';
import type { Manifest } from '../../../src/platform/snapshot/manifest';
import { getPictureKey } from '../../../src/platform/snapshot/manifest';
import { readStoredPart } from '../../../src/platform/snapshot/part-store';
import { forEachWithProgress } from '../concurrency';
import type { StaffStores } from '../stores';
import type { Terminal } from '../terminal';
import { putPicture } from './put-picture';
import { createAgencyCard, rasterizeCard } from './share-card/agency-card';
import { uploadPageCards } from './share-card/upload-cards';

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

/**
 * Returns the pictures of drafts and publications of the desk that lie in the private bucket and not in the open one; none
 * where the desk has no tables.
 */
export async function findUnmovedPictures(
  storedKeys: readonly string[],
  stores: StaffStores,
): Promise<string[]> {
  const stored = new Set(storedKeys);
  const candidates = (await listDeskPictures(stores).catch(() => [])).filter(
    (file) => !stored.has(getPictureKey(file)),
  );
  const found = await Promise.all(candidates.map((file) => stores.files.head(getPictureKey(file))));
  return candidates.filter((_, index) => found[index]);
}

const listDeskPictures = async ({ db, files }: StaffStores): Promise<string[]> =>
  (await loadDeskPictureNames(db, files)).flatMap((name) =>
    listPictureSizes(name).map(({ file }) => file),
  );

/**
 * Uploads pictures with their SHA-256, so that R2 refuses one that arrives damaged; those that a version makes itself,
 * the cards for shared links, are made first.
 */
export async function uploadPictures(
  pictures: readonly string[],
  compiled: CompiledVersion,
  directory: string,
  stores: StaffStores,
  terminal: Terminal,
): Promise<void> {
  const [cards, others] = [pictures.filter(isPageCardName), pictures.filter(isNoPageCard)];
  await forEachWithProgress(terminal, 'Uploading pictures', others, async (file) => {
    const bytes = isAgencyCardName(file)
      ? await makeCard(compiled)
      : await readPicture(file, directory, stores);
    await putPicture(file, bytes, stores);
    for (const jpeg of listJpegs(file)) {
      const stored = await readPicture(jpeg, directory, stores).catch(() => undefined);
      if (stored) await putPicture(jpeg, stored, stores);
    }
  });
  await uploadPageCards(cards, compiled, directory, stores, terminal);
}

/** Reads a picture of a load; one that the desk stored before there was a bucket for pictures is in the other one. */
const readPicture = (file: string, directory: string, { files }: StaffStores) =>
  readFile(join(directory, 'pictures', file)).catch(async (problem) => {
    const stored = await files.get(getPictureKey(file));
    if (!stored) throw problem;
    return new Uint8Array(await stored.arrayBuffer());
  });

/** Lists the JPEG that a picture may have, beside the file of its original; none beside other files. */
function listJpegs(file: string): string[] {
  const [, name] = /^([^-]+)\.webp$/.exec(file) ?? [];
  return name ? [getJpegFile(name).file] : [];
}

const isNoPageCard = (file: string) => !isPageCardName(file);

/** Makes the card of a compiled version, which no directory holds. */
async function makeCard({ manifest, parts }: CompiledVersion): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = parts.get(manifest.parts.site) as Uint8Array;
  const { configuration } = v.parse(Site, JSON.parse(new TextDecoder().decode(bytes)));
  const card = await createAgencyCard(configuration);
  if (!card) throw new Error('the card for shared links cannot be drawn');
  return rasterizeCard(card.svg);
}

/** Returns the keys of the pictures that these versions and the desk need; undefined if the list of one is lost. */
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
    const ofDesk = await listDeskPictures(stores);
    const needed = [...listCompiledPictures(compiled), ...stored.flat(), ...ofDesk];
    return new Set([...needed, ...needed.flatMap(listJpegs)].map(getPictureKey));
  } catch {
    return undefined;
  }
}
