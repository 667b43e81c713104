import * as v from 'valibot';
import type { CappedRows } from '../../../platform/capped-rows';
import { capRows } from '../../../platform/capped-rows';
import {
  CountColumn,
  KeyColumn,
  MomentColumn,
  parseFirstRow,
  parseRows,
} from '../../../platform/d1-rows';
import type { ListPlace } from '../../../platform/list-place';
import { cutPage, orderRows } from '../../../platform/list-place';
import { VISIT_COLUMNS, Visit } from '../../visits/visits-store';

const SlotRow = v.object({
  id: KeyColumn,
  property: v.nullable(CountColumn),
  startsAt: MomentColumn,
  endsAt: MomentColumn,
  closesAt: MomentColumn,
  capacity: CountColumn,
  taken: CountColumn,
  blocked: v.nullable(v.string()),
});
export type AgendaSlot = v.InferOutput<typeof SlotRow>;

const VisitRow = v.object({
  ...Visit.entries,
  phone: v.nullable(v.string()),
  remark: v.nullable(v.string()),
  /** The number of the lead that booked it. */
  lead: v.nullable(CountColumn),
});
/** A visit with what was given with it. */
export type AgendaVisit = v.InferOutput<typeof VisitRow>;

const SLOT_COLUMNS = `id, property, starts_at AS startsAt, ends_at AS endsAt, closes_at AS closesAt,
  capacity, taken, blocked`;
const AGENDA_COLUMNS = `${VISIT_COLUMNS}, answers ->> 'phone' AS phone,
  answers ->> 'remark' AS remark, leads.id AS lead`;
const LEADS_OF_VISITS = 'LEFT JOIN leads ON leads.key = visits.id';

/** Hours of a page of the agenda: those of a week of a large agency. */
const MAX_SLOTS = 1000;

/** Loads the slots of some days: of one property all, of all properties those with visits and the blocked ones. */
export async function loadAgendaSlots(
  db: D1Database,
  { from, to, property }: { from: number; to: number; property: number | undefined },
): Promise<CappedRows<AgendaSlot>> {
  const { results } = await db
    .prepare(
      `SELECT ${SLOT_COLUMNS} FROM slots
       WHERE starts_at >= ?1 AND starts_at < ?2 AND (property IS ?3 OR ?3 IS NULL
         AND (blocked IS NOT NULL OR taken > 0 OR EXISTS (SELECT 1 FROM visits WHERE slot = slots.id))
         OR property IS NULL AND EXISTS
           (SELECT 1 FROM visits WHERE slot = slots.id AND property = ?3))
       ORDER BY starts_at, property LIMIT ${MAX_SLOTS} + 1`,
    )
    .bind(from, to, property ?? null)
    .all();
  return capRows(parseRows(SlotRow, results, 'slots'), MAX_SLOTS);
}

/** Loads the visits at these slots, cancelled ones too, in the order they were booked. */
export async function loadVisitsAt(
  db: D1Database,
  slots: readonly string[],
): Promise<AgendaVisit[]> {
  const { results } = await db
    .prepare(
      `SELECT ${AGENDA_COLUMNS} FROM visits ${LEADS_OF_VISITS}
       WHERE slot IN (SELECT value FROM json_each(?1)) ORDER BY visits.created_at`,
    )
    .bind(JSON.stringify(slots))
    .all();
  return parseRows(VisitRow, results, 'visits');
}

export const WAITING_PER_PAGE = 100;
/** Who waits is counted up to here. */
const MAX_COUNTED = 500;

const IS_WAITING = `visits.state IN ('waiting', 'offered')`;
const CountRow = v.object({ total: CountColumn });

/** A page of the waiting lists, with how many wait in all, or at least. */
export interface WaitingVisits {
  rows: readonly AgendaVisit[];
  total: number;
  isMore: boolean;
}

/** Loads a page of the waiting lists by property, the longest waiting first. */
export async function loadWaiting(db: D1Database, place: ListPlace): Promise<WaitingVisits> {
  const cut = cutPage(
    place,
    {
      key: '(visits.property, visits.created_at, visits.id)',
      row: '(SELECT property, created_at, id FROM visits WHERE id = ?)',
      order: 'ASC',
    },
    WAITING_PER_PAGE,
  );
  const order = ['property', 'created_at', 'id'].map((column) => `visits.${column} ${cut.order}`);
  const [rows, count] = await db.batch([
    db
      .prepare(
        `SELECT ${AGENDA_COLUMNS} FROM visits INDEXED BY visits_waiting ${LEADS_OF_VISITS}
         WHERE ${IS_WAITING} ${cut.where && `AND ${cut.where}`}
         ORDER BY ${order.join(', ')} LIMIT ? OFFSET ?`,
      )
      .bind(...cut.values, WAITING_PER_PAGE, cut.offset),
    db.prepare(
      `SELECT count(*) AS total FROM
         (SELECT 1 FROM visits INDEXED BY visits_waiting WHERE ${IS_WAITING} LIMIT ${MAX_COUNTED})`,
    ),
  ]);
  const [{ total } = { total: 0 }] = parseRows(CountRow, count?.results ?? [], 'visits');
  return {
    rows: orderRows(parseRows(VisitRow, rows?.results ?? [], 'visits'), cut),
    total,
    isMore: total === MAX_COUNTED,
  };
}

/** Loads one slot; undefined if there is none of this id. */
export async function loadAgendaSlot(db: D1Database, id: string): Promise<AgendaSlot | undefined> {
  const row = await db.prepare(`SELECT ${SLOT_COLUMNS} FROM slots WHERE id = ?`).bind(id).first();
  return parseFirstRow(SlotRow, row, 'slots');
}

/** Blocks a slot that nobody booked; a booking in the meantime keeps it open. */
export const blockSlot = (db: D1Database, id: string, reason: string): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE slots SET blocked = ?2, blocked_capacity = capacity, capacity = 0
       WHERE id = ?1 AND taken = 0 AND blocked IS NULL`,
    )
    .bind(id, reason);

export const unblockSlot = (db: D1Database, id: string): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE slots SET blocked = NULL, capacity = blocked_capacity, blocked_capacity = NULL
       WHERE id = ?1 AND blocked IS NOT NULL`,
    )
    .bind(id);

const BookedCount = v.object({ count: CountColumn });

/** Counts the booked visits of some slots that remain: on a day, or outside the patterns of a property. */
export async function countBooked(
  db: D1Database,
  { from, to, property }: { from: number; to: number; property: number },
): Promise<number> {
  const row = await db
    .prepare(
      `SELECT count(*) AS count FROM visits JOIN slots ON slots.id = slot
       WHERE state = 'confirmed' AND starts_at >= ?1 AND starts_at < ?2
         AND (?3 = 0 OR visits.property = ?3)`,
    )
    .bind(from, to, property)
    .first();
  return parseFirstRow(BookedCount, row, 'visits')?.count ?? 0;
}
