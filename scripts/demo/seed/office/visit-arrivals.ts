import * as v from 'valibot';
import { DAY_MS, HOUR_MS } from '../../../../src/domain/format/durations.ts';
import { WAITING_LIST_VALUE } from '../../../../src/features/visits/form.ts';
import type { Slot } from '../../../../src/features/visits/slot.ts';
import { SlotInputSchema } from '../../../../src/features/visits/slot.ts';
import { upsertVisitFeedback } from '../../../../src/features/visits/visit-feedback-store.ts';
import {
  insertVisit,
  updateVisit,
  upsertSlots,
} from '../../../../src/features/visits/visits-store.ts';
import type { Arrival } from './arrivals.ts';
import { toDay, toPastMoment } from './moments.ts';
import type { ArrivedLead } from './store-lead.ts';
import { VISITORS } from './visitors.ts';
import type { DemoVisit } from './visits.ts';
import { DEMO_VISITS, DEMO_WAITING } from './visits.ts';

const FORM = 'contact-appointment';

/** When people book: in the evening, and at noon. */
const BOOKING_TIMES = ['20:42', '12:26', '21:15', '18:03'];

type DemoBooking = Pick<DemoVisit, 'from' | 'property'>;

/** Returns the visits as leads with their rows, their hours added. */
export async function listVisitArrivals(db: D1Database, now: number): Promise<Arrival[]> {
  const visits = DEMO_VISITS.map((visit) => ({
    visit,
    slot: toSlot(visit, visit.time, now),
    booked: toSlot(visit, visit.movedFrom ?? visit.time, now),
  }));
  await upsertSlots(
    db,
    visits.flatMap(({ slot, booked }) => (slot.id === booked.id ? [slot] : [slot, booked])),
  );
  return visits.map(({ visit, slot, booked }, index) => {
    const { from, property, persons = '', remark = '' } = visit;
    const daysAgo = Math.max(0, -visit.inDays) + 1 + (index % 3);
    const at = toPastMoment(now, daysAgo, BOOKING_TIMES[index % BOOKING_TIMES.length] ?? '');
    const lead: ArrivedLead = {
      ...{ key: crypto.randomUUID(), form: FORM, from: VISITORS[from], property, at },
      values: { slot: booked.id, persons, remark },
    };
    return {
      lead,
      statements: [
        insertVisit(db, toVisit(lead.key, visit, booked.id), at),
        ...listChanges(db, lead, visit, slot),
      ],
      ...(slot.closesAt < now + DAY_MS && {
        work: { state: slot.endsAt < now ? 'closed' : 'taken', by: 'luc', afterHours: 2 },
      }),
    };
  });
}

/** Returns who waits for an hour at a property that is booked out. */
export const listWaitingArrivals = (db: D1Database, property: number, now: number): Arrival[] =>
  DEMO_WAITING.map(({ from, daysAgo }) => {
    const at = now - daysAgo * DAY_MS;
    const lead: ArrivedLead = {
      ...{ key: crypto.randomUUID(), form: FORM, from: VISITORS[from], property, at },
      values: { slot: WAITING_LIST_VALUE },
    };
    return {
      lead,
      statements: [insertVisit(db, toVisit(lead.key, { from, property }, null), at)],
    };
  });

const toSlot = ({ property, inDays }: DemoVisit, time: string, now: number): Slot =>
  v.parse(SlotInputSchema, { property, start: `${toDay(now, inDays)}T${time}`, minutes: 45 });

function toVisit(id: string, { from, property }: DemoBooking, slot: string | null) {
  const { firstName, lastName, email, language } = VISITORS[from];
  return { id, property, slot, language, email, name: `${firstName} ${lastName}` };
}

/** Returns what happened to a visit after it was booked: moved, cancelled, talked about. */
function listChanges(
  db: D1Database,
  { key, at }: ArrivedLead,
  { movedFrom, isCancelled, feedback }: DemoVisit,
  slot: Slot,
): D1PreparedStatement[] {
  const change = (state: 'confirmed' | 'cancelled') =>
    updateVisit(
      db,
      { id: key, sequence: 0 },
      { state, slot: slot.id, expiresAt: null },
      at + HOUR_MS,
    );
  return [
    ...(movedFrom ? [change('confirmed')] : []),
    ...(isCancelled ? [change('cancelled')] : []),
    ...(feedback
      ? [
          upsertVisitFeedback(db, {
            ...{ visit: key, text: feedback, visitor: '', writtenAt: slot.endsAt + HOUR_MS },
          }),
        ]
      : []),
  ];
}
