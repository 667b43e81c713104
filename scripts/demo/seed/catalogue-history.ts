import { DAY_MS } from '../../../src/domain/format/durations.ts';
import { recordLoad } from '../../../src/features/saved-searches/alerts/catalogue-loads-store.ts';
import { SnapshotStore } from '../../../src/platform/snapshot/snapshot-store.ts';
import type { StaffStores } from '../../staff/stores.ts';

/** A property of a demonstration's owner, with its price of today in euro. */
interface OwnedPrice {
  property: number;
  price: number;
}

/** Saved searches that fit the first property; each further one fits eight less. */
const FITTING_SEARCHES = 34;

/** Prices before the first change, in a hundredth of today's, rounded to 5,000 euro. */
const FIRST_PRICE = 1.05;

/**
 * Notes the live version as the first load, as cron does, and adds what loads of half a year would have
 * changed of these properties, where nothing was noted yet. Nobody is told of it.
 */
export async function seedCatalogueHistory(
  { db, files, kv }: Pick<StaffStores, 'db' | 'files' | 'kv'>,
  properties: readonly OwnedPrice[],
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
    listChanges(owned).map((change) => ({ ...owned, ...change })),
  );
  await db.batch([
    db.prepare('UPDATE catalogue_loads SET matched_at = ?1').bind(now),
    ...changes.map(({ property, kind, daysAgo, before, after }) =>
      db
        .prepare(
          `INSERT INTO property_changes (property, load, kind, before, after, version, created_at)
           VALUES (?1, (SELECT min(number) FROM catalogue_loads), ?2, ?3, ?4, ?5, ?6)`,
        )
        .bind(property, kind, before, after, snapshot.version, now - daysAgo * DAY_MS),
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

/** The price fell once, and an option came and went. */
const listChanges = ({ price }: OwnedPrice) => {
  const firstPrice = Math.ceil((price * FIRST_PRICE) / 5000) * 5000;
  return [
    { kind: 'price', daysAgo: 46, before: String(firstPrice), after: String(price) },
    { kind: 'status', daysAgo: 30, before: 'available', after: 'under-option' },
    { kind: 'back', daysAgo: 24, before: 'under-option', after: 'available' },
  ];
};
