import * as v from 'valibot';
import { Language } from '../../domain/language/language';
import type { TextKey } from '../../domain/language/texts';
import {
  CountColumn,
  KeyColumn,
  MomentColumn,
  parseFirstRow,
  parseRowsForVisitors,
} from '../../platform/d1-rows';
import { SubjectColumn } from '../forms/kit/submit/stored-subject';
import type { Slot } from './slot';
import { SlotAvailability } from './slot';

/** States of a visit: booked, on the waiting list, offered a freed place, or cancelled. */
export const VISIT_STATES = ['confirmed', 'waiting', 'offered', 'cancelled'] as const;

/** A row of `visits`. Times are milliseconds since 1970. */
export const Visit = v.object({
  /** Key of the lead that booked it. */
  id: KeyColumn,
  state: v.picklist(VISIT_STATES),
  property: CountColumn,
  /** What it was when the visit was booked. */
  about: SubjectColumn,
  /** Null on the waiting list. */
  slot: v.nullable(KeyColumn),
  language: Language,
  name: v.string(),
  /** '' for a caller who gave a telephone number alone. */
  email: v.string(),
  /** Number of changes, as calendars count them. */
  sequence: CountColumn,
  createdAt: MomentColumn,
  changedAt: MomentColumn,
  /** Time at which an offered slot goes to the next on the waiting list. */
  expiresAt: v.nullable(MomentColumn),
});
export type Visit = v.InferOutput<typeof Visit>;

/** The columns of a visit. */
export const VISIT_COLUMNS = `visits.id, visits.state, visits.property, visits.about, visits.slot, visits.language,
  visits.name, visits.email, visits.sequence, visits.created_at AS createdAt,
  visits.changed_at AS changedAt, visits.expires_at AS expiresAt`;

/**
 * Loads the slots at which a property can be visited, soonest first, full ones included. They are its
 * own, or the agency's if it has no open slot of its own. An invalid row is logged and left out.
 */
export async function loadOpenSlots(
  db: D1Database,
  property: number,
  now: number,
  limit: number,
): Promise<SlotAvailability[]> {
  const { results } = await db
    .prepare(
      `SELECT id, property, starts_at AS startsAt, ends_at AS endsAt, closes_at AS closesAt, capacity, capacity - taken AS free FROM slots
       WHERE closes_at > ?2 AND property IS
         (SELECT property FROM slots WHERE closes_at > ?2 AND (property = ?1 OR property IS NULL)
          ORDER BY property IS NULL LIMIT 1)
       ORDER BY starts_at LIMIT ?3`,
    )
    .bind(property, now, limit)
    .all();
  return parseRowsForVisitors(SlotAvailability, results, 'slots');
}

/** Loads one slot, open or closed; undefined if there is none of this id. @throws InvalidRowError */
export async function loadSlot(db: D1Database, id: string): Promise<SlotAvailability | undefined> {
  const row = await db
    .prepare(
      `SELECT id, property, starts_at AS startsAt, ends_at AS endsAt, closes_at AS closesAt, capacity, capacity - taken AS free FROM slots
       WHERE id = ?1`,
    )
    .bind(id)
    .first();
  return parseFirstRow(SlotAvailability, row, 'slots');
}

/** Loads one visit; undefined if there is none of this id. @throws InvalidRowError */
export async function loadVisit(db: D1Database, id: string): Promise<Visit | undefined> {
  const row = await db
    .prepare(`SELECT ${VISIT_COLUMNS} FROM visits WHERE id = ?1`)
    .bind(id)
    .first();
  return parseFirstRow(Visit, row, 'visits');
}

/** Returns the place of a visit on its property's waiting list, the first being 1. */
export async function loadWaitingPlace(
  db: D1Database,
  { id, property, createdAt }: Pick<Visit, 'id' | 'property' | 'createdAt'>,
): Promise<number> {
  const row = await db
    .prepare(
      `SELECT count(*) AS place FROM visits
       WHERE state = 'waiting' AND property = ?1 AND (created_at < ?2 OR created_at = ?2 AND id <= ?3)`,
    )
    .bind(property, createdAt, id)
    .first();
  return parseFirstRow(v.object({ place: CountColumn }), row, 'visits')?.place ?? 1;
}

