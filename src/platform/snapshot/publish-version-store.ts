import { computeContentHash } from './content-hash';
import type { Manifest } from './manifest';
import { collectPartHashes, getManifestKey, getSnapshotPartKey } from './manifest';
import { readStoredPart } from './part-store';
import type { StoredVersions } from './stored-versions-store';
import { writePointer } from './write-pointer-store';

/** Parts of a version that others do not have, by content hash. */
export type NewParts = ReadonlyMap<string, Uint8Array>;

/** Adds a part by its content hash; returns the hash. */
export async function addPart(parts: Map<string, Uint8Array>, bytes: Uint8Array): Promise<string> {
  const hash = await computeContentHash(bytes);
  parts.set(hash, bytes);
  return hash;
}

/**
 * Makes a version live that differs from the live one in `parts`, within the worker: writes them, reads them back, then
 * manifest and pointer, so that the site is the old or the new one whenever it is interrupted. Removes afterwards what
 * only versions need that are not stored any more. To be called under the lock (version-lock-store.ts).
 * @throws ConcurrentPublishError if the pointer is not the one in `stored`.
 */
export async function publishParts(
  kv: KVNamespace,
  manifest: Manifest,
  parts: NewParts,
  stored: StoredVersions,
): Promise<void> {
  const existing = collectAllHashes([...stored.manifests.values()]);
  const missing = [...parts].filter(([hash]) => !existing.has(hash));
  await Promise.all(missing.map(([hash, bytes]) => kv.put(getSnapshotPartKey(hash), bytes)));
  await Promise.all(missing.map(([hash]) => readStoredPart(kv, hash)));
  await kv.put(getManifestKey(manifest.version), JSON.stringify(manifest));
  const { current, previous } = await writePointer(manifest.version, stored, { kv });
  const versions = [current, ...previous];
  const others = [...stored.manifests.values()];
  const kept = collectAllHashes([
    manifest,
    ...others.filter(({ version }) => versions.includes(version)),
  ]);
  const dropped = others.filter(({ version }) => !versions.includes(version));
  const unneeded = [...collectAllHashes(dropped)].filter((hash) => !kept.has(hash));
  await Promise.all([
    ...unneeded.map((hash) => kv.delete(getSnapshotPartKey(hash))),
    ...dropped.map(({ version }) => kv.delete(getManifestKey(version))),
  ]);
}

const collectAllHashes = (manifests: readonly Manifest[]): Set<string> =>
  new Set(manifests.flatMap((manifest) => [...collectPartHashes(manifest)]));

/** Names a version by its content: the same parts and documents have the same name. */
export async function nameVersion({
  parts,
  documents,
}: Pick<Manifest, 'parts' | 'documents'>): Promise<string> {
  const content = new TextEncoder().encode(JSON.stringify([parts, documents]));
  return (await computeContentHash(content)).slice(0, 12);
}
