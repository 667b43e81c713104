import { cityName, formatAddress } from '../../domain/format/address';
import { dayInWords, timeInWords } from '../../domain/format/moment';
import { siteSecret } from '../../platform/auth/secret-store';
import type { Visit } from '../../platform/request-context';
import type { Subject } from '../forms/kit/submit/subject';
import { subjectOf } from '../forms/kit/submit/subject';
import type { Appointment, Database } from './appointments-store';
import { appointmentLink } from './link';
import type { Slot } from './slot';

/** An appointment with all that pages and mails say of it. */
export interface Told {
  visit: Visit;
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
  visit: Visit,
  appointment: Appointment,
  slot: Told['slot'],
): Promise<Told> {
  const query = new URLSearchParams({ property: String(appointment.property) });
  const subject = await subjectOf(visit, 'property', query);
  return {
    visit,
    appointment,
    slot,
    subject: subject === 'missing' ? undefined : subject,
    link: await appointmentLink(visit, appointment.id, await siteSecret(db)),
  };
}

/** Its day and hour in Brussels, in words. */
export const timesOf = ({ visit, slot }: Pick<Told, 'visit' | 'slot'>) => ({
  date: slot ? dayInWords(slot.starts, visit.language) : '',
  time: slot ? timeInWords(slot.starts, visit.language) : '',
});

/** Where one meets: an unpublished address is told by the agent, never by a mail to anybody (decision 11). */
export function placeOf({ visit, subject }: Pick<Told, 'visit' | 'subject'>): string {
  if (subject?.kind !== 'property') return '';
  const { listings } = visit.snapshot.site.configuration;
  const { record } = subject;
  return record.PublishAddress
    ? formatAddress(record, { listings, language: visit.language })
    : visit.t('APPOINTMENT_ADDRESS_LATER', { city: cityName(record.City, listings) });
}

/** Who receives them: the property's agent, else the agency. */
export const hostOf = ({ visit, subject }: Pick<Told, 'visit' | 'subject'>) => {
  const { agency } = visit.snapshot.site.configuration;
  return {
    name: subject?.agent?.name ?? agency.name,
    email: subject?.agent?.email || agency.email,
    phone: subject?.agent?.phone || agency.phone,
  };
};
