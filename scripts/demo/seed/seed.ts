import { isClosed, stateOf } from '../../../src/domain/catalogue/listing/listing-state.ts';
import { asked, putSlots } from '../../../src/features/appointments/appointments-store.ts';
import type { PlaceOptions } from '../../staff/place.ts';
import { openPlace } from '../../staff/place.ts';
import { readSnapshotDirectory } from '../../staff/snapshot/snapshot-directory.ts';
import { demonstrationSlots } from './slots.ts';

const AT_ONCE = 500;

/**
 * Puts in what the demonstration needs beside its snapshot, where there is none of it: hours to visit.
 * One property is booked out, so that its full calendar and its waiting list can be seen.
 */
export async function sow(where: PlaceOptions, now = Date.now()): Promise<{ slots: number }> {
  const { db, close } = await openPlace(where);
  try {
    const has = await db.prepare('SELECT 1 FROM slots WHERE closes > ?1 LIMIT 1').bind(now).first();
    if (has) return { slots: 0 };
    const properties = await visitable();
    const slots = demonstrationSlots(now, properties);
    for (let at = 0; at < slots.length; at += AT_ONCE)
      await putSlots(db, slots.slice(at, at + AT_ONCE));
    const [bookedOut = 0] = properties;
    await db.batch(
      slots
        .filter(({ property }) => property === bookedOut)
        .flatMap(({ id, capacity }) =>
          Array.from({ length: capacity }, () =>
            asked(db, { ...SOMEBODY, id: crypto.randomUUID(), property: bookedOut, slot: id }, now),
          ),
        ),
    );
    return { slots: slots.length };
  } finally {
    await close();
  }
}

const SOMEBODY = { language: 'nl', name: 'Familie Wouters', email: 'wouters@example.be' };

/** What can still be visited, oldest first. */
async function visitable(): Promise<number[]> {
  const { source } = await readSnapshotDirectory('data');
  if (!source) throw new Error('data/ is no good snapshot');
  const { listings } = source['site/configuration.json'];
  return source['catalogue/properties.json']
    .filter((property) => property.language === 'nl' && !isClosed(stateOf(property, listings)))
    .map(({ ID }) => ID)
    .sort((a, b) => a - b);
}
