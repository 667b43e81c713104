import * as v from 'valibot';
import { addDays } from '../../domain/format/brussels-day';
import { parseBrusselsTime, toBrusselsTime } from '../../domain/format/brussels-time';
import { DAY_MS } from '../../domain/format/durations';
import { addPeriod } from '../../domain/format/period';
import { PERIODS } from '../../domain/periods';
import type { Environment } from '../../env';
import type { SigningEnvironment } from '../../platform/auth/signing-keys-store';
import { FlagColumn, parseRowsForVisitors } from '../../platform/d1-rows';
import { enqueueMails } from '../../platform/mail/outbox-store';
import { withdrawMailsAbout } from '../../platform/mail/withdraw-mails-store';
import { createRequestContext, toAgencyLanguage } from '../../platform/request-context';
import type { Snapshot } from '../../platform/snapshot/snapshot';
import { composeReminderMail } from './reminder-mail';
import type { Slot } from './slot';
import type { VisitDetails } from './visit-details';
import { canBeVisited, loadVisitDetails } from './visit-details';
import { composeStaffMail } from './visit-mails';
import { loadVisitRequest } from './visit-request-store';
import { loadSlot, VISIT_COLUMNS, VISIT_CONFLICTS, Visit } from './visits-store';

/** The hour in Brussels, on the day before a visit, from which its reminder is due. */
const REMINDER_HOUR = '10:00';
const MAX_REMINDERS = 200;

/**
 * Reminds visitors on the day before their visit, once for each slot that they booked; callers without an address get
 * none. Of a home that is sold, let or gone it says so, and its host is told too; if it becomes so after the reminder,
 * both are told then. Any number of callers may run at once: a reminder and its mail are one batch, which is aborted if
 * the visit was changed, or reminded of, meanwhile.
 */
export async function remindVisitors(
  env: SigningEnvironment & Pick<Environment, 'PUBLIC_ORIGIN'>,
  snapshot: Snapshot,
): Promise<void> {
  const { DB: db, PUBLIC_ORIGIN: origin } = env;
  const now = Date.now();
  for (const { isReminded, ...visit } of await loadUnwarned(db, now)) {
    const slot = await loadSlot(db, visit.slot ?? '');
    if (!slot || now < findDayBefore(slot, REMINDER_HOUR)) continue;
    const ctx = createRequestContext(
      snapshot,
      { original: '/appointment/', language: visit.language, preview: false },
      origin,
    );
    const details = await loadVisitDetails(env, ctx, visit, slot);
    const isOffered = canBeVisited(details);
    if (isOffered && (isReminded || hasEnoughInConfirmation(details, slot))) continue;
    const mails = [
      ...(visit.email ? [composeReminderMail(details)] : []),
      ...(isOffered ? [] : [await warnHost(env, details)]),
    ];
    try {
      await db.batch([
        markReminded(db, visit, isOffered ? 'reminded' : 'warned'),
        ...withdrawMailsAbout(db, visit.id, ['reminder'], now),
        ...enqueueMails(db, mails, now, { leadKey: visit.id }),
      ]);
    } catch (error) {
      if (!VISIT_CONFLICTS.changed.test(String(error))) throw error;
    }
  }
}

/** Composes the mail to the host whose visitor comes to what is sold, let or gone: only a person takes a visit back. */
async function warnHost(env: SigningEnvironment, { ctx, visit, slot }: VisitDetails) {
  const details = await loadVisitDetails(env, toAgencyLanguage(ctx), visit, slot);
  const request = await loadVisitRequest(env.DB, visit.id);
  return composeStaffMail(details, 'MAIL_STAFF_VISIT_CLOSED', request);
}

/**
 * Returns whether no reminder is needed: the confirmation was sent on the day before and has the
 * address, which it lacks if the address is not published.
 */
const hasEnoughInConfirmation = ({ visit, about }: VisitDetails, slot: Slot) =>
  visit.changedAt >= findDayBefore(slot, '00:00') && about?.isAddressPublished !== false;

const UnwarnedVisit = v.object({ ...Visit.entries, isReminded: FlagColumn });

/**
 * Loads the confirmed visits of the next two days whose visitor was not told that the home is gone: those without
 * reminder first, soonest first.
 */
async function loadUnwarned(db: D1Database, now: number) {
  const { results } = await db
    .prepare(
      `SELECT ${VISIT_COLUMNS}, visits.reminded_slot IS visits.slot AS isReminded
       FROM visits JOIN slots ON slots.id = visits.slot
       WHERE visits.state = 'confirmed' AND slots.starts_at > ?1 AND slots.starts_at < ?2
         AND visits.warned_slot IS NOT visits.slot
       ORDER BY isReminded, slots.starts_at LIMIT ?3`,
    )
    .bind(now, addPeriod(now, PERIODS.remindedVisits), MAX_REMINDERS)
    .all();
  return parseRowsForVisitors(UnwarnedVisit, results, 'visits');
}

/** Marks what a visitor was told; aborts the batch if they were told already, or the visit has changed since it was read. */
const markReminded = (
  db: D1Database,
  { id, sequence, slot }: Pick<Visit, 'id' | 'sequence' | 'slot'>,
  told: 'reminded' | 'warned',
): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE visits SET reminded_slot = ?3, warned_slot = iif(?4 = 'warned', ?3, warned_slot), sequence = iif(
         sequence = ?2 AND state = 'confirmed' AND slot = ?3
           AND iif(?4 = 'warned', warned_slot, reminded_slot) IS NOT ?3, sequence, -1)
       WHERE id = ?1`,
    )
    .bind(id, sequence, slot, told);

/** Returns a time on the day before the slot, in Brussels. */
function findDayBefore({ startsAt }: Pick<Slot, 'startsAt'>, time: string): number {
  const day = toBrusselsTime(startsAt).slice(0, 10);
  return parseBrusselsTime(`${addDays(day, -1)}T${time}`) ?? startsAt - DAY_MS;
}
