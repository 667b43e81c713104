import type { Language } from '../../domain/language/language';
import { queued } from '../../platform/mail/outbox-store';
import { createRequestContext } from '../../platform/request-context';
import type { Snapshot } from '../../platform/snapshot/snapshot';
import type { Appointment } from './appointments-store';
import { ABORTED, changed, slotNamed } from './appointments-store';
import { offerMail } from './mails';
import { tell } from './told';

const DAY_MS = 86_400_000;
const MOST = 50;

/**
 * Offers what has come free to who has waited longest, one place to one person, until none is left of
 * either. The place is taken from that moment (never overbooked); who does not answer within a day
 * leaves it to the next. Any number of callers may run at once: an offer and its mail are one batch,
 * which is aborted where somebody was faster.
 */
export async function offerFreed(
  db: D1Database,
  snapshot: Snapshot,
  origin: string,
): Promise<void> {
  await lapse(db, Date.now());
  for (let offers = 0; offers < MOST; offers++) {
    const now = Date.now();
    const next = await firstInLine(db, now);
    if (!next) return;
    const slot = await slotNamed(db, next.free);
    if (!slot) return;
    const { free, ...waiting } = next;
    const lapses = Math.min(now + DAY_MS, slot.closes);
    const offered: Appointment = { ...waiting, state: 'offered', slot: free, lapses };
    const language = waiting.language as Language;
    const ctx = createRequestContext(
      snapshot,
      { original: '/appointment/', language, preview: false },
      origin,
    );
    const mail = offerMail(await tell(db, ctx, offered, slot));
    try {
      const to = { state: 'offered', slot: free, lapses } as const;
      await db.batch([changed(db, waiting, to, now), ...queued(db, [mail], now)]);
    } catch (error) {
      if (!Object.values(ABORTED).some((why) => why.test(String(error)))) throw error;
    }
  }
}

/** Who has waited longest for a property that has a place free, and the slot it is in. */
const firstInLine = (db: D1Database, now: number) =>
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
const lapse = (db: D1Database, now: number) =>
  db
    .prepare(
      `UPDATE appointments SET state = 'cancelled', sequence = sequence + 1, changed = ?1
       WHERE state = 'offered' AND lapses <= ?1`,
    )
    .bind(now)
    .run();
