import type { TextKey } from '../../../domain/language/texts';
import type { Environment } from '../../../env';
import type { SigningEnvironment } from '../../../platform/auth/signing-keys-store';
import type { RequestContext } from '../../../platform/request-context';
import { inLanguage } from '../../../platform/request-context';
import { applyAppointmentAction } from '../../appointments/appointment-actions-store';
import { loadAppointmentDetails } from '../../appointments/appointment-details';
import { loadAppointment, loadSlot } from '../../appointments/appointments-store';
import { recordStaffAction } from '../log/staff-actions-store';

/** Author of a change of a visit, and the stores that it changes. */
interface VisitChanger {
  env: SigningEnvironment & Pick<Environment, 'RATE_SCALE'>;
  ctx: RequestContext;
  /** Undefined: the staff tool. */
  staff: { id: string } | undefined;
}

/** A change of a visit as the page showed it. */
export interface VisitChange {
  action: 'move' | 'cancel';
  visit: string;
  /** The number of changes that the page showed. */
  sequence: string;
  slot?: string;
}

/**
 * Moves or cancels a visit as its visitor would, who gets the same mail. Returns undefined, or the text of
 * the reason why nothing changed.
 */
export async function changeVisit(
  { env, ctx: staffContext, staff }: VisitChanger,
  { action, visit, sequence, slot: slotId = '' }: VisitChange,
): Promise<TextKey | undefined> {
  const { DB } = env;
  const appointment = await loadAppointment(DB, visit);
  if (!appointment) return 'APPOINTMENT_CHANGED_MEANWHILE';
  const slot = appointment.slot === null ? undefined : await loadSlot(DB, appointment.slot);
  const ctx = inLanguage(staffContext, appointment.language);
  const details = await loadAppointmentDetails(env, ctx, appointment, slot ?? null);
  const log = action === 'move' ? 'visit moved' : 'visit cancelled';
  return applyAppointmentAction(env, details, { action, slotId, sequence }, [
    recordStaffAction(DB, staff, log, visit),
  ]);
}
