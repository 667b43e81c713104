import { encodeListingIndex } from '../../src/domain/catalogue/listing/encode-index';
import { decodeListingIndex } from '../../src/domain/catalogue/listing/listing-index';
import type { CatalogueLanguage } from '../../src/domain/language/language';
import { packSnapshot } from '../../src/platform/snapshot/archive';
import { compileSnapshot } from '../../src/platform/snapshot/build/compile';
import { joinProperties } from '../../src/platform/snapshot/build/join-properties';
import type { Snapshot } from '../../src/platform/snapshot/snapshot';
import { SnapshotStore } from '../../src/platform/snapshot/snapshot-store';
import { joinSlices } from '../catalogue/whole-catalogue';
import { readSnapshotDirectory } from '../staff/snapshot/snapshot-directory';
import { repeatProperties } from './repeated-properties';

/** Opens the demonstration with its listings repeated, a share of them at another price. */
export async function openScaledSnapshot(
  listings: number,
  version: string,
  share: number,
): Promise<Snapshot> {
  const { source, documents } = await readSnapshotDirectory('data');
  if (!source) throw new Error('data is not a valid snapshot');
  const archive = await packSnapshot(await compileSnapshot(source, documents, new Date(0)));
  const snapshot = await openArchive(archive);
  const properties = joinProperties(joinSlices(source));
  const rows = repeatProperties(properties, listings).map((row, position) => {
    if (position >= listings * share) return row;
    const Price = row.nl.Price + 1000;
    return { ...row, nl: { ...row.nl, Price }, fr: { ...row.fr, Price } };
  });
  const index = decodeListingIndex(encodeListingIndex(rows));
  const { catalogue } = snapshot;
  return {
    ...snapshot,
    version,
    catalogue: {
      ...catalogue,
      index,
      async loadCards(ids: readonly number[], language: CatalogueLanguage) {
        const originals = ids.map((id) => properties[(id - 1) % properties.length]?.[language].ID);
        const cards = await catalogue.loadCards(
          originals.filter((id) => id !== undefined),
          language,
        );
        return cards.map((card, position) => ({ ...card, ID: ids[position] ?? card.ID }));
      },
    },
  };
}

async function openArchive(archive: Uint8Array): Promise<Snapshot> {
  const sources = {
    kv: { get: async () => null } as unknown as KVNamespace,
    embedded: archive.slice().buffer as ArrayBuffer,
    ...{ refuseDemonstration: false, pollSeconds: 0, timeoutMs: 2000 },
  };
  for await (const snapshot of new SnapshotStore().loadCandidates(sources)) return snapshot;
  throw new Error('the archive holds no version');
}
