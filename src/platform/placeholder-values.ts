import { formatPhone } from '../domain/format/phone';
import type { Language } from '../domain/language/language';
import type { Translate } from '../domain/language/texts';
import { describeOffice, describeToday } from '../domain/site/opening/describe-office';
import type { PlaceholderValues } from '../domain/site/placeholders';
import { formatEmail } from '../domain/typed-values/read-email';
import { getHoursWording } from './hours-wording';
import type { Snapshot } from './snapshot/snapshot';

/** Returns what the placeholders of the agency's texts stand for in a language: its counts, and the facts of its first office. */
export function createPlaceholderValues(
  snapshot: Snapshot,
  t: Translate,
  language: Language,
): PlaceholderValues {
  const { agency } = snapshot.site.configuration;
  const { sale, rent } = snapshot.catalogue.counts.all;
  const [office] = agency.offices;
  const getWording = () => getHoursWording({ t, language, snapshot });
  return {
    '{FOR_SALE_TOTAL}': () => String(sale),
    '{FOR_RENT_TOTAL}': () => String(rent),
    '{AGENCY_PHONE}': () => formatPhone(agency.phone),
    '{AGENCY_EMAIL}': () => formatEmail(agency.email),
    '{OFFICE_STREET}': () => (office ? `${office.street} ${office.houseNumber}`.trim() : ''),
    '{OFFICE_TOWN}': () => (office ? `${office.zip} ${office.city}`.trim() : ''),
    '{OPENING_HOURS}': () => (office ? describeOffice(office, getWording()).join(', ') : ''),
    '{OPEN_TODAY}': () => describeToday(office, getWording()),
  };
}
