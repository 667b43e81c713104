import { getPropertyState, isClosed } from '../../domain/catalogue/property-state';
import { formatLongDate, formatTimeOfDay } from '../../domain/format/brussels-time';
import { formatPhone } from '../../domain/format/phone';
import type { SigningEnvironment } from '../../platform/auth/signing-keys-store';
import { loadSigningKeys } from '../../platform/auth/signing-keys-store';
import type { RequestContext } from '../../platform/request-context';
import { showEarly } from '../../platform/show-early';
import type { StoredSubject } from '../forms/kit/submit/stored-subject';
import { describeSubject } from '../forms/kit/submit/stored-subject';
import type { Subject } from '../forms/kit/submit/subject';
import { loadSubject } from '../forms/kit/submit/subject';
import type { Slot } from './slot';
import type { VisitLinkPurpose } from './visit-link';
import { createVisitLink } from './visit-link';
import type { Visit } from './visits-store';

/** A visit with the data that its pages and mails show. */
export interface VisitDetails {
  ctx: RequestContext;
  visit: Visit;
  /** Null on the waiting list. */
  slot: Pick<Slot, 'startsAt' | 'endsAt' | 'closesAt'> | null;
  /** The property; undefined if it is no longer in the catalogue. */
  subject: Subject | undefined;
  /** What the property is, or was when it was booked; undefined if nobody knows any more. */
  about: StoredSubject | undefined;
  /** Link to the page where the visit is moved or cancelled, and where that link stands. */
  manageUrl: string;
  link: VisitLinkPurpose;
}

/** Loads the property, which whoever visits it sees before it is public, and signs the link of a visit. */
export async function loadVisitDetails(
  env: SigningEnvironment,
  ordinaryContext: RequestContext,
  visit: Visit,
  slot: VisitDetails['slot'],
  link: VisitLinkPurpose = 'visit',
): Promise<VisitDetails> {
  const ctx = await showEarly(ordinaryContext, visit.id, [visit.property], env);
  const query = new URLSearchParams({ property: String(visit.property) });
  const subject = await loadSubject(ctx, 'property', query);
  return {
    ctx,
    visit,
    slot,
    subject,
    about: subject ? describeSubject(ctx, subject) : (visit.about ?? undefined),
    manageUrl: await createVisitLink(ctx, visit.id, await loadSigningKeys(env), link),
    link,
  };
}

/** Returns whether a visit to it can be planned: it is on the site, and neither sold nor let. */
export const canBeVisited = ({ ctx, subject }: Pick<VisitDetails, 'ctx' | 'subject'>): boolean =>
  subject?.kind === 'property' &&
  !isClosed(getPropertyState(subject.record, ctx.snapshot.site.configuration.listings));

/** Returns whether it is known to be sold or let; what left the site may only have been dropped by an import. */
export const isNoLongerOffered = (details: Pick<VisitDetails, 'ctx' | 'subject'>): boolean =>
  details.subject !== undefined && !canBeVisited(details);

/** Returns what sentences about a visit name: day and time in Brussels, empty on the waiting list, and the agency's telephone. */
export const formatVisitValues = ({ ctx, slot }: Pick<VisitDetails, 'ctx' | 'slot'>) => ({
  date: slot ? formatLongDate(slot.startsAt, ctx.language) : '',
  time: slot ? formatTimeOfDay(slot.startsAt, ctx.language) : '',
  phone: formatPhone(ctx.snapshot.site.configuration.agency.phone),
});

/** Returns the address of the visit; a sentence with only the city if the address is not published (decision 11). */
export function formatVisitAddress({ ctx, about }: Pick<VisitDetails, 'ctx' | 'about'>): string {
  if (!about) return '';
  return about.isAddressPublished
    ? about.address
    : ctx.t('VISIT_ADDRESS_LATER', { city: about.town });
}

/** Returns the host of the visit: the property's agent, or the agency. */
export const getVisitHost = ({ ctx, about }: Pick<VisitDetails, 'ctx' | 'about'>) =>
  about?.agent ?? ctx.snapshot.site.configuration.agency;
