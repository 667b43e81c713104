import { decodeListingIndex } from '../../../src/domain/catalogue/listing/listing-index';
import { readStoredPart } from '../../../src/platform/snapshot/part-store';
import { loadStoredVersions } from '../../../src/platform/snapshot/stored-versions-store';
import type { StaffStores } from '../stores';

/** Loads the ids of the live snapshot's properties; undefined if no snapshot is loaded. */
export async function loadLivePropertyIds(
  stores: StaffStores,
): Promise<ReadonlySet<number> | undefined> {
  const { pointer, manifests } = await loadStoredVersions(stores);
  const live = pointer && manifests.get(pointer.current);
  if (!live) return undefined;
  const { columns } = decodeListingIndex(await readStoredPart(stores.kv, live.parts.index));
  return new Set(columns.id);
}
