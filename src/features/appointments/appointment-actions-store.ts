import type { TextKey } from '../../domain/language/texts';
import type { Environment } from '../../env';
import type { SigningEnvironment } from '../../platform/auth/signing-keys-store';
import { loadSigningKeys } from '../../platform/auth/signing-keys-store';
import type { Mail } from '../../platform/mail/mail';
import { planMails } from '../../platform/mail/mail-limits-store';
import { enqueueMails } from '../../platform/mail/outbox-store';
import { toAgencyLanguage } from '../../platform/request-context';
import type { AppointmentDetails } from './appointment-details';
import { loadAppointmentDetails } from './appointment-details';
import {
  composeCancellationMail,
  composeConfirmationMail,
  composeStaffMail,
} from './appointment-mails';
import type { Appointment } from './appointments-store';
import { findConflictText, loadOpenSlots, updateAppointment } from './appointments-store';
import type { SlotAvailability } from './slot';

/** The actions of a visitor: the states they apply to, the state they lead to, the title of the staff's mail. */
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

const MAX_OTHER_SLOTS = 200;

/** Loads the other slots of the appointment's property, full ones included. */
export const loadOtherSlots = async (
  db: D1Database,
  { property, slot }: Pick<Appointment, 'property' | 'slot'>,
  now: number,
): Promise<SlotAvailability[]> =>
  (await loadOpenSlots(db, property, now, MAX_OTHER_SLOTS)).filter(({ id }) => id !== slot);

/** An action as the visitor sent it. */
interface AppointmentActionInput {
  action: AppointmentAction;
  /** Slot to move to; empty for other actions. */
  slotId: string;
  /** Sequence of the appointment that the visitor was looking at. */
  sequence: string;
}

/**
 * Changes an appointment and enqueues the mails to visitor and agency, in one batch; a visitor who had too
 * many mails gets none (decision 81). Returns undefined, or the text of the reason why the appointment was
 * not changed. With `staffStatements` staff of the desk act: they may move a visit whose hour is closed, and the
 * agency gets no mail about it.
 */
export async function applyAppointmentAction(
  env: SigningEnvironment & Pick<Environment, 'RATE_SCALE'>,
  details: AppointmentDetails,
  { action, slotId, sequence }: AppointmentActionInput,
  staffStatements?: readonly D1PreparedStatement[],
): Promise<TextKey | undefined> {
  const { DB: db, RATE_SCALE: scale } = env;
  const { appointment } = details;
  const { from, to, staff } = APPOINTMENT_ACTIONS[action];
  const now = Date.now();
  const isCurrent = String(appointment.sequence) === sequence;
  const isAllowed = (from as readonly string[]).includes(appointment.state);
  const isPast = details.slot !== null && details.slot.startsAt <= now;
  if (!isCurrent || !isAllowed || isPast) return 'APPOINTMENT_CHANGED_MEANWHILE';
  const isClosed = details.slot !== null && details.slot.closesAt <= now;
  if (action === 'move' && isClosed && !staffStatements) return 'ALERT_SLOT_TAKEN';
  if (action === 'move' && !slotId) return 'ALERT_SLOT_EMPTY';
  const otherSlots = action === 'move' ? await loadOtherSlots(db, appointment, now) : [];
  const slot = action === 'move' ? otherSlots.find(({ id }) => id === slotId) : details.slot;
  if (slot === undefined) return 'ALERT_SLOT_TAKEN';

  const changed: Appointment = {
    ...appointment,
    state: to,
    slot: action === 'move' ? slotId : appointment.slot,
    sequence: appointment.sequence + 1,
    changedAt: now,
    expiresAt: null,
  };
  const changedDetails = { ...details, appointment: changed, slot };
  const staffDetails = await loadAppointmentDetails(
    env,
    toAgencyLanguage(details.ctx),
    changed,
    slot,
  );
  // Leaving the waiting list or refusing a slot offer changes no calendar, so no mails are sent.
  const isBooked = appointment.state === 'confirmed' || action === 'accept';
  const composeVisitorMail =
    action === 'cancel' ? composeCancellationMail : composeConfirmationMail;
  const mails: Mail[] = isBooked
    ? [
        composeVisitorMail(changedDetails),
        ...(staffStatements ? [] : [composeStaffMail(staffDetails, staff)]),
      ]
    : [];
  try {
    const keyRing = await loadSigningKeys(env);
    const { held, statements } = await planMails(db, mails, { keyRing, scale, now });
    const heldMails = new Set(held.map(({ mail }) => mail));
    await db.batch([
      updateAppointment(db, appointment, changed, now),
      ...statements,
      ...(staffStatements ?? []),
      ...enqueueMails(
        db,
        mails.filter((mail) => !heldMails.has(mail)),
        now,
      ),
    ]);
    return undefined;
  } catch (error) {
    const text = findConflictText(String(error));
    if (!text) throw error;
    return text;
  }
}
