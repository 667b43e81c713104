import type { KeyRing } from '../../domain/accounts/key-ring';
import { addPeriod } from '../../domain/format/period';
import { isSignedLink, SIGNED_LINKS, signLink } from '../../platform/auth/signed-link';
import type { RequestContext } from '../../platform/request-context';
import type { Slot } from './slot';
import type { Visit } from './visits-store';

/** Where a link to a visit stands: in a mail, which proves that its address answers, or on the thank-you page. */
export type VisitLinkPurpose = 'visit' | 'booking';

/** Returns the signed link to the page where a visit is moved or cancelled. */
export async function createVisitLink(
  { href, origin }: Pick<RequestContext, 'href' | 'origin'>,
  id: string,
  keyRing: KeyRing,
  purpose: VisitLinkPurpose = 'visit',
): Promise<string> {
  const signature = await signLink(purpose, { id }, keyRing);
  const name = purpose === 'visit' ? 'key' : 'booking';
  return origin + href.page('/appointment/', { id, [name]: signature });
}

/** Returns which link to a visit these parameters are of; undefined if they are of none of ours. */
export async function findVisitLinkPurpose(
  { id, key, booking }: { id: string; key: string; booking: string },
  keyRing: KeyRing,
): Promise<VisitLinkPurpose | undefined> {
  const [purpose, signature] = key ? (['visit', key] as const) : (['booking', booking] as const);
  return (await isSignedLink(purpose, { id }, signature, keyRing, Date.now()))
    ? purpose
    : undefined;
}

/** Returns whether the visit is so long over or cancelled that its link opens nothing. */
export function hasVisitLinkEnded(
  { state, changedAt }: Pick<Visit, 'state' | 'changedAt'>,
  slot: Pick<Slot, 'endsAt'> | undefined,
  now: number,
): boolean {
  const end = state === 'cancelled' ? changedAt : slot?.endsAt;
  return end !== undefined && addPeriod(end, SIGNED_LINKS.visit.lasts) < now;
}
