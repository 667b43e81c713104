import { getListingState, isClosed } from '../../../src/domain/catalogue/listing/listing-state.ts';
import {
  insertAppointment,
  upsertSlots,
} from '../../../src/features/appointments/appointments-store.ts';
import { joinSlices } from '../../catalogue/whole-catalogue.ts';
import { readLocalPeppers } from '../../staff/keys.ts';
import { readSnapshotDirectory } from '../../staff/snapshot/snapshot-directory.ts';
import type { StoreOptions } from '../../staff/stores.ts';
import { openStores } from '../../staff/stores.ts';
import { getLoginLanguage, readDemoLogins, seedAccounts } from './accounts.ts';
import { seedActivity } from './activity.ts';
import { seedCatalogueHistory } from './catalogue-history.ts';
import { seedSearches } from './searches.ts';
import { createDemoSlots } from './slots.ts';
import { seedVisitFeedback } from './visit-feedback.ts';

const SLOT_BATCH_SIZE = 500;

/** Adds accounts and activity where there are none, visit hours if none are to come; returns how many of each. */
export async function seedDemoData(
  storeOptions: StoreOptions,
  now = Date.now(),
): Promise<{ accounts: number; activity: number; slots: number }> {
  if (storeOptions.remote) throw new Error('the demonstration is never seeded in production');
  const { close, ...stores } = await openStores(storeOptions);
  const { db } = stores;
  try {
    const accounts = await seedAccounts(db, await readLocalPeppers(), now);
    const activity = await seedActivity(db, now);
    await seedSearches(db, now, await listSeenPrices());
    const owned = await listOwnedProperties();
    await seedCatalogueHistory(stores, owned, now);
    await seedVisitFeedback(db, owned, now);
    return { accounts, activity, slots: await seedSlots(db, now) };
  } finally {
    await close();
  }
}

/** Adds visit hours. One property is booked out, so that a full calendar and its waiting list can be seen. */
async function seedSlots(db: D1Database, now: number): Promise<number> {
  const hasSlots = await db
    .prepare('SELECT 1 FROM slots WHERE closes > ?1 LIMIT 1')
    .bind(now)
    .first();
  if (hasSlots) return 0;
  const properties = await listOpenProperties();
  const slots = createDemoSlots(now, properties);
  for (let offset = 0; offset < slots.length; offset += SLOT_BATCH_SIZE)
    await upsertSlots(db, slots.slice(offset, offset + SLOT_BATCH_SIZE));
  const [bookedOut = 0] = properties;
  await db.batch(
    slots
      .filter(({ property }) => property === bookedOut)
      .flatMap(({ id, capacity }) =>
        Array.from({ length: capacity }, () => {
          const visit = crypto.randomUUID();
          // One person books at most two visits of a property.
          const email = `wouters-${visit.slice(0, 8)}@example.be`;
          return insertAppointment(
            db,
            { ...DEMO_VISITOR, email, id: visit, property: bookedOut, slot: id },
            now,
          );
        }),
      ),
  );
  return slots.length;
}

const DEMO_VISITOR = {
  language: 'nl',
  name: 'Familie Wouters',
} as const;

async function readDemonstration() {
  const { source } = await readSnapshotDirectory('data');
  if (!source) throw new Error('data/ is not a valid snapshot');
  return joinSlices(source);
}

/** Returns the ids of properties that are neither sold nor rented, oldest first. */
async function listOpenProperties(): Promise<number[]> {
  const source = await readDemonstration();
  const { listings } = source['site/configuration.json'];
  return source['catalogue/properties.json']
    .filter(
      (property) => property.language === 'nl' && !isClosed(getListingState(property, listings)),
    )
    .map(({ ID }) => ID)
    .sort((a, b) => a - b);
}

/** Returns the properties of the demonstration's owners, with their prices and the language of their owner. */
async function listOwnedProperties() {
  const source = await readDemonstration();
  const logins = (await readDemoLogins()).filter(({ role }) => role === 'owner');
  const languages = new Map(
    logins.flatMap(({ login, properties }) =>
      properties.map((property) => [property, getLoginLanguage(login)] as const),
    ),
  );
  return [...languages].map(([property, language]) => {
    const record = source['catalogue/properties.json'].find(({ ID }) => ID === property);
    if (!record) throw new Error(`data/ has no property ${property}`);
    return { property, language, price: record.Price };
  });
}

/** Properties that the demonstration's subscribers have not seen yet. */
const UNSEEN = 25;

/** Returns prices by id of all but the newest properties, as subscribers saw them last: one was dearer. */
async function listSeenPrices(): Promise<Record<number, number>> {
  const source = await readDemonstration();
  const posted = new Map(
    source['catalogue/property-details.json'].map(({ ID, DatePosted }) => [ID, DatePosted ?? '']),
  );
  const seen = source['catalogue/properties.json']
    .filter(({ language, PublishPrice }) => language === 'nl' && PublishPrice)
    .sort((a, b) => (posted.get(b.ID) ?? '').localeCompare(posted.get(a.ID) ?? ''))
    .slice(UNSEEN);
  return Object.fromEntries(
    seen.map(({ ID, Price }, index) => [ID, index % 7 === 0 ? Price + 10_000 : Price]),
  );
}