/**
 * Constraints that abort a batch, as D1 names them: slot full, slot closed, visit changed meanwhile,
 * and the limits of one person: a place of the same hour, a place on the same waiting list, two visits of
 * one property, five in all.
 */
export const VISIT_CONFLICTS = {
  full: /slot_full/,
  closed: /slot_closed|FOREIGN KEY/,
  changed: /visit_changed/,
  sameHour: /visit_same_hour/,
  waiting: /visit_waiting/,
  property: /visits_of_property/,
  inAll: /visits_in_all/,
  /** The address has used up its mails meanwhile. */
  mailLimit: /mail_limit/,
} as const;
type VisitConflict = keyof typeof VISIT_CONFLICTS;

const CONFLICT_TEXTS = {
  full: 'ALERT_SLOT_TAKEN',
  closed: 'ALERT_SLOT_TAKEN',
  changed: 'VISIT_CHANGED_MEANWHILE',
  sameHour: 'ALERT_VISIT_SAME_HOUR',
  waiting: 'ALERT_VISIT_WAITING',
  property: 'ALERT_VISITS_OF_PROPERTY',
  inAll: 'ALERT_VISITS_IN_ALL',
  mailLimit: 'VISIT_CHANGED_MEANWHILE',
} as const satisfies Record<VisitConflict, TextKey>;

/** Returns the text of the constraint in D1's message; undefined if it is none of a visit. */
export function findConflictText(message: string) {
  const names = Object.keys(VISIT_CONFLICTS) as VisitConflict[];
  const conflict = names.find((name) => VISIT_CONFLICTS[name].test(message));
  return conflict && CONFLICT_TEXTS[conflict];
}

/** Inserts a visit, on the waiting list if `slot` is null; for the batch that enqueues its mails. */
export const insertVisit = (
  db: D1Database,
  booking: Pick<Visit, 'id' | 'property' | 'slot' | 'language' | 'name' | 'email'> &
    Partial<Pick<Visit, 'about'>>,
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO visits (id, state, property, slot, language, name, email, created_at, changed_at, about)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8, ?9)`,
    )
    .bind(
      ...[booking.id, booking.slot === null ? 'waiting' : 'confirmed'],
      ...[booking.property, booking.slot, booking.language, booking.name, booking.email, now],
      booking.about ? JSON.stringify(booking.about) : null,
    );

/**
 * Moves, confirms, offers or cancels a visit; for the batch that enqueues its mails. The batch is
 * aborted if the sequence is no longer that of `current`, or the slot is full or closed.
 */
export const updateVisit = (
  db: D1Database,
  current: Pick<Visit, 'id' | 'sequence'>,
  change: Pick<Visit, 'state' | 'slot' | 'expiresAt'>,
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE visits SET state = ?3, slot = ?4, changed_at = ?5, expires_at = ?6,
         sequence = iif(sequence = ?2, sequence + 1, -1)
       WHERE id = ?1`,
    )
    .bind(current.id, current.sequence, change.state, change.slot, now, change.expiresAt);

/** Inserts slots, or updates end, closing and capacity; rejects with slot_full below the places taken. */
export async function upsertSlots(db: D1Database, slots: readonly Slot[]): Promise<void> {
  if (slots.length === 0) return;
  await db
    .prepare(
      `INSERT INTO slots (id, property, starts_at, ends_at, closes_at, capacity)
       SELECT value ->> 'id', value ->> 'property', value ->> 'startsAt', value ->> 'endsAt',
         value ->> 'closesAt', value ->> 'capacity'
       FROM json_each(?1) WHERE true
       ON CONFLICT (id) DO UPDATE SET ends_at = excluded.ends_at, closes_at = excluded.closes_at,
         capacity = excluded.capacity`,
    )
    .bind(JSON.stringify(slots))
    .run();
}
