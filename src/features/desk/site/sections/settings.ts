import type { EditedSection } from '../edited-field';
import { field } from '../edited-field';

/** How the agency is reached, its legal lines, and what it promises. */
export const AGENCY_SECTIONS: readonly EditedSection[] = [
  {
    legend: 'DESK_SITE_CONTACT',
    fields: [
      field('phone', 'phone', 'DESK_SITE_PHONE'),
      field('email', 'email', 'DESK_SITE_EMAIL'),
      field('email', 'alertEmail', 'DESK_SITE_ALERT_EMAIL', { hint: 'DESK_SITE_ALERT_HINT' }),
    ],
  },
  {
    legend: 'DESK_SITE_LEGAL',
    fields: [
      field('line', 'companyNumber', 'DESK_SITE_COMPANY_NUMBER'),
      field('line', 'vatNumber', 'DESK_SITE_VAT_NUMBER'),
      field('line', 'professionalTitle.*', 'DESK_SITE_PROFESSION'),
      field('line', 'professionalNumber', 'DESK_SITE_LICENCE'),
      field('line', 'supervisoryAuthority.*', 'DESK_SITE_AUTHORITY'),
      field('line', 'liabilityInsurer.*', 'DESK_SITE_INSURER'),
      field('line', 'thirdPartyAccount', 'DESK_SITE_ACCOUNT'),
    ],
  },
  {
    legend: 'DESK_SITE_PROMISES',
    fields: [
      field('number', 'promises.answerWorkdays', 'DESK_SITE_ANSWER_DAYS', {
        hint: 'DESK_SITE_PROMISE_HINT',
      }),
      field('number', 'promises.valuationWorkdays', 'DESK_SITE_VALUATION_DAYS'),
      field('languages', 'promises.visitLanguages', 'DESK_SITE_VISIT_LANGUAGES'),
      field('number', 'promises.newsletterPerMonth', 'DESK_SITE_NEWSLETTERS'),
    ],
  },
];
