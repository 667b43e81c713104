import type { KeyRing } from '../../domain/accounts/key-ring';
import { addPeriod } from '../../domain/format/durations';
import { isSignedLink, SIGNED_LINKS, signLink } from '../../platform/auth/signed-link';
import type { RequestContext } from '../../platform/request-context';
import type { Appointment } from './appointments-store';
import type { Slot } from './slot';

/** Returns the signed link to the page where an appointment is moved or cancelled. */
export async function createAppointmentLink(
  { href, origin }: Pick<RequestContext, 'href' | 'origin'>,
  id: string,
  keyRing: KeyRing,
): Promise<string> {
  return (
    origin + href.page('/appointment/', { id, key: await signLink('appointment', { id }, keyRing) })
  );
}

/** Verifies the signature of an appointment link. */
export const isAppointmentKeyValid = (
  id: string,
  key: string,
  keyRing: KeyRing,
): Promise<boolean> => isSignedLink('appointment', { id }, key, keyRing, Date.now());

/** Returns whether the visit is so long over or cancelled that its link opens nothing. */
export function hasAppointmentLinkEnded(
  { state, changedAt }: Pick<Appointment, 'state' | 'changedAt'>,
  slot: Pick<Slot, 'endsAt'> | undefined,
  now: number,
): boolean {
  const end = state === 'cancelled' ? changedAt : slot?.endsAt;
  return end !== undefined && addPeriod(end, SIGNED_LINKS.appointment.lasts) < now;
}
