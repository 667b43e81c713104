import type { CompiledSnapshot } from '../../../src/platform/snapshot/build/compile';
import type { Manifest, Pointer } from '../../../src/platform/snapshot/manifest';
import {
  documentKey,
  manifestKey,
  POINTER_KEY,
  partKey,
  partsOf,
  VERSIONS_KEPT,
} from '../../../src/platform/snapshot/manifest';
import { atOnce, patiently, withProgress } from '../at-once';
import type { Place } from '../place';
import type { Terminal } from '../terminal';
import { missingDocuments, storedDocuments, uploadDocuments } from './documents';
import type { Kept } from './kept';
import { keysBelow, partReader } from './kept';

/** What a load has written and removed. */
export interface Published {
  parts: number;
  documents: number;
  removed: number;
}

/** What is live has changed since the load began: someone else has loaded. */
export class Overtaken extends Error {
  override name = 'Overtaken';
}

/**
 * Makes a version live. Everything it consists of is written and read back before the pointer is,
 * so an interruption at any moment leaves the live version whole; afterwards what none of the kept
 * versions needs is removed. `directory` is where the documents lie; unless what is kept is `trusted`,
 * every part is written anew.
 */
export async function publish(
  compiled: CompiledSnapshot,
  directory: string,
  kept: Kept,
  trusted: boolean,
  place: Place,
  terminal: Terminal,
): Promise<Published> {
  const { manifest } = compiled;
  const parts = trusted ? await missingParts(manifest, kept, place) : [...partsOf(manifest)];
  await upload(parts, compiled, place, terminal);
  const documents = await missingDocuments(manifest, place);
  await uploadDocuments(documents, directory, place, terminal);

  await writeManifest(manifest, place);
  const pointer = await writePointer(manifest.version, kept, place);
  const removed = await prune(pointer, [manifest, ...kept.manifests.values()], place, terminal);
  return { parts: parts.length, documents: documents.size, removed };
}

/** Parts of a kept version that lie there already; a leftover of none may be on its way out. */
async function missingParts(manifest: Manifest, kept: Kept, { kv }: Place): Promise<string[]> {
  const listed = new Set(await keysBelow(kv, partKey('')));
  const known = new Set([...kept.manifests.values()].flatMap((old) => [...partsOf(old)]));
  return [...partsOf(manifest)].filter((hash) => !known.has(hash) || !listed.has(partKey(hash)));
}

/** Writes these parts, then reads each back and holds it against its hash. */
export async function upload(
  hashes: readonly string[],
  { parts }: CompiledSnapshot,
  place: Place,
  terminal: Terminal,
): Promise<void> {
  await withProgress(terminal, 'Uploading parts', hashes, async (hash) => {
    const bytes = parts.get(hash) as Uint8Array;
    await patiently(() => place.kv.put(partKey(hash), bytes));
  });
  const read = partReader(place);
  await withProgress(terminal, 'Reading them back', hashes, (hash) => patiently(() => read(hash)));
}

async function writeManifest(manifest: Manifest, { kv }: Place): Promise<void> {
  const text = JSON.stringify(manifest);
  await patiently(async () => {
    await kv.put(manifestKey(manifest.version), text);
    const back = await kv.get(manifestKey(manifest.version));
    if (back !== text) throw new Error(`the manifest of ${manifest.version} did not arrive`);
  });
}

/** The last write of a load or a rollback: the version before becomes the first of the kept ones. */
export async function writePointer(current: string, kept: Kept, { kv }: Place): Promise<Pointer> {
  if ((await kv.get(POINTER_KEY)) !== kept.pointerText) {
    throw new Overtaken('Someone else has changed what is live meanwhile. Nothing was switched.');
  }
  const previous = [...kept.manifests.keys()]
    .filter((version) => version !== current)
    .slice(0, VERSIONS_KEPT - 1);
  const pointer: Pointer = { current, previous };
  await patiently(() => kv.put(POINTER_KEY, JSON.stringify(pointer)));
  return pointer;
}

/** Removes what no version of the pointer needs; what a load that was interrupted left goes too. */
async function prune(
  { current, previous }: Pointer,
  manifests: readonly Manifest[],
  { kv, files }: Place,
  terminal: Terminal,
): Promise<number> {
  const needed = manifests.filter(({ version }) => [current, ...previous].includes(version));
  const keep = new Set(
    needed.flatMap((manifest) => [
      manifestKey(manifest.version),
      ...[...partsOf(manifest)].map(partKey),
      ...Object.values(manifest.documents).map(documentKey),
    ]),
  );
  const unneeded = (keys: readonly string[]) => keys.filter((key) => !keep.has(key));
  const values = unneeded([
    ...(await keysBelow(kv, manifestKey(''))),
    ...(await keysBelow(kv, partKey(''))),
  ]);
  const objects = unneeded(await storedDocuments(files));
  await withProgress(terminal, 'Removing what no kept version needs', values, (key) =>
    kv.delete(key),
  );
  await atOnce(objects, (key) => files.delete(key));
  return values.length + objects.length;
}
