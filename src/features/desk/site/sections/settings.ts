import type { Agency } from '../../../../domain/site/configuration/agency';
import type { EditedSection } from '../edited-field';
import { field } from '../edited-field';
import { spreadText } from './placing';

const SOLD_EARLY = 'promises.soldBeforePortalsPercent';

/** How the agency is reached, its legal lines, and what it promises. */
export const listAgencySections = (agency: Agency): EditedSection[] => [
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
      field('line', spreadText(agency, 'legalName'), 'DESK_SITE_LEGAL_NAME'),
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
      field('number', `${SOLD_EARLY}.value`, 'DESK_SITE_SOLD_EARLY', {
        hint: 'DESK_SITE_SOLD_EARLY_HINT',
      }),
      field('day', `${SOLD_EARLY}.asOf`, 'DESK_SITE_SOLD_EARLY_AS_OF'),
      field('line', spreadText(agency, `${SOLD_EARLY}.source`), 'DESK_SITE_SOLD_EARLY_SOURCE'),
    ],
  },
];

/** The identifiers of what measures and advertises. */
export const TRACKER_SECTIONS: readonly EditedSection[] = [
  {
    legend: 'DESK_SITE_IDENTIFIERS',
    fields: [
      field('line', 'analyticsId', 'DESK_SITE_ANALYTICS_ID', {
        hint: 'DESK_SITE_TRACKERS_HINT',
        example: 'G-AB12CD34EF',
      }),
      field('line', 'adsId', 'DESK_SITE_ADS_ID', { example: 'AW-123456789' }),
      field('line', 'tagManagerId', 'DESK_SITE_TAG_MANAGER_ID', { example: 'GTM-AB12CD3' }),
      field('line', 'socialPixelId', 'DESK_SITE_PIXEL_ID', { example: '123456789012345' }),
    ],
  },
];
