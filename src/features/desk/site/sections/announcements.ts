import type { EditedSection } from '../edited-field';
import { field } from '../edited-field';
import { listPictureFields } from '../pictures/picture-fields';
import { htmlField } from './placing';

const DAYS = [
  field('day', 'from', 'DESK_SITE_FROM'),
  field('day', 'until', 'DESK_SITE_UNTIL'),
] as const;

/** The popup over the home page. */
export const listPopupSections = (popup: object): EditedSection[] => [
  {
    legend: 'DESK_SITE_TEXTS',
    fields: [
      field('flag', 'isPublished', 'DESK_SITE_POPUP_SHOWN'),
      field('line', 'title.*', 'DESK_SITE_TITLE'),
      htmlField('description.*', 'DESK_SITE_TEXT'),
      field('link', 'link', 'DESK_SITE_LINK'),
      ...listPictureFields(popup, 'media', 'DESK_SITE_PICTURE', { shapes: ['landscape', 'wide'] }),
    ],
  },
  {
    legend: 'DESK_SITE_WHEN',
    fields: [
      ...DAYS,
      field('number', 'delay', 'DESK_SITE_POPUP_DELAY', { hint: 'DESK_SITE_POPUP_DELAY_HINT' }),
    ],
  },
];

/** The line over every page. */
export const NOTICE_SECTIONS: readonly EditedSection[] = [
  {
    legend: 'DESK_SITE_TEXTS',
    fields: [field('line', 'text.*', 'DESK_SITE_TEXT'), field('link', 'link', 'DESK_SITE_LINK')],
  },
  { legend: 'DESK_SITE_WHEN', fields: DAYS },
];
