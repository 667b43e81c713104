import { parseBrusselsTime } from '../../../src/domain/format/brussels-time.ts';
import { recordLoad } from '../../../src/features/saved-searches/alerts/catalogue-loads-store.ts';
import { SnapshotStore } from '../../../src/platform/snapshot/snapshot-store.ts';
import type { StaffStores } from '../../staff/stores.ts';
import type { OwnedProperty } from './owned-properties.ts';
import { findStoryDay, SALE_CHANGES } from './sale-story.ts';

/** Saved searches that fit the first property; each further one fits eight less. */
const FITTING_SEARCHES = 34;

/** Prices before the first change, in a hundredth of today's, rounded to 5,000 euro. */
const FIRST_PRICE = 1.05;

/**
 * Notes the live version as the first load, as cron does, and adds what loads since their posting
 * would have changed of these properties, where nothing was noted yet. Nobody is told of it.
 */
export async function seedCatalogueHistory(
  { db, files, kv }: Pick<StaffStores, 'db' | 'files' | 'kv'>,
  properties: readonly OwnedProperty[],
  now: number,
): Promise<number> {
  if (await db.prepare('SELECT 1 FROM catalogue_loads LIMIT 1').first()) return 0;
  const snapshot = await new SnapshotStore().loadLive({
    ...{ kv, embedded: new ArrayBuffer(), refuseDemonstration: false },
    ...{ pollSeconds: 0, timeoutMs: 10_000 },
  });
  if (!snapshot) return 0;
  await recordLoad({ DB: db, FILES: files, SNAPSHOTS: kv }, snapshot, now);
  const changes = properties.flatMap((owned) =>
    listChanges(owned, now).map((change) => ({ ...owned, ...change })),
  );
  await db.batch([
    db.prepare('UPDATE catalogue_loads SET matched_at = ?1').bind(now),
    ...changes.map(({ property, kind, changedAt, before, after }) =>
      db
        .prepare(
          `INSERT INTO property_changes (property, load, kind, before, after, version, created_at)
           VALUES (?1, (SELECT min(number) FROM catalogue_loads), ?2, ?3, ?4, ?5, ?6)`,
        )
        .bind(property, kind, before, after, snapshot.version, changedAt),
    ),
    ...properties.map(({ property }, index) =>
      db
        .prepare(
          `INSERT INTO search_counts (property, load, searches)
           VALUES (?1, (SELECT min(number) FROM catalogue_loads), ?2)`,
        )
        .bind(property, Math.max(6, FITTING_SEARCHES - index * 8)),
    ),
  ]);
  return changes.length;
}

/** The price fell once, and an option came and went, in a sale that lasts long enough. */
function listChanges(owned: OwnedProperty, now: number) {
  const price = String(owned.price);
  const firstPrice = String(Math.ceil((owned.price * FIRST_PRICE) / 5000) * 5000);
  const [available, option] = ['available', 'under-option'];
  return [
    { kind: 'price', after: SALE_CHANGES.price, from: firstPrice, to: price },
    { kind: 'status', after: SALE_CHANGES.option, from: available, to: option },
    { kind: 'back', after: SALE_CHANGES.back, from: option, to: available },
  ].flatMap(({ kind, after, from, to }) => {
    const day = findStoryDay({ after }, owned, now);
    const changedAt = day && parseBrusselsTime(`${day}T09:00`);
    return changedAt ? [{ kind, changedAt, before: from, after: to }] : [];
  });
}
