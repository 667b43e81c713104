import { cityName, formatAddress } from '../../domain/format/address';
import { dayInWords, timeInWords } from '../../domain/format/moment';
import { siteSecret } from '../../platform/auth/secret-store';
import type { RequestContext } from '../../platform/request-context';
import type { Subject } from '../forms/kit/submit/subject';
import { subjectOf } from '../forms/kit/submit/subject';
import type { Appointment, Database } from './appointments-store';
import { appointmentLink } from './link';
import type { Slot } from './slot';

/** An appointment with all that pages and mails say of it. */
export interface Told {
  ctx: RequestContext;
  appointment: Appointment;
  /** None while somebody waits. */
  slot: Pick<Slot, 'starts' | 'ends' | 'closes'> | null;
  /** The property; undefined where the catalogue no longer holds it. */
  subject: Subject | undefined;
  /** Where it is moved or cancelled. */
  link: string;
}

export async function tell(
  db: Database,
  ctx: RequestContext,
  appointment: Appointment,
  slot: Told['slot'],
): Promise<Told> {
  const query = new URLSearchParams({ property: String(appointment.property) });
  const subject = await subjectOf(ctx, 'property', query);
  return {
    ctx,
    appointment,
    slot,
    subject: subject === 'missing' ? undefined : subject,
    link: await appointmentLink(ctx, appointment.id, await siteSecret(db)),
  };
}

/** Its day and hour in Brussels, in words. */
export const timesOf = ({ ctx, slot }: Pick<Told, 'ctx' | 'slot'>) => ({
  date: slot ? dayInWords(slot.starts, ctx.language) : '',
  time: slot ? timeInWords(slot.starts, ctx.language) : '',
});

/** Where one meets: an unpublished address is told by the agent, never by a mail to anybody (decision 11). */
export function placeOf({ ctx, subject }: Pick<Told, 'ctx' | 'subject'>): string {
  if (subject?.kind !== 'property') return '';
  const { listings } = ctx.snapshot.site.configuration;
  const { record } = subject;
  return record.PublishAddress
    ? formatAddress(record, { listings, language: ctx.language })
    : ctx.t('APPOINTMENT_ADDRESS_LATER', { city: cityName(record.City, listings) });
}

/** Who receives them: the property's agent, else the agency. */
export const hostOf = ({ ctx, subject }: Pick<Told, 'ctx' | 'subject'>) => {
  const { agency } = ctx.snapshot.site.configuration;
  return {
    name: subject?.agent?.name ?? agency.name,
    email: subject?.agent?.email || agency.email,
    phone: subject?.agent?.phone || agency.phone,
  };
};
