import type { PasswordCost } from '../../../src/domain/accounts/password-cost.ts';
import { getPropertyState, isClosed } from '../../../src/domain/catalogue/property-state.ts';
import { DAY_MS } from '../../../src/domain/format/durations.ts';
import { insertVisit, upsertSlots } from '../../../src/features/visits/visits-store.ts';
import { readLocalPeppers } from '../../staff/keys.ts';
import type { StoreOptions } from '../../staff/stores.ts';
import { openStores } from '../../staff/stores.ts';
import { VISIT_RIBBON } from '../visit-weekend.ts';
import { seedAccounts } from './accounts.ts';
import { seedActivity } from './activity.ts';
import { seedCatalogueHistory } from './catalogue-history.ts';
import { seedOffice } from './office/seed-office.ts';
import type { Demonstration, OwnedProperty } from './owned-properties.ts';
import { listOwnedProperties, listPosted, readDemonstration } from './owned-properties.ts';
import { seedPageSpeeds } from './page-speeds.ts';
import { seedSearches } from './searches.ts';
import { createDemoSlots } from './slots.ts';
import { seedVisitFeedback } from './visit-feedback.ts';

const SLOT_BATCH_SIZE = 500;

/**
 * Adds accounts, activity and an office's work where there are none, visit hours if none are to come; returns
 * how many of each. `cost` is what hashing the accounts' passwords takes.
 */
export async function seedDemoData(
  storeOptions: StoreOptions,
  now = Date.now(),
  cost?: PasswordCost,
): Promise<{ accounts: number; activity: number; slots: number; leads: number }> {
  if (storeOptions.remote) throw new Error('the demonstration is never seeded in production');
  const { close, ...stores } = await openStores(storeOptions);
  const { db } = stores;
  try {
    const source = await readDemonstration();
    const accounts = await seedAccounts(db, await readLocalPeppers(), now, cost);
    const owned = await listOwnedProperties(source);
    const activity = await seedActivity(db, owned, listPosted(source), now);
    await seedPageSpeeds(db, now);
    await seedSearches(db, now, listSeenPrices(source, owned));
    await seedCatalogueHistory(stores, owned, now);
    await seedVisitFeedback(db, owned, now);
    const properties = listOpenProperties(source);
    const slots = await seedSlots(db, properties, listInVisitWeekend(source), now);
    const leads = await seedOffice(stores, properties[0] ?? 0, now);
    return { accounts, activity, slots, leads };
  } finally {
    await close();
  }
}

/** Adds visit hours. One property is booked out, so that a full calendar and its waiting list can be seen. */
async function seedSlots(
  db: D1Database,
  properties: readonly number[],
  inVisitWeekend: readonly number[],
  now: number,
): Promise<number> {
  const hasSlots = await db
    .prepare('SELECT 1 FROM slots WHERE closes_at > ?1 LIMIT 1')
    .bind(now)
    .first();
  if (hasSlots) return 0;
  const slots = createDemoSlots(now, properties, inVisitWeekend);
  for (let offset = 0; offset < slots.length; offset += SLOT_BATCH_SIZE)
    await upsertSlots(db, slots.slice(offset, offset + SLOT_BATCH_SIZE));
  const [bookedOut = 0] = properties;
  await db.batch(
    slots
      .filter(({ property }) => property === bookedOut)
      .flatMap(({ id, capacity }) =>
        Array.from({ length: capacity }, () => ({ property: bookedOut, slot: id })),
      )
      .map((place, index) => {
        const id = crypto.randomUUID();
        // One person books at most two visits of a property.
        const email = `demo-${id.slice(0, 8)}@voorbeeld.example`;
        const name = FAMILIES[index % FAMILIES.length] ?? '';
        const booked = now - (2 + (index % 9)) * DAY_MS;
        return insertVisit(db, { ...place, id, email, name, language: 'nl' }, booked);
      }),
  );
  return slots.length;
}

/** People who booked out a property. */
const FAMILIES = [
  ...['Familie Wouters', 'Ilse Peeters', 'Familie De Backer', 'Stijn Maes', 'Familie Lemaire'],
  ...['Nele Wuyts', 'Familie Bogaert', 'Joke Martens', 'Familie Hermans', 'Dirk Coppens'],
];

/** Returns the ids of properties that are neither sold nor rented, oldest first. */
function listOpenProperties(source: Demonstration): number[] {
  const { listings } = source['site/configuration.json'];
  return source['catalogue/properties.json']
    .filter(
      (property) => property.language === 'nl' && !isClosed(getPropertyState(property, listings)),
    )
    .map(({ ID }) => ID)
    .sort((a, b) => a - b);
}

/** Returns the properties whose ribbon names the day of the visit weekend. */
const listInVisitWeekend = (source: Demonstration): number[] =>
  source['catalogue/properties.json']
    .filter(({ language, MarqueeName }) => language === 'nl' && MarqueeName === VISIT_RIBBON.nl)
    .map(({ ID }) => ID);

/** Properties that the demonstration's subscribers have not seen yet. */
const UNSEEN = 25;

/**
 * Returns prices by id of all but the newest properties, as subscribers saw them last: one was dearer, none
 * of those whose owners read when their price changed.
 */
function listSeenPrices(
  source: Demonstration,
  owned: readonly OwnedProperty[],
): Record<number, number> {
  const posted = listPosted(source);
  const seen = source['catalogue/properties.json']
    .filter(({ language, PublishPrice }) => language === 'nl' && PublishPrice)
    .sort((a, b) => (posted.get(b.ID) ?? '').localeCompare(posted.get(a.ID) ?? ''))
    .slice(UNSEEN);
  const isOwned = (id: number) => owned.some(({ property }) => property === id);
  return Object.fromEntries(
    seen.map(({ ID, Price }, index) => [
      ID,
      index % 7 === 0 && !isOwned(ID) ? Price + 10_000 : Price,
    ]),
  );
}
