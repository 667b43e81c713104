import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS, HOUR_MS } from '../../src/domain/format/durations';
import { upsertSlots } from '../../src/features/appointments/appointments-store';
import type { Slot } from '../../src/features/appointments/slot';
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
 * Visitors who all want the same few hours (docs/goals.md, reliability): through the whole form, each with
 * a ticket and a proof of work of its own. The exit code is 1 unless the hours are exactly full and
 * each visit has its mails once.
 */
export async function runBookingDrill(bookings: number): Promise<number> {
  const state = await mkdtemp(join(tmpdir(), 'bookings-'));
  applyLocalMigrations(state);
  const place = await openStores({ remote: false, persistTo: state });
  const slots = Array.from({ length: SLOT_COUNT }, (_, place) => createBenchSlot(place + 2));
  await upsertSlots(place.db, slots);
  const variables = { CAPTCHA_COST: CAPTCHA_COST, MIN_FILL_MS: 0, RATE_SCALE: 1e6 };
  const server = await startWranglerServer(state, ORIGIN, BOOKING_FORM_PATH, variables);
  try {
    const began = Date.now();
    const statuses = await bookConcurrently(bookings, slots);
    const seconds = (Date.now() - began) / 1000;
    const confirmed = await place.db
      .prepare(`SELECT COUNT(*) AS count FROM appointments WHERE state = 'confirmed'`)
      .first<number>('count');
    const fullest = await place.db
      .prepare('SELECT MIN(taken) AS least, MAX(taken) AS most FROM slots')
      .first<{ least: number; most: number }>();
    const mails = await place.db
      .prepare('SELECT COUNT(*) AS count FROM outbox')
      .first<number>('count');
    console.log(`${bookings} bookings over ${CONNECTIONS} connections in ${seconds.toFixed(0)} s`);
    for (const [status, count] of statuses) console.log(`  answered ${status}: ${count}`);
    console.log(`  confirmed: ${confirmed} of ${SLOT_COUNT * SLOT_CAPACITY} places`);
    console.log(
      `  bookings per slot: min ${fullest?.least}, max ${fullest?.most}, capacity ${SLOT_CAPACITY}; mails queued: ${mails}`,
    );
    const exact = confirmed === SLOT_COUNT * SLOT_CAPACITY && fullest?.most === SLOT_CAPACITY;
    return exact && mails === 2 * confirmed ? 0 : 1;
  } finally {
    await server.kill();
    await place.close();
    await rm(state, { recursive: true, force: true });
  }
}

function createBenchSlot(days: number): Slot {
  const starts = Date.now() + days * DAY_MS;
  return {
    id: `bench-${days}`,
    property: PROPERTY_ID,
    starts,
    ends: starts + 1_800_000,
    closes: starts - HOUR_MS,
    capacity: SLOT_CAPACITY,
  };
}

async function bookConcurrently(
  bookings: number,
  slots: readonly Slot[],
): Promise<Map<string, number>> {
  const statuses = new Map<string, number>();
  let next = 0;
  const visitor = async () => {
    while (next < bookings) {
      const n = next++;
      const status = await submitBooking(n, slots[n % slots.length]?.id ?? '').catch(
        () => 'no answer',
      );
      statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  return statuses;
}

async function submitBooking(n: number, slot: string): Promise<number> {
  return postForm(ORIGIN + BOOKING_FORM_PATH, {
    ...(await requestFormTicket(ORIGIN, 'contact-appointment')),
    slot,
    title: 'ms',
    firstName: 'Anna',
    lastName: `Peeters ${n}`,
    email: `anna${n}@example.be`,
    phone: '0470001231',
  });
}
