import type { KeyRing } from '../../domain/accounts/key-ring';
import { addPeriod } from '../../domain/format/period';
import { isSignedLink, SIGNED_LINKS, signLink } from '../../platform/auth/signed-link';
import type { RequestContext } from '../../platform/request-context';
import type { Slot } from './slot';
import type { Visit } from './visits-store';

/** Returns the signed link to the page where a visit is moved or cancelled. */
export async function createVisitLink(
  { href, origin }: Pick<RequestContext, 'href' | 'origin'>,
  id: string,
  keyRing: KeyRing,
): Promise<string> {
  return origin + href.page('/appointment/', { id, key: await signLink('visit', { id }, keyRing) });
}

/** Verifies the signature of a visit link. */
export const isVisitKeyValid = (id: string, key: string, keyRing: KeyRing): Promise<boolean> =>
  isSignedLink('visit', { id }, key, keyRing, Date.now());

/** Returns whether the visit is so long over or cancelled that its link opens nothing. */
export function hasVisitLinkEnded(
  { state, changedAt }: Pick<Visit, 'state' | 'changedAt'>,
  slot: Pick<Slot, 'endsAt'> | undefined,
  now: number,
): boolean {
  const end = state === 'cancelled' ? changedAt : slot?.endsAt;
  return end !== undefined && addPeriod(end, SIGNED_LINKS.visit.lasts) < now;
}
