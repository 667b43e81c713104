import type { Context } from 'hono';
import type { TextKey } from '../../../domain/language/texts';
import type { App } from '../../../env';
import { deliverDueMails } from '../../../platform/mail/outbox-store';
import { inLanguage } from '../../../platform/request-context';
import { applyAppointmentAction } from '../../appointments/appointment-actions-store';
import { loadAppointmentDetails } from '../../appointments/appointment-details';
import { loadAppointment, loadSlot } from '../../appointments/appointments-store';
import { offerFreedSlots } from '../../appointments/slot-offers-store';
import { getStaff } from '../desk-gate';
import { recordStaffAction } from '../log/staff-actions-store';
import type { DeskAnswers } from '../read-desk-form';

/**
 * Moves or cancels a visit as its visitor would, who gets the same mail. Returns undefined, or the text of
 * the reason why nothing changed.
 */
export async function changeVisit(
  c: Context<App>,
  answers: DeskAnswers,
): Promise<TextKey | undefined> {
  const { DB } = c.env;
  const { visit = '', slot: slotId = '', sequence = '' } = answers;
  const action = answers.action === 'move' ? 'move' : 'cancel';
  const appointment = await loadAppointment(DB, visit);
  if (!appointment) return 'APPOINTMENT_CHANGED_MEANWHILE';
  const slot = appointment.slot === null ? undefined : await loadSlot(DB, appointment.slot);
  const ctx = inLanguage(c.var.ctx, appointment.language);
  const details = await loadAppointmentDetails(c.env, ctx, appointment, slot ?? null);
  const log = action === 'move' ? 'visit moved' : 'visit cancelled';
  const problem = await applyAppointmentAction(c.env, details, { action, slotId, sequence }, [
    recordStaffAction(DB, getStaff(c), log, visit),
  ]);
  if (problem) return problem;
  await offerFreedSlots(c.env, c.env.snapshot).catch((error) =>
    console.error('a freed slot was not offered; the cron job will offer it', error),
  );
  c.executionCtx.waitUntil(deliverDueMails(c.env));
  return undefined;
}
