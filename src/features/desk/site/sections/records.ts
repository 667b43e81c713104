import type { Article } from '../../../../domain/site/article';
import type { TeamMember } from '../../../../domain/site/team';
import type { EditedSection } from '../edited-field';
import { field } from '../edited-field';
import { listPictureFields } from '../pictures/picture-fields';
import { htmlField, orderField, statusField } from './placing';

/** What the desk changes of a person of the agency. */
export const listTeamSections = (member: TeamMember): EditedSection[] => [
  {
    legend: 'DESK_SITE_PERSON',
    fields: [
      field('line', 'name', 'DESK_OWNER_NAME'),
      field('line', 'role.*', 'DESK_SITE_ROLE'),
      field('phone', 'phone', 'DESK_SITE_PHONE'),
      field('email', 'email', 'DESK_SITE_EMAIL'),
      field('languages', 'languages', 'DESK_SITE_SPEAKS'),
      field('line', 'professionalNumber', 'DESK_SITE_LICENCE'),
      htmlField('about.*', 'DESK_SITE_ABOUT'),
      ...listPictureFields(member, 'image', 'DESK_SITE_PORTRAIT', {
        shapes: ['portrait', 'square'],
        // The name stands beside it.
        isDecorative: true,
      }),
    ],
  },
  { legend: 'DESK_SITE_PLACE', fields: [statusField('status'), orderField('sort')] },
];

/** What the desk changes of an article: a service, an answer, a press publication, a testimonial, a legal text. */
export const listArticleSections = (article: Article): EditedSection[] => [
  {
    legend: 'DESK_SITE_TEXTS',
    fields: [
      field('line', 'title.*', 'DESK_SITE_TITLE'),
      htmlField('intro.*', 'DESK_SITE_INTRO'),
      htmlField('body.*', 'DESK_SITE_BODY'),
      ...listPictureFields(article, 'image', 'DESK_SITE_PICTURE', {
        shapes: ['landscape', 'wide', 'square'],
      }),
    ],
  },
  {
    legend: 'DESK_SITE_SOURCE',
    fields: [
      field('day', 'date', 'DESK_SITE_DATE'),
      field('line', 'author.*', 'DESK_SITE_AUTHOR'),
      field('line', 'occasion.*', 'DESK_SITE_OCCASION'),
      field('link', 'link', 'DESK_SITE_LINK'),
    ],
  },
  { legend: 'DESK_SITE_PLACE', fields: [statusField('status'), orderField('sort')] },
];
