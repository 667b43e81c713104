import type { TextKey } from '../../domain/language/texts';
import type { Mail } from '../../platform/mail/mail';
import { enqueueMails } from '../../platform/mail/outbox-store';
import { toAgencyLanguage } from '../forms/kit/submit/staff-context';
import type { AppointmentDetails } from './appointment-details';
import { loadAppointmentDetails } from './appointment-details';
import {
  composeCancellationMail,
  composeConfirmationMail,
  composeStaffMail,
} from './appointment-mails';
import type { Appointment } from './appointments-store';
import { APPOINTMENT_CONFLICTS, loadOpenSlots, updateAppointment } from './appointments-store';
import type { SlotAvailability } from './slot';

/** What a visitor can do to an appointment, in which states, and what the agency hears of it. */
const APPOINTMENT_ACTIONS = {
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
export type AppointmentAction = keyof typeof APPOINTMENT_ACTIONS;

export const isAppointmentAction = (name: string): name is AppointmentAction =>
  Object.hasOwn(APPOINTMENT_ACTIONS, name);

/** As many hours as one would look through for another. */
const MAX_OTHER_SLOTS = 200;

/** The hours of its property that an appointment can be moved to, full ones among them; of no other. */
export const loadOtherSlots = async (
  db: D1Database,
  { property, slot }: Pick<Appointment, 'property' | 'slot'>,
  now: number,
): Promise<SlotAvailability[]> =>
  (await loadOpenSlots(db, property, now, MAX_OTHER_SLOTS)).filter(({ id }) => id !== slot);

/**
 * Makes the change and writes to both sides, in one batch; or says why not. `seen` is the sequence of
 * what the visitor was looking at.
 */
export async function applyAppointmentAction(
  db: D1Database,
  told: AppointmentDetails,
  name: AppointmentAction,
  slotId: string,
  seen: unknown,
): Promise<TextKey | undefined> {
  const { appointment } = told;
  const { from, to, staff } = APPOINTMENT_ACTIONS[name];
  const now = Date.now();
  const isAsSeen = String(appointment.sequence) === seen;
  const isOpen = (from as readonly string[]).includes(appointment.state);
  const isPast = told.slot !== null && told.slot.starts <= now;
  if (!isAsSeen || !isOpen || isPast) return 'APPOINTMENT_CHANGED_MEANWHILE';
  if (name === 'move' && !slotId) return 'ALERT_SLOT_EMPTY';
  const others = name === 'move' ? await loadOtherSlots(db, appointment, now) : [];
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
  const toldStaff = await loadAppointmentDetails(db, toAgencyLanguage(told.ctx), after, slot);
  const isBooked = appointment.state === 'confirmed' || name === 'accept';
  const toVisitor = name === 'cancel' ? composeCancellationMail : composeConfirmationMail;
  const mails: Mail[] = isBooked ? [toVisitor(retold), composeStaffMail(toldStaff, staff)] : [];
  try {
    await db.batch([
      updateAppointment(db, appointment, after, now),
      ...enqueueMails(db, mails, now),
    ]);
    return undefined;
  } catch (error) {
    const why = String(error);
    if (APPOINTMENT_CONFLICTS.full.test(why) || APPOINTMENT_CONFLICTS.closed.test(why))
      return 'ALERT_SLOT_TAKEN';
    if (APPOINTMENT_CONFLICTS.changed.test(why)) return 'APPOINTMENT_CHANGED_MEANWHILE';
    throw error;
  }
}
