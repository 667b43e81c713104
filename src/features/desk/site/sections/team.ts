import type { EditedSection } from '../edited-field';
import { field } from '../edited-field';
import { orderField, statusField } from './placing';

/** What the desk changes of a person of the agency. */
export const TEAM_SECTIONS: readonly EditedSection[] = [
  {
    legend: 'DESK_SITE_PERSON',
    fields: [
      field('line', 'name', 'DESK_OWNER_NAME'),
      field('line', 'role.*', 'DESK_SITE_ROLE'),
      field('phone', 'phone', 'DESK_SITE_PHONE'),
      field('email', 'email', 'DESK_SITE_EMAIL'),
      field('languages', 'languages', 'DESK_SITE_SPEAKS'),
      field('line', 'professionalNumber', 'DESK_SITE_LICENCE'),
      field('text', 'about.*', 'DESK_SITE_ABOUT'),
    ],
  },
  { legend: 'DESK_SITE_PLACE', fields: [statusField('status'), orderField('sort')] },
];
