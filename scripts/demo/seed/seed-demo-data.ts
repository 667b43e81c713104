import { getListingState, isClosed } from '../../../src/domain/catalogue/listing/listing-state.ts';
import {
  insertAppointment,
  upsertSlots,
} from '../../../src/features/appointments/appointments-store.ts';
import { readSnapshotDirectory } from '../../staff/snapshot/snapshot-directory.ts';
import type { StoreOptions } from '../../staff/stores.ts';
import { openStores } from '../../staff/stores.ts';
import { createDemoSlots } from './slots.ts';

const SLOT_BATCH_SIZE = 500;

/**
 * Puts in what the demonstration needs beside its snapshot, where there is none of it: hours to visit.
 * One property is booked out, so that its full calendar and its waiting list can be seen.
 */
export async function seedDemoData(
  where: StoreOptions,
  now = Date.now(),
): Promise<{ slots: number }> {
  const { db, close } = await openStores(where);
  try {
    const has = await db.prepare('SELECT 1 FROM slots WHERE closes > ?1 LIMIT 1').bind(now).first();
    if (has) return { slots: 0 };
    const properties = await listOpenProperties();
    const slots = createDemoSlots(now, properties);
    for (let at = 0; at < slots.length; at += SLOT_BATCH_SIZE)
      await upsertSlots(db, slots.slice(at, at + SLOT_BATCH_SIZE));
    const [bookedOut = 0] = properties;
    await db.batch(
      slots
        .filter(({ property }) => property === bookedOut)
        .flatMap(({ id, capacity }) =>
          Array.from({ length: capacity }, () =>
            insertAppointment(
              db,
              { ...DEMO_VISITOR, id: crypto.randomUUID(), property: bookedOut, slot: id },
              now,
            ),
          ),
        ),
    );
    return { slots: slots.length };
  } finally {
    await close();
  }
}

const DEMO_VISITOR = {
  language: 'nl',
  name: 'Familie Wouters',
  email: 'wouters@example.be',
} as const;

/** What can still be visited, oldest first. */
async function listOpenProperties(): Promise<number[]> {
  const { source } = await readSnapshotDirectory('data');
  if (!source) throw new Error('data/ is no good snapshot');
  const { listings } = source['site/configuration.json'];
  return source['catalogue/properties.json']
    .filter(
      (property) => property.language === 'nl' && !isClosed(getListingState(property, listings)),
    )
    .map(({ ID }) => ID)
    .sort((a, b) => a - b);
}
