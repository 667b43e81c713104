import type { CompiledVersion } from '../../../src/platform/snapshot/build/compile';
import type { Manifest, Pointer } from '../../../src/platform/snapshot/manifest';
import {
  collectPartHashes,
  getDocumentKey,
  getManifestKey,
  getPictureKey,
  getSnapshotPartKey,
} from '../../../src/platform/snapshot/manifest';
import { openSnapshot } from '../../../src/platform/snapshot/open-snapshot';
import { createPartReader } from '../../../src/platform/snapshot/part';
import { readStoredPart } from '../../../src/platform/snapshot/part-store';
import type { StoredVersions } from '../../../src/platform/snapshot/stored-versions-store';
import {
  listKeys,
  loadManifestsOfOthers,
} from '../../../src/platform/snapshot/stored-versions-store';
import { writePointer } from '../../../src/platform/snapshot/write-pointer-store';
import { forEachConcurrently, forEachWithProgress, withRetries } from '../concurrency';
import type { StaffStores } from '../stores';
import type { Terminal } from '../terminal';
import { findMissingDocuments, listStoredFiles, uploadDocuments } from './documents';
import {
  collectPictureKeys,
  findMissingPictures,
  findUnmovedPictures,
  uploadPictures,
} from './pictures';

/** Counts of what a load wrote and removed. */
export interface PublishResult {
  parts: number;
  documents: number;
  pictures: number;
  removed: number;
}

/**
 * Makes a version live. Opens it first as the worker will, then writes all its parts and reads them back before the pointer, so that an
 * interruption at any moment leaves the live version complete. Afterwards removes the keys that no
 * stored version needs; only keys from before this load, and none of a version that another load wrote
 * meanwhile: it may be about to make it live.
 * `directory` holds the documents. Unless `canReuseParts`, writes every part again.
 * @throws ConcurrentPublishError if another load or rollback was faster.
 */
export async function publishVersion(
  compiled: CompiledVersion,
  directory: string,
  stored: StoredVersions,
  canReuseParts: boolean,
  stores: StaffStores,
  terminal: Terminal,
): Promise<PublishResult> {
  const { manifest } = compiled;
  await openSnapshot(
    manifest,
    createPartReader(async (hash) => compiled.parts.get(hash) as Uint8Array),
  );
  const existing = await listStoredKeys(stores);
  const parts = canReuseParts
    ? findMissingParts(manifest, stored, existing.values)
    : [...collectPartHashes(manifest)];
  await uploadParts(parts, compiled, stores, terminal);
  const documents = await findMissingDocuments(manifest, stores);
  await uploadDocuments(documents, directory, stores, terminal);
  const missing = findMissingPictures(compiled, existing.pictures);
  const unmoved = await findUnmovedPictures(existing.pictures, stores);
  const pictures = [...new Set([...missing, ...unmoved])];
  await uploadPictures(pictures, compiled, directory, stores, terminal);

  await writeManifest(manifest, stores);
  const pointer = await writePointer(manifest.version, stored, stores);
  const removed = await removeUnneeded(compiled, pointer, stored, existing, stores, terminal).catch(
    (problem: Error) => {
      // The site shows the new version already: this is not a reason to call it not loaded.
      const note = `What no version needs is still stored (${problem.message}); the next load removes it.`;
      terminal.print(terminal.style('yellow', note));
      return 0;
    },
  );
  return {
    parts: parts.length,
    documents: documents.size,
    pictures: pictures.length,
    removed,
  };
}

/** Removes what neither the versions of the pointer nor a load at the same time needs; returns its number. */
async function removeUnneeded(
  compiled: CompiledVersion,
  { current, previous }: Pointer,
  stored: StoredVersions,
  existing: StoredKeys,
  stores: StaffStores,
  terminal: Terminal,
): Promise<number> {
  const manifests = [
    ...[compiled.manifest, ...stored.manifests.values()].filter(({ version }) =>
      [current, ...previous].includes(version),
    ),
    ...(await loadManifestsOfOthers(stored, stores, Date.now())),
  ];
  const neededPictures = await collectPictureKeys(compiled, manifests, stores);
  return deleteUnreferenced(manifests, neededPictures, existing, stores, terminal);
}

/** Keys of the snapshot store: manifests and parts in KV, documents and pictures in R2. */
interface StoredKeys {
  values: string[];
  documents: string[];
  pictures: string[];
}

const listStoredKeys = async ({ kv, files }: StaffStores): Promise<StoredKeys> => ({
  values: [
    ...(await listKeys(kv, getManifestKey(''))),
    ...(await listKeys(kv, getSnapshotPartKey(''))),
  ],
  documents: await listStoredFiles(files, getDocumentKey('')),
  pictures: await listStoredFiles(files, getPictureKey('')),
});

/** Returns the part hashes to write; also stored parts of no stored version, which a load may be removing. */
function findMissingParts(
  manifest: Manifest,
  stored: StoredVersions,
  storedKeys: readonly string[],
): string[] {
  const existingKeys = new Set(storedKeys);
  const referencedHashes = new Set(
    [...stored.manifests.values()].flatMap((other) => [...collectPartHashes(other)]),
  );
  return [...collectPartHashes(manifest)].filter(
    (hash) => !referencedHashes.has(hash) || !existingKeys.has(getSnapshotPartKey(hash)),
  );
}

/** Writes the parts, then reads each back and verifies its hash. */
export async function uploadParts(
  hashes: readonly string[],
  { parts }: CompiledVersion,
  stores: StaffStores,
  terminal: Terminal,
): Promise<void> {
  await forEachWithProgress(terminal, 'Uploading parts', hashes, async (hash) => {
    const bytes = parts.get(hash) as Uint8Array;
    await withRetries(stores.retryDelaysMs, () => stores.kv.put(getSnapshotPartKey(hash), bytes));
  });
  await forEachWithProgress(terminal, 'Reading them back', hashes, (hash) =>
    withRetries(stores.retryDelaysMs, () => readStoredPart(stores.kv, hash)),
  );
}

async function writeManifest(
  manifest: Manifest,
  { kv, retryDelaysMs }: StaffStores,
): Promise<void> {
  const text = JSON.stringify(manifest);
  await withRetries(retryDelaysMs, async () => {
    await kv.put(getManifestKey(manifest.version), text);
    const storedText = await kv.get(getManifestKey(manifest.version));
    if (storedText !== text) throw new Error(`the manifest of ${manifest.version} did not arrive`);
  });
}

/**
 * Removes the existing keys that none of these versions needs; returns their number. Without the
 * pictures of one of them, all pictures stay.
 */
async function deleteUnreferenced(
  manifests: readonly Manifest[],
  neededPictures: ReadonlySet<string> | undefined,
  existing: StoredKeys,
  { kv, files }: StaffStores,
  terminal: Terminal,
): Promise<number> {
  const neededKeys = new Set(
    manifests.flatMap((manifest) => [
      getManifestKey(manifest.version),
      ...[...collectPartHashes(manifest)].map(getSnapshotPartKey),
      ...Object.values(manifest.documents).map(getDocumentKey),
    ]),
  );
  const values = existing.values.filter((key) => !neededKeys.has(key));
  const objects = [
    ...existing.documents.filter((key) => !neededKeys.has(key)),
    ...existing.pictures.filter((key) => neededPictures && !neededPictures.has(key)),
  ];
  await forEachWithProgress(terminal, 'Removing unused parts', values, (key) => kv.delete(key));
  await forEachConcurrently(objects, (key) => files.delete(key));
  return values.length + objects.length;
}
