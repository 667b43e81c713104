import { formatPhone } from '../domain/format/phone';
import type { Language } from '../domain/language/language';
import type { Translate } from '../domain/language/texts';
import { describeOffice, describeToday } from '../domain/site/opening/describe-office';
import type { Placeholder } from '../domain/site/placeholders';
import { formatEmail } from '../domain/typed-values/read-email';
import { getHoursWording } from './hours-wording';
import type { Snapshot } from './snapshot/snapshot';

/** Returns a function that says what a placeholder of the agency's texts stands for, in a language. */
export function createPlaceholderReader(snapshot: Snapshot, t: Translate, language: Language) {
  const { agency } = snapshot.site.configuration;
  const { sale, rent } = snapshot.catalogue.counts.all;
  const getWording = () => getHoursWording({ t, language, snapshot });
  return (placeholder: Placeholder, position: number): string => {
    const office = agency.offices[position];
    switch (placeholder) {
      case 'FOR_SALE_TOTAL':
        return String(sale);
      case 'FOR_RENT_TOTAL':
        return String(rent);
      case 'AGENCY_PHONE':
        // Within a sentence it stays on one line.
        return formatPhone(agency.phone).replaceAll(' ', '\u00a0');
      case 'AGENCY_EMAIL':
        return formatEmail(agency.email);
      case 'OFFICE_STREET':
        return office ? `${office.street} ${office.houseNumber}`.trim() : '';
      case 'OFFICE_TOWN':
        return office ? `${office.zip} ${office.city}`.trim() : '';
      case 'OPENING_HOURS':
        return office ? describeOffice(office, getWording()).join(', ') : '';
      case 'OPEN_TODAY':
        return describeToday(office, getWording());
    }
  };
}
