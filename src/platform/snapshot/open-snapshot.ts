import { openCatalogue } from './catalogue-store';
import type { Manifest } from './manifest';
import type { PartReader } from './part';
import { openSite } from './site-store';
import type { Snapshot } from './snapshot';
import { createSnapshot } from './snapshot';

/** Opens a version: reads its site, its index and its projects. Rejects with BrokenPartError if it cannot be read. */
export async function openSnapshot(manifest: Manifest, reader: PartReader): Promise<Snapshot> {
  const site = openSite(manifest.parts, reader);
  const listings = site.then(({ configuration }) => configuration.listings);
  const catalogue = openCatalogue(manifest.parts, reader, listings);
  return createSnapshot(manifest, ...(await Promise.all([site, catalogue])));
}
