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
 * Adds visit hours if none are to come, and returns how many. One property is booked out, so that a
 * full calendar and its waiting list can be seen.
 */
export async function seedDemoData(
  storeOptions: StoreOptions,
  now = Date.now(),
): Promise<{ slots: number }> {
  const { db, close } = await openStores(storeOptions);
  try {
    const hasSlots = await db
      .prepare('SELECT 1 FROM slots WHERE closes > ?1 LIMIT 1')
      .bind(now)
      .first();
    if (hasSlots) return { slots: 0 };
    const properties = await listOpenProperties();
    const slots = createDemoSlots(now, properties);
    for (let offset = 0; offset < slots.length; offset += SLOT_BATCH_SIZE)
      await upsertSlots(db, slots.slice(offset, offset + SLOT_BATCH_SIZE));
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

/** Returns the ids of properties that are neither sold nor rented, oldest first. */
async function listOpenProperties(): Promise<number[]> {
  const { source } = await readSnapshotDirectory('data');
  if (!source) throw new Error('data/ is not a valid snapshot');
  const { listings } = source['site/configuration.json'];
  return source['catalogue/properties.json']
    .filter(
      (property) => property.language === 'nl' && !isClosed(getListingState(property, listings)),
    )
    .map(({ ID }) => ID)
    .sort((a, b) => a - b);
}
