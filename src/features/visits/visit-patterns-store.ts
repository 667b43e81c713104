import * as v from 'valibot';
import { DAY_MS } from '../../domain/format/durations';
import {
  CountColumn,
  FlagColumn,
  KeyColumn,
  MomentColumn,
  parseRows,
} from '../../platform/d1-rows';
import type { DayOff, PlannedSlot, StoredPattern } from './plan-slots';
import { DAYS_AHEAD, planSlots, reconcileSlots } from './plan-slots';
import type { VisitPattern } from './visit-pattern';

const PatternRow = v.object({
  id: CountColumn,
  property: CountColumn,
  weekday: CountColumn,
  starts: v.string(),
  ends: v.string(),
  minutes: CountColumn,
  capacity: CountColumn,
});

/** Loads the patterns of all properties, by property and weekday. */
export async function loadVisitPatterns(db: D1Database): Promise<StoredPattern[]> {
  const { results } = await db
    .prepare(`SELECT id, property, weekday, from_time AS starts, to_time AS ends, minutes, capacity
       FROM slot_patterns ORDER BY property, weekday, from_time`)
    .all();
  return parseRows(PatternRow, results, 'slot_patterns');
}

/** Inserts a pattern; the batch is aborted with slot_pattern_overlap if it overlaps one of its property. */
export const insertVisitPattern = (
  db: D1Database,
  { property, weekday, starts, ends, minutes, capacity }: VisitPattern,
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO slot_patterns (property, weekday, from_time, to_time, minutes, capacity, created_at)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)`,
    )
    .bind(property, weekday, starts, ends, minutes, capacity, now);

export const deleteVisitPattern = (db: D1Database, id: number): D1PreparedStatement[] => [
  ...withdrawSlots(db, 'pattern = ?1', [id]),
  db.prepare('DELETE FROM slot_patterns WHERE id = ?1').bind(id),
];

const DayOffRow = v.object({ day: KeyColumn, property: CountColumn, reason: v.string() });
export type StoredDayOff = v.InferOutput<typeof DayOffRow>;

/** Loads the days off from a day on, by date. */
export async function loadDaysOff(db: D1Database, from: string): Promise<StoredDayOff[]> {
  const { results } = await db
    .prepare('SELECT day, property, reason FROM visit_days_off WHERE day >= ? ORDER BY day')
    .bind(from)
    .all();
  return parseRows(DayOffRow, results, 'visit_days_off');
}

/** Adds a day off and withdraws its slots; `times` are its midnight and the next one. */
export const insertDayOff = (
  db: D1Database,
  { day, property, reason }: StoredDayOff,
  times: { from: number; to: number },
): D1PreparedStatement[] => [
  db
    .prepare('INSERT OR REPLACE INTO visit_days_off (day, property, reason) VALUES (?1, ?2, ?3)')
    .bind(day, property, reason),
  ...withdrawSlots(db, 'starts_at >= ?1 AND starts_at < ?2 AND (?3 = 0 OR property = ?3)', [
    times.from,
    times.to,
    property,
  ]),
];

export const deleteDayOff = (db: D1Database, { day, property }: DayOff): D1PreparedStatement =>
  db.prepare('DELETE FROM visit_days_off WHERE day = ?1 AND property = ?2').bind(day, property);

/** Withdraws slots: those that nobody booked are deleted, the others keep their visits and take no more. */
const withdrawSlots = (db: D1Database, condition: string, values: readonly number[]) => [
  db
    .prepare(
      `DELETE FROM slots WHERE ${condition}
         AND NOT EXISTS (SELECT 1 FROM visits WHERE slot = slots.id)`,
    )
    .bind(...values),
  db
    .prepare(
      `UPDATE slots SET pattern = NULL, closes_at = min(closes_at, CAST(unixepoch() AS INTEGER) * 1000)
       WHERE ${condition}`,
    )
    .bind(...values),
];

const ExistingRow = v.object({
  id: KeyColumn,
  property: v.nullable(CountColumn),
  startsAt: MomentColumn,
  endsAt: MomentColumn,
  pattern: v.nullable(CountColumn),
  isBlocked: FlagColumn,
  hasVisits: FlagColumn,
});

const SLOTS_PER_STATEMENT = 1000;

/**
 * Creates the slots of all patterns for the next weeks; existing slots stay. Any number of callers may
 * run at once. Returns the number of new slots.
 */
export async function makePatternSlots(db: D1Database, now: number): Promise<number> {
  const patterns = await loadVisitPatterns(db);
  if (patterns.length === 0) return 0;
  const daysOff = await loadDaysOff(db, new Date(now).toISOString().slice(0, 10));
  const { results } = await db
    .prepare(
      `SELECT id, property, starts_at AS startsAt, ends_at AS endsAt, pattern, blocked IS NOT NULL AS isBlocked,
         EXISTS (SELECT 1 FROM visits WHERE slot = slots.id) AS hasVisits
       FROM slots WHERE starts_at > ?1 AND starts_at < ?2`,
    )
    .bind(now, now + (DAYS_AHEAD + 2) * DAY_MS)
    .all();
  const existing = parseRows(ExistingRow, results, 'slots');
  const { insert, remove } = reconcileSlots(planSlots(patterns, daysOff, now), existing);
  const statements = [
    ...(remove.length > 0 ? [deleteFreeSlots(db, remove)] : []),
    ...splitSlots(insert).map((slots) => insertPlannedSlots(db, slots)),
  ];
  if (statements.length > 0) await db.batch(statements);
  return insert.length;
}

const splitSlots = (slots: readonly PlannedSlot[]): PlannedSlot[][] =>
  Array.from({ length: Math.ceil(slots.length / SLOTS_PER_STATEMENT) }, (_, index) =>
    slots.slice(index * SLOTS_PER_STATEMENT, (index + 1) * SLOTS_PER_STATEMENT),
  );

const deleteFreeSlots = (db: D1Database, ids: readonly string[]) =>
  db
    .prepare(
      `DELETE FROM slots WHERE id IN (SELECT value FROM json_each(?1))
         AND NOT EXISTS (SELECT 1 FROM visits WHERE slot = slots.id)`,
    )
    .bind(JSON.stringify(ids));

const insertPlannedSlots = (db: D1Database, slots: readonly PlannedSlot[]) =>
  db
    .prepare(
      `INSERT INTO slots (id, property, starts_at, ends_at, closes_at, capacity, pattern)
       SELECT value ->> 'id', value ->> 'property', value ->> 'startsAt', value ->> 'endsAt',
         value ->> 'closesAt', value ->> 'capacity', value ->> 'pattern'
       FROM json_each(?1) WHERE true
       ON CONFLICT (id) DO UPDATE SET ends_at = excluded.ends_at, closes_at = excluded.closes_at,
         capacity = max(taken, excluded.capacity), pattern = excluded.pattern
       WHERE slots.pattern IS NULL AND slots.blocked IS NULL`,
    )
    .bind(JSON.stringify(slots));
