import { formatDate } from '../../format/date';
import type { Language } from '../../language/language';
import type { Localized } from '../../language/localized';
import { resolveLocalized } from '../../language/localized';
import type { Translate } from '../../language/texts';
import { formatSpans, formatWeek } from './format-hours';
import type { OfficeHours, OtherHours } from './office-week';
import { findHoursOn, listSpecialDays } from './special-days';

/** In whose words hours are said, and on which day, YYYY-MM-DD. */
export interface HoursWording {
  t: Translate;
  language: Language;
  languageDefault: Language;
  today: string;
}

type Office = OfficeHours & { hours: Localized };

/** Describes when an office is open, a line each: its week or its words, then its other days. */
export function describeOffice(office: Office, wording: HoursWording): string[] {
  const { t, language } = wording;
  const week = office.week ? formatWeek(office, language) : [formatWords(office, wording)];
  return [
    ...(week.length > 0 ? week : [t('OFFICE_CLOSED')]),
    ...describeOtherDays(office, wording),
  ];
}

/** Describes public holidays and days with other hours, a line each. */
export const describeOtherDays = (office: OfficeHours, wording: HoursWording): string[] => [
  ...(office.closedOnHolidays ? [wording.t('OFFICE_CLOSED_HOLIDAYS')] : []),
  ...listSpecialDays(office, wording.today).map((special) => describeSpecial(special, wording)),
];

const formatWords = ({ hours }: Office, { language, languageDefault }: HoursWording): string =>
  resolveLocalized(hours, language, languageDefault).text;

function describeSpecial(
  { from, until, hours }: OtherHours,
  { t, language }: HoursWording,
): string {
  const open = hours ? formatSpans(hours, language) : t('OFFICE_CLOSED');
  const days = [formatDate(from), formatDate(until)] as const;
  return from === until
    ? t('OFFICE_ON_DAY', { day: days[0], hours: open })
    : t('OFFICE_ON_DAYS', { from: days[0], until: days[1], hours: open });
}

/** Says whether an office is open today; what it says of its hours, where it names no weekdays. */
export function describeToday(office: Office | undefined, wording: HoursWording): string {
  if (!office) return '';
  const hours = findHoursOn(office, wording.today);
  if (hours === undefined) return formatWords(office, wording);
  const { t, language } = wording;
  return hours
    ? t('OFFICE_OPEN_TODAY', { hours: formatSpans(hours, language) })
    : t('OFFICE_CLOSED_TODAY');
}
