import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS, HOUR_MS } from '../../src/domain/format/durations';
import type { Slot } from '../../src/features/visits/slot';
import { upsertSlots } from '../../src/features/visits/visits-store';
import { openStores } from '../staff/stores';
import { CAPTCHA_COST, postForm, requestFormTicket } from './form-client';
import { applyLocalMigrations, startWranglerServer } from './wrangler-server';

const ORIGIN = 'http://localhost:8797';
const CONNECTIONS = 200;
const SLOT_COUNT = 20;
const SLOT_CAPACITY = 3;
const PROPERTY_ID = 84213;
const BOOKING_FORM_PATH = `/nl/bezoek-plannen/?property=${PROPERTY_ID}`;

/**
 * Books a few slots from many connections at once (docs/goals.md, reliability), each booking through
 * the whole form with a ticket and a proof of work of its own. Returns exit code 1 unless every slot
 * is exactly full and each visit has its two mails once.
 */
export async function runBookingDrill(bookings: number): Promise<number> {
  const state = await mkdtemp(join(tmpdir(), 'bookings-'));
  applyLocalMigrations(state);
  const stores = await openStores({ remote: false, persistTo: state });
  const slots = Array.from({ length: SLOT_COUNT }, (_, index) => createBenchSlot(index + 2));
  await upsertSlots(stores.db, slots);
  const variables = { CAPTCHA_COST, MIN_FILL_MS: 0, RATE_SCALE: 1e6 };
  const server = await startWranglerServer(state, ORIGIN, BOOKING_FORM_PATH, variables);
  try {
    const start = Date.now();
    const statuses = await bookConcurrently(bookings, slots);
    const seconds = (Date.now() - start) / 1000;
    const confirmed = await stores.db
      .prepare(`SELECT COUNT(*) AS count FROM visits WHERE state = 'confirmed'`)
      .first<number>('count');
    const takenPlaces = await stores.db
      .prepare('SELECT MIN(taken) AS lowest, MAX(taken) AS highest FROM slots')
      .first<{ lowest: number; highest: number }>();
    const mails = await stores.db
      .prepare('SELECT COUNT(*) AS count FROM outbox')
      .first<number>('count');
    console.log(`${bookings} bookings over ${CONNECTIONS} connections in ${seconds.toFixed(0)} s`);
    for (const [status, count] of statuses) console.log(`  answered ${status}: ${count}`);
    console.log(`  confirmed: ${confirmed} of ${SLOT_COUNT * SLOT_CAPACITY} places`);
    console.log(
      `  bookings per slot: min ${takenPlaces?.lowest}, max ${takenPlaces?.highest}, capacity ${SLOT_CAPACITY}; mails queued: ${mails}`,
    );
    const isExact =
      confirmed === SLOT_COUNT * SLOT_CAPACITY && takenPlaces?.highest === SLOT_CAPACITY;
    return isExact && mails === 2 * confirmed ? 0 : 1;
  } finally {
    await server.kill();
    await stores.close();
    await rm(state, { recursive: true, force: true });
  }
}

function createBenchSlot(daysAhead: number): Slot {
  const startsAt = Date.now() + daysAhead * DAY_MS;
  return {
    id: `bench-${daysAhead}`,
    property: PROPERTY_ID,
    startsAt,
    endsAt: startsAt + 1_800_000,
    closesAt: startsAt - HOUR_MS,
    capacity: SLOT_CAPACITY,
  };
}

async function bookConcurrently(
  bookings: number,
  slots: readonly Slot[],
): Promise<Map<string, number>> {
  const statuses = new Map<string, number>();
  let nextIndex = 0;
  const submitRemaining = async () => {
    while (nextIndex < bookings) {
      const index = nextIndex++;
      const status = await submitBooking(index, slots[index % slots.length]?.id ?? '').catch(
        () => 'no answer',
      );
      statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, submitRemaining));
  return statuses;
}

async function submitBooking(index: number, slot: string): Promise<number> {
  return postForm(ORIGIN + BOOKING_FORM_PATH, {
    ...(await requestFormTicket(ORIGIN, 'contact-appointment')),
    slot,
    title: 'ms',
    firstName: 'Anna',
    lastName: `Peeters ${index}`,
    email: `anna${index}@example.be`,
    phone: '0470001231',
  });
}
