import type { CompiledSnapshot } from '../../../src/platform/snapshot/build/compile';
import type { Manifest, Pointer } from '../../../src/platform/snapshot/manifest';
import {
  collectPartHashes,
  getDocumentKey,
  getManifestKey,
  getSnapshotPartKey,
  MAX_STORED_VERSIONS,
  POINTER_KEY,
} from '../../../src/platform/snapshot/manifest';
import { readStoredPart } from '../../../src/platform/snapshot/part-store';
import { forEachConcurrently, forEachWithProgress, withRetries } from '../concurrency';
import type { StaffStores } from '../stores';
import type { Terminal } from '../terminal';
import { findMissingDocuments, listStoredDocuments, uploadDocuments } from './documents';
import type { StoredVersions } from './stored-versions';
import { listKeys } from './stored-versions';

/** What a load has written and removed. */
export interface PublishResult {
  parts: number;
  documents: number;
  removed: number;
}

/** What is live has changed since the load began: someone else has loaded. */
export class ConcurrentPublishError extends Error {
  override name = 'Overtaken';
}

/**
 * Makes a version live. Everything it consists of is written and read back before the pointer is,
 * so an interruption at any moment leaves the live version whole; afterwards what none of the kept
 * versions needs is removed. `directory` is where the documents lie; unless what is kept is `trusted`,
 * every part is written anew.
 */
export async function publishVersion(
  compiled: CompiledSnapshot,
  directory: string,
  kept: StoredVersions,
  trusted: boolean,
  place: StaffStores,
  terminal: Terminal,
): Promise<PublishResult> {
  const { manifest } = compiled;
  const parts = trusted
    ? await findMissingParts(manifest, kept, place)
    : [...collectPartHashes(manifest)];
  await uploadParts(parts, compiled, place, terminal);
  const documents = await findMissingDocuments(manifest, place);
  await uploadDocuments(documents, directory, place, terminal);

  await writeManifest(manifest, place);
  const pointer = await writePointer(manifest.version, kept, place);
  const removed = await deleteUnreferenced(
    pointer,
    [manifest, ...kept.manifests.values()],
    place,
    terminal,
  );
  return { parts: parts.length, documents: documents.size, removed };
}

/** Parts of a kept version that lie there already; a leftover of none may be on its way out. */
async function findMissingParts(
  manifest: Manifest,
  kept: StoredVersions,
  { kv }: StaffStores,
): Promise<string[]> {
  const listed = new Set(await listKeys(kv, getSnapshotPartKey('')));
  const known = new Set([...kept.manifests.values()].flatMap((old) => [...collectPartHashes(old)]));
  return [...collectPartHashes(manifest)].filter(
    (hash) => !known.has(hash) || !listed.has(getSnapshotPartKey(hash)),
  );
}

/** Writes these parts, then reads each back and holds it against its hash. */
export async function uploadParts(
  hashes: readonly string[],
  { parts }: CompiledSnapshot,
  place: StaffStores,
  terminal: Terminal,
): Promise<void> {
  await forEachWithProgress(terminal, 'Uploading parts', hashes, async (hash) => {
    const bytes = parts.get(hash) as Uint8Array;
    await withRetries(() => place.kv.put(getSnapshotPartKey(hash), bytes));
  });
  await forEachWithProgress(terminal, 'Reading them back', hashes, (hash) =>
    withRetries(() => readStoredPart(place.kv, hash)),
  );
}

async function writeManifest(manifest: Manifest, { kv }: StaffStores): Promise<void> {
  const text = JSON.stringify(manifest);
  await withRetries(async () => {
    await kv.put(getManifestKey(manifest.version), text);
    const back = await kv.get(getManifestKey(manifest.version));
    if (back !== text) throw new Error(`the manifest of ${manifest.version} did not arrive`);
  });
}

/** The last write of a load or a rollback: the version before becomes the first of the kept ones. */
export async function writePointer(
  current: string,
  kept: StoredVersions,
  { kv }: StaffStores,
): Promise<Pointer> {
  if ((await kv.get(POINTER_KEY)) !== kept.pointerText) {
    throw new ConcurrentPublishError(
      'Someone else has changed what is live meanwhile. Nothing was switched.',
    );
  }
  const previous = [...kept.manifests.keys()]
    .filter((version) => version !== current)
    .slice(0, MAX_STORED_VERSIONS - 1);
  const pointer: Pointer = { current, previous };
  await withRetries(() => kv.put(POINTER_KEY, JSON.stringify(pointer)));
  return pointer;
}

/** Removes what no version of the pointer needs; what a load that was interrupted left goes too. */
async function deleteUnreferenced(
  { current, previous }: Pointer,
  manifests: readonly Manifest[],
  { kv, files }: StaffStores,
  terminal: Terminal,
): Promise<number> {
  const needed = manifests.filter(({ version }) => [current, ...previous].includes(version));
  const keep = new Set(
    needed.flatMap((manifest) => [
      getManifestKey(manifest.version),
      ...[...collectPartHashes(manifest)].map(getSnapshotPartKey),
      ...Object.values(manifest.documents).map(getDocumentKey),
    ]),
  );
  const unneeded = (keys: readonly string[]) => keys.filter((key) => !keep.has(key));
  const values = unneeded([
    ...(await listKeys(kv, getManifestKey(''))),
    ...(await listKeys(kv, getSnapshotPartKey(''))),
  ]);
  const objects = unneeded(await listStoredDocuments(files));
  await forEachWithProgress(terminal, 'Removing what no kept version needs', values, (key) =>
    kv.delete(key),
  );
  await forEachConcurrently(objects, (key) => files.delete(key));
  return values.length + objects.length;
}
