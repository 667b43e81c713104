import { DAY_MS } from '../../domain/format/durations';
import type { Slot } from './slot';

export type Database = D1Database;

/** A slot with how many of its places are still free. */
export type SlotAvailability = Slot & { free: number };

/** An appointment as it is kept; times are milliseconds since 1970. */
export interface Appointment {
  id: string;
  state: 'confirmed' | 'waiting' | 'offered' | 'cancelled';
  property: number;
  /** None while somebody waits, or has stopped waiting. */
  slot: string | null;
  language: string;
  name: string;
  email: string;
  sequence: number;
  created: number;
  changed: number;
  lapses: number | null;
}

/**
 * The hours at which a property can still be visited, soonest first; full ones too, with nothing free.
 * They are its own, or the agency's where it has none of its own to come.
 */
export async function loadOpenSlots(
  db: D1Database,
  property: number,
  now: number,
  most: number,
): Promise<SlotAvailability[]> {
  const { results } = await db
    .prepare(
      `SELECT id, property, starts, ends, closes, capacity, capacity - taken AS free FROM slots
       WHERE closes > ?2 AND property IS
         (SELECT property FROM slots WHERE closes > ?2 AND (property = ?1 OR property IS NULL)
          ORDER BY property IS NULL LIMIT 1)
       ORDER BY starts LIMIT ?3`,
    )
    .bind(property, now, most)
    .all<SlotAvailability>();
  return results;
}

/** One slot, whether it is open or not. */
export const loadSlot = (db: D1Database, id: string): Promise<SlotAvailability | null> =>
  db
    .prepare(
      `SELECT id, property, starts, ends, closes, capacity, capacity - taken AS free FROM slots
       WHERE id = ?1`,
    )
    .bind(id)
    .first<SlotAvailability>();

export const loadAppointment = (db: D1Database, id: string): Promise<Appointment | null> =>
  db.prepare('SELECT * FROM appointments WHERE id = ?1').bind(id).first<Appointment>();

/** What an aborted batch ran against: a full slot, one that has closed, a change of what has changed. */
export const APPOINTMENT_CONFLICTS = {
  full: /slot_full/,
  closed: /slot_closed|FOREIGN KEY/,
  changed: /appointment_changed/,
} as const;

/** Books a place, or has somebody wait for one where `slot` is null: for the batch that tells of it. */
export const insertAppointment = (
  db: D1Database,
  who: Pick<Appointment, 'id' | 'property' | 'slot' | 'language' | 'name' | 'email'>,
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO appointments (id, state, property, slot, language, name, email, created, changed)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8)`,
    )
    .bind(
      ...[who.id, who.slot === null ? 'waiting' : 'confirmed', who.property, who.slot],
      ...[who.language, who.name, who.email, now],
    );

/**
 * Moves it to another slot, confirms what was offered, or cancels: for the batch that tells of it.
 * The batch is aborted where the appointment is no longer as `known`, or the slot is full or closed.
 */
export const updateAppointment = (
  db: D1Database,
  known: Pick<Appointment, 'id' | 'sequence'>,
  to: Pick<Appointment, 'state' | 'slot' | 'lapses'>,
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE appointments SET state = ?3, slot = ?4, changed = ?5, lapses = ?6,
         sequence = iif(sequence = ?2, sequence + 1, -1)
       WHERE id = ?1`,
    )
    .bind(known.id, known.sequence, to.state, to.slot, now, to.lapses);

/** Puts slots in, or gives those that are there their new capacity and end; never below what is taken. */
export async function upsertSlots(db: D1Database, slots: readonly Slot[]): Promise<void> {
  if (slots.length === 0) return;
  await db.batch(
    slots.map((slot) =>
      db
        .prepare(
          `INSERT INTO slots (id, property, starts, ends, closes, capacity)
           VALUES (?1, ?2, ?3, ?4, ?5, ?6)
           ON CONFLICT (id) DO UPDATE SET ends = ?4, closes = ?5, capacity = ?6`,
        )
        .bind(slot.id, slot.property ?? null, slot.starts, slot.ends, slot.closes, slot.capacity),
    ),
  );
}

/** Decision 35: who visited is kept as long as what they sent; an hour nobody came to, no longer than that. */
export async function deleteExpiredAppointments(db: D1Database, now: number): Promise<void> {
  const before = now - APPOINTMENT_RETENTION_MS;
  await db.batch([
    db.prepare('DELETE FROM appointments WHERE changed < ?1').bind(before),
    db
      .prepare(
        `DELETE FROM slots WHERE ends < ?1
         AND NOT EXISTS (SELECT 1 FROM appointments WHERE slot = slots.id)`,
      )
      .bind(before),
  ]);
}

/** Twenty-four months. */
const APPOINTMENT_RETENTION_MS = 730 * DAY_MS;
