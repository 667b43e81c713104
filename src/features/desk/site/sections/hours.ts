import type { TextKey } from '../../../../domain/language/texts';
import type { Agency } from '../../../../domain/site/configuration/agency';
import type { Weekday } from '../../../../domain/site/opening/office-week';
import { WEEKDAYS } from '../../../../domain/site/opening/office-week';
import type { EditedSection } from '../edited-field';
import { field } from '../edited-field';
import { listPictureFields } from '../pictures/picture-fields';

const DAY_LABELS = {
  mo: 'OPENING_MONDAY',
  tu: 'OPENING_TUESDAY',
  we: 'OPENING_WEDNESDAY',
  th: 'OPENING_THURSDAY',
  fr: 'OPENING_FRIDAY',
  sa: 'OPENING_SATURDAY',
  su: 'OPENING_SUNDAY',
} as const satisfies Record<Weekday, TextKey>;

/** The opening hours of each office: by weekday, on other days, or in words; its telephone, and its door. */
export const listHoursSections = (agency: Agency): EditedSection[] =>
  agency.offices.map(({ name }, index) => ({
    legend: 'DESK_SITE_OFFICE',
    name,
    hint: 'DESK_SITE_SPANS_HINT',
    fields: [
      ...WEEKDAYS.map((day) => field('spans', `offices.${index}.week.${day}`, DAY_LABELS[day])),
      field('flag', `offices.${index}.closedOnHolidays`, 'OFFICE_CLOSED_HOLIDAYS'),
      field('specialDays', `offices.${index}.otherHours`, 'DESK_SITE_SPECIAL_DAYS', {
        hint: 'DESK_SITE_SPECIAL_DAYS_HINT',
      }),
      field('line', `offices.${index}.hours.*`, 'DESK_SITE_HOURS_WORDS', {
        hint: 'DESK_SITE_HOURS_WORDS_HINT',
      }),
      field('phone', `offices.${index}.phone`, 'DESK_SITE_PHONE'),
      ...listPictureFields(agency, `offices.${index}.image`, 'DESK_SITE_DOOR', {
        shapes: ['landscape'],
      }),
    ],
  }));
