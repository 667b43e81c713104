import type { TextKey } from '../../domain/language/texts';
import type { Mail } from '../../platform/mail/message';
import { queued } from '../../platform/mail/outbox-store';
import { staffVisit } from '../forms/kit/submit/staff';
import type { Appointment, FreeSlot } from './appointments-store';
import { ABORTED, changed, openSlots } from './appointments-store';
import { cancelledMail, confirmedMail, staffMail } from './mails';
import type { Told } from './told';
import { tell } from './told';

/** What a visitor can do to an appointment, in which states, and what the agency hears of it. */
const CHANGES = {
  move: { from: ['confirmed'], to: 'confirmed', staff: 'MAIL_STAFF_APPOINTMENT_MOVED' },
  accept: { from: ['offered'], to: 'confirmed', staff: 'MAIL_STAFF_APPOINTMENT_ACCEPTED' },
  cancel: {
    from: ['confirmed', 'offered', 'waiting'],
    to: 'cancelled',
    staff: 'MAIL_STAFF_APPOINTMENT_CANCELLED',
  },
} as const satisfies Record<
  string,
  { from: readonly Appointment['state'][]; to: Appointment['state']; staff: TextKey }
>;
export type ChangeName = keyof typeof CHANGES;

export const isChange = (name: string): name is ChangeName => Object.hasOwn(CHANGES, name);

/** As many hours as one would look through for another. */
const MOST_HOURS = 200;

/** The hours of its property that an appointment can be moved to, full ones among them; of no other. */
export const otherHours = async (
  db: D1Database,
  { property, slot }: Pick<Appointment, 'property' | 'slot'>,
  now: number,
): Promise<FreeSlot[]> =>
  (await openSlots(db, property, now, MOST_HOURS)).filter(({ id }) => id !== slot);

/**
 * Makes the change and writes to both sides, in one batch; or says why not. `seen` is the sequence of
 * what the visitor was looking at.
 */
export async function change(
  db: D1Database,
  told: Told,
  name: ChangeName,
  slotId: string,
  seen: unknown,
): Promise<TextKey | undefined> {
  const { appointment } = told;
  const { from, to, staff } = CHANGES[name];
  const now = Date.now();
  const isAsSeen = String(appointment.sequence) === seen;
  const isOpen = (from as readonly string[]).includes(appointment.state);
  const isPast = told.slot !== null && told.slot.starts <= now;
  if (!isAsSeen || !isOpen || isPast) return 'APPOINTMENT_CHANGED_MEANWHILE';
  if (name === 'move' && !slotId) return 'ALERT_SLOT_EMPTY';
  const others = name === 'move' ? await otherHours(db, appointment, now) : [];
  const slot = name === 'move' ? others.find(({ id }) => id === slotId) : told.slot;
  if (slot === undefined) return 'ALERT_SLOT_TAKEN';

  const after: Appointment = {
    ...appointment,
    state: to,
    slot: name === 'move' ? slotId : appointment.slot,
    sequence: appointment.sequence + 1,
    changed: now,
    lapses: null,
  };
  const retold = { ...told, appointment: after, slot };
  const toldStaff = await tell(db, staffVisit(told.ctx), after, slot);
  const isBooked = appointment.state === 'confirmed' || name === 'accept';
  const toVisitor = name === 'cancel' ? cancelledMail : confirmedMail;
  const mails: Mail[] = isBooked ? [toVisitor(retold), staffMail(toldStaff, staff)] : [];
  try {
    await db.batch([changed(db, appointment, after, now), ...queued(db, mails, now)]);
    return undefined;
  } catch (error) {
    const why = String(error);
    if (ABORTED.full.test(why) || ABORTED.closed.test(why)) return 'ALERT_SLOT_TAKEN';
    if (ABORTED.changed.test(why)) return 'APPOINTMENT_CHANGED_MEANWHILE';
    throw error;
  }
}
