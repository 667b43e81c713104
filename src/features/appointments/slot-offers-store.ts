import type { Language } from '../../domain/language/language';
import { enqueueMails } from '../../platform/mail/outbox-store';
import { createRequestContext } from '../../platform/request-context';
import type { Snapshot } from '../../platform/snapshot/snapshot';
import { loadAppointmentDetails } from './appointment-details';
import { composeSlotOfferMail } from './appointment-mails';
import type { Appointment } from './appointments-store';
import { APPOINTMENT_CONFLICTS, loadSlot, updateAppointment } from './appointments-store';

const SLOT_OFFER_MS = 86_400_000;
const MAX_SLOT_OFFERS = 50;

/**
 * Offers what has come free to who has waited longest, one place to one person, until none is left of
 * either. The place is taken from that moment (never overbooked); who does not answer within a day
 * leaves it to the next. Any number of callers may run at once: an offer and its mail are one batch,
 * which is aborted where somebody was faster.
 */
export async function offerFreedSlots(
  db: D1Database,
  snapshot: Snapshot,
  origin: string,
): Promise<void> {
  await cancelLapsedOffers(db, Date.now());
  for (let offers = 0; offers < MAX_SLOT_OFFERS; offers++) {
    const now = Date.now();
    const next = await loadFirstWaiting(db, now);
    if (!next) return;
    const slot = await loadSlot(db, next.free);
    if (!slot) return;
    const { free, ...waiting } = next;
    const lapses = Math.min(now + SLOT_OFFER_MS, slot.closes);
    const offered: Appointment = { ...waiting, state: 'offered', slot: free, lapses };
    const language = waiting.language as Language;
    const ctx = createRequestContext(
      snapshot,
      { original: '/appointment/', language, preview: false },
      origin,
    );
    const mail = composeSlotOfferMail(await loadAppointmentDetails(db, ctx, offered, slot));
    try {
      const to = { state: 'offered', slot: free, lapses } as const;
      await db.batch([updateAppointment(db, waiting, to, now), ...enqueueMails(db, [mail], now)]);
    } catch (error) {
      if (!Object.values(APPOINTMENT_CONFLICTS).some((why) => why.test(String(error)))) throw error;
    }
  }
}

/** Who has waited longest for a property that has a place free, and the slot it is in. */
const loadFirstWaiting = (db: D1Database, now: number) =>
  db
    .prepare(
      `SELECT waiting.*, open.id AS free
       FROM appointments AS waiting JOIN slots AS open
         ON open.property = waiting.property OR (open.property IS NULL AND NOT EXISTS
           (SELECT 1 FROM slots WHERE property = waiting.property AND closes > ?1))
       WHERE waiting.state = 'waiting' AND open.closes > ?1 AND open.taken < open.capacity
       ORDER BY waiting.created, open.starts LIMIT 1`,
    )
    .bind(now)
    .first<Appointment & { free: string }>();

/** What was offered and not accepted in time comes free again. */
const cancelLapsedOffers = (db: D1Database, now: number) =>
  db
    .prepare(
      `UPDATE appointments SET state = 'cancelled', sequence = sequence + 1, changed = ?1
       WHERE state = 'offered' AND lapses <= ?1`,
    )
    .bind(now)
    .run();
