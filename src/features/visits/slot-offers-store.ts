import * as v from 'valibot';
import { addPeriod } from '../../domain/format/period';
import { PERIODS } from '../../domain/periods';
import type { Environment } from '../../env';
import type { SigningEnvironment } from '../../platform/auth/signing-keys-store';
import { KeyColumn, parseRowsForVisitors } from '../../platform/d1-rows';
import { enqueueMails } from '../../platform/mail/outbox-store';
import { createRequestContext } from '../../platform/request-context';
import type { Snapshot } from '../../platform/snapshot/snapshot';
import { canBeVisited, loadVisitDetails } from './visit-details';
import { composeSlotOfferMail } from './visit-mails';
import { findConflictText, loadSlot, updateVisit, VISIT_COLUMNS, Visit } from './visits-store';

const MAX_SLOT_OFFERS = 50;
const MAX_WAITING_ROWS = 50;

/**
 * Offers each free place to the visitor who has waited longest, until no place or no visitor is left. An offered
 * place is taken (never overbooked); after a day without an answer it is offered to the next. Who waits for a home
 * that was sold, let or withdrawn goes on waiting. Any number of callers may run at once: a slot offer and its mail
 * are one batch, which is aborted if another caller offered the place first.
 */
export async function offerFreedSlots(
  env: SigningEnvironment & Pick<Environment, 'PUBLIC_ORIGIN'>,
  snapshot: Snapshot,
): Promise<void> {
  const { DB: db, PUBLIC_ORIGIN: origin } = env;
  await cancelLapsedSlotOffers(db, Date.now());
  const closed = new Set<number>();
  for (let count = 0; count < MAX_SLOT_OFFERS; count++) {
    const now = Date.now();
    const next = await loadFirstWaiting(db, now, closed);
    if (!next) return;
    const slot = await loadSlot(db, next.freeSlot);
    if (!slot) return;
    const { freeSlot, ...waiting } = next;
    const expiresAt = Math.min(addPeriod(now, PERIODS.slotOffer), slot.closesAt);
    const slotOffer: Visit = { ...waiting, state: 'offered', slot: freeSlot, expiresAt };
    const ctx = createRequestContext(
      snapshot,
      { original: '/appointment/', language: waiting.language, preview: false },
      origin,
    );
    const details = await loadVisitDetails(env, ctx, slotOffer, slot);
    if (!canBeVisited(details)) {
      closed.add(waiting.property);
      continue;
    }
    const mail = composeSlotOfferMail(details);
    try {
      await db.batch([
        updateVisit(db, waiting, slotOffer, now),
        ...enqueueMails(db, [mail], now, { leadKey: waiting.id }),
      ]);
    } catch (error) {
      if (!findConflictText(String(error))) throw error;
    }
  }
}

/** A visit on the waiting list and a slot that has a place for it. */
const WaitingVisit = v.object({ ...Visit.entries, freeSlot: KeyColumn });

/**
 * Loads the visit that has waited longest for a property with a free place at an hour that the person has not booked
 * already, and that is not `closed`. Several rows are read so that an invalid one, which is logged, does not hold up
 * the waiting list.
 */
async function loadFirstWaiting(db: D1Database, now: number, closed: ReadonlySet<number>) {
  const { results } = await db
    .prepare(
      `SELECT ${VISIT_COLUMNS.replaceAll('visits.', 'waiting.')}, open.id AS freeSlot
       FROM visits AS waiting JOIN slots AS open
         ON open.property = waiting.property OR (open.property IS NULL AND NOT EXISTS
           (SELECT 1 FROM slots WHERE property = waiting.property AND closes_at > ?1))
       WHERE waiting.state = 'waiting' AND waiting.property NOT IN (SELECT value FROM json_each(?3)) AND open.closes_at > ?1 AND open.taken < open.capacity
         AND NOT EXISTS (SELECT 1 FROM visits AS own WHERE own.person = waiting.person
           AND own.slot = open.id AND own.state <> 'cancelled')
       ORDER BY waiting.created_at, open.starts_at LIMIT ?2`,
    )
    .bind(now, MAX_WAITING_ROWS, JSON.stringify([...closed]))
    .all();
  return parseRowsForVisitors(WaitingVisit, results, 'visits')[0];
}

/** Cancels the slot offers that were not accepted in time. */
const cancelLapsedSlotOffers = (db: D1Database, now: number) =>
  db
    .prepare(
      `UPDATE visits SET state = 'cancelled', sequence = sequence + 1, changed_at = ?1
       WHERE state = 'offered' AND expires_at <= ?1`,
    )
    .bind(now)
    .run();
