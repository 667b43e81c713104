import type { Appointment } from '../../appointments/appointments-store';
import { ABORTED, changed, slotNamed } from '../../appointments/appointments-store';
import { cancelledMail, confirmedMail, staffMail } from '../../appointments/mails';
import type { Told } from '../../appointments/told';
import { tell } from '../../appointments/told';
import { staffVisit } from '../../forms/kit/staff';
import type { TextKey } from '../../language/texts';
import type { Mail } from '../../mail/message';
import { queued } from '../../mail/outbox-store';

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
  const slot = name === 'move' ? await slotNamed(db, slotId) : told.slot;
  if (name === 'move' && !slot) return 'ALERT_SLOT_EMPTY';

  const after: Appointment = {
    ...appointment,
    state: to,
    slot: name === 'move' ? slotId : appointment.slot,
    sequence: appointment.sequence + 1,
    changed: now,
    lapses: null,
  };
  const retold = { ...told, appointment: after, slot };
  const toldStaff = await tell(db, staffVisit(told.visit), after, slot);
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
