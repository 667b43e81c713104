import type { CompiledSnapshot } from '../../src/platform/snapshot/build/compile';
import { compileSnapshot } from '../../src/platform/snapshot/build/compile';
import {
  getManifestKey,
  getSnapshotPartKey,
  POINTER_KEY,
} from '../../src/platform/snapshot/manifest';
import { joinSlices, toOneSlice } from '../catalogue/whole-catalogue';
import { readSnapshotDirectory } from '../staff/snapshot/snapshot-directory';

/** Returns the numbers of the versions that a page shows in its footer, prices and description. */
export const findVersionMarks = (html: string): Set<number> =>
  new Set(
    // Of prices the first digits are fixed: a form's ticket may hold any others.
    [...html.matchAll(/versie-(\d+)|417\.(00\d)/g)].map(([, fromText, fromPrice]) =>
      Number(fromText ?? fromPrice),
    ),
  );

/**
 * Compiles the demonstration with the version's number in the agency's name, the prices and the
 * descriptions, so that site, index, summaries and details each show their version.
 */
export async function compileMarkedVersion(number: number): Promise<CompiledSnapshot> {
  const { source: sliced, documents } = await readSnapshotDirectory('data');
  if (!sliced) throw new Error('data is not a valid snapshot');
  const source = joinSlices(sliced);
  source['site/configuration.json'].agency.name = `versie-${number}`;
  for (const property of source['catalogue/properties.json'])
    Object.assign(property, { Price: 417_000 + number, PublishPrice: true, PriceUnitText: '' });
  for (const detail of source['catalogue/property-details.json'])
    detail.Description = `versie-${number}`;
  return compileSnapshot(toOneSlice(source), documents, new Date(0));
}

export async function storeVersion(
  kv: KVNamespace,
  { manifest, parts }: CompiledSnapshot,
): Promise<void> {
  for (const [hash, bytes] of parts)
    await kv.put(getSnapshotPartKey(hash), bytes as Uint8Array<ArrayBuffer>);
  await kv.put(getManifestKey(manifest.version), JSON.stringify(manifest));
}

export const setLiveVersion = (
  kv: KVNamespace,
  [current, ...previous]: readonly CompiledSnapshot[],
): Promise<void> =>
  kv.put(
    POINTER_KEY,
    JSON.stringify({
      current: current?.manifest.version,
      previous: previous.map(({ manifest }) => manifest.version),
    }),
  );
