import { DAY_MS } from '../../domain/format/durations';
import type { KeyRing } from '../../platform/auth/key-ring';
import { isValidSignature, sign } from '../../platform/auth/signature';
import type { RequestContext } from '../../platform/request-context';
import type { Appointment } from './appointments-store';
import type { Slot } from './slot';

/** Days for which the link of a visit that is over, or was cancelled, still shows it. */
const DAYS_AFTERWARDS = 30;

/** Returns the signed link to the page where an appointment is moved or cancelled. */
export async function createAppointmentLink(
  { href, origin }: Pick<RequestContext, 'href' | 'origin'>,
  id: string,
  keyRing: KeyRing,
): Promise<string> {
  return origin + href.page('/appointment/', { id, key: await sign('appointment', id, keyRing) });
}

/** Verifies the signature of an appointment link. */
export const isAppointmentKeyValid = (
  id: string,
  key: string,
  keyRing: KeyRing,
): Promise<boolean> => isValidSignature('appointment', id, key, keyRing);

/** Returns whether the visit is so long over or cancelled that its link opens nothing. */
export function hasAppointmentLinkEnded(
  { state, changedAt }: Pick<Appointment, 'state' | 'changedAt'>,
  slot: Pick<Slot, 'endsAt'> | undefined,
  now: number,
): boolean {
  const end = state === 'cancelled' ? changedAt : slot?.endsAt;
  return end !== undefined && end + DAYS_AFTERWARDS * DAY_MS < now;
}
