import { formatAddress, formatCityName } from '../../domain/format/address';
import { formatLongDate, formatTimeOfDay } from '../../domain/format/brussels-time';
import type { SigningEnvironment } from '../../platform/auth/signing-keys-store';
import { loadSigningKeys } from '../../platform/auth/signing-keys-store';
import type { RequestContext } from '../../platform/request-context';
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
  /** Link to the page where the visit is moved or cancelled, and where that link stands. */
  manageUrl: string;
  link: VisitLinkPurpose;
}

/** Loads the property and signs the link of a visit. */
export async function loadVisitDetails(
  env: SigningEnvironment,
  ctx: RequestContext,
  visit: Visit,
  slot: VisitDetails['slot'],
  link: VisitLinkPurpose = 'visit',
): Promise<VisitDetails> {
  const query = new URLSearchParams({ property: String(visit.property) });
  const subject = await loadSubject(ctx, 'property', query);
  return {
    ctx,
    visit,
    slot,
    subject,
    manageUrl: await createVisitLink(ctx, visit.id, await loadSigningKeys(env), link),
    link,
  };
}

/** Returns day and time in Brussels, in words; empty on the waiting list. */
export const formatVisitTimes = ({ ctx, slot }: Pick<VisitDetails, 'ctx' | 'slot'>) => ({
  date: slot ? formatLongDate(slot.startsAt, ctx.language) : '',
  time: slot ? formatTimeOfDay(slot.startsAt, ctx.language) : '',
});

/** Returns the address of the visit; a sentence with only the city if the address is not published (decision 11). */
export function formatVisitAddress({
  ctx,
  subject,
}: Pick<VisitDetails, 'ctx' | 'subject'>): string {
  if (subject?.kind !== 'property') return '';
  const { listings } = ctx.snapshot.site.configuration;
  const { record } = subject;
  return record.PublishAddress
    ? formatAddress(record, { listings, language: ctx.language })
    : ctx.t('VISIT_ADDRESS_LATER', { city: formatCityName(record.City, listings) });
}

/** Returns the host of the visit: the property's agent, or the agency. */
export const getVisitHost = ({ ctx, subject }: Pick<VisitDetails, 'ctx' | 'subject'>) => {
  const { agency } = ctx.snapshot.site.configuration;
  return {
    name: subject?.agent?.name ?? agency.name,
    email: subject?.agent?.email || agency.email,
    phone: subject?.agent?.phone || agency.phone,
  };
};
