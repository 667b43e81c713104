import type { EditedSection } from '../edited-field';
import { field } from '../edited-field';
import type { PageDocument } from '../site-document';
import { htmlField, orderField, statusField } from './placing';

const TEXTS: EditedSection = {
  legend: 'DESK_SITE_TEXTS',
  fields: [
    field('line', 'page.params.title.*', 'DESK_SITE_TITLE'),
    htmlField('page.params.description.*', 'DESK_SITE_INTRO'),
    htmlField('page.params.content.*', 'DESK_SITE_BODY'),
  ],
};

const BANNER: EditedSection = {
  legend: 'DESK_SITE_BANNER',
  fields: [
    field('flag', 'page.params.showPageBanner', 'DESK_SITE_BANNER_SHOWN'),
    field('choice', 'page.params.bannerType', 'DESK_SITE_BANNER_TYPE', {
      options: [
        { value: 'image', label: 'DESK_SITE_BANNER_IMAGE' },
        { value: 'color', label: 'DESK_SITE_BANNER_COLOR' },
        { value: 'gallery', label: 'DESK_SITE_BANNER_GALLERY' },
        { value: 'video', label: 'DESK_SITE_BANNER_VIDEO' },
        { value: 'properties', label: 'DESK_SITE_BANNER_PROPERTIES' },
        { value: 'projects', label: 'DESK_SITE_BANNER_PROJECTS' },
        { value: 'none', label: 'DESK_SITE_BANNER_NONE' },
      ],
    }),
    field('line', 'page.params.bannerTitle.*', 'DESK_SITE_TITLE'),
    htmlField('page.params.bannerDescription.*', 'DESK_SITE_TEXT'),
  ],
};

const SEARCH_ENGINES: EditedSection = {
  legend: 'DESK_SITE_ENGINES',
  fields: [
    field('line', 'page.params.metadata.*.metadataTitle', 'DESK_SITE_META_TITLE'),
    field('text', 'page.params.metadata.*.metadataDescription', 'DESK_SITE_META_TEXT'),
  ],
};

const PLACE: EditedSection = {
  legend: 'DESK_SITE_PLACE',
  fields: [
    statusField('page.status'),
    orderField('page.params.sort'),
    field('flag', 'page.params.showBreadCrumb', 'DESK_SITE_BREADCRUMB'),
    field('flag', 'page.params.redirect', 'DESK_SITE_REDIRECT'),
    field('link', 'page.params.redirectUrl.*', 'DESK_SITE_REDIRECT_TO'),
  ],
};

/** Lists what the desk changes of a menu page, with each of its modules. */
export const listPageSections = ({ page }: PageDocument): EditedSection[] => [
  TEXTS,
  BANNER,
  ...page.params.modules.map((_, index) => buildModuleSection(index)),
  SEARCH_ENGINES,
  PLACE,
];

function buildModuleSection(index: number): EditedSection {
  const path = `page.params.modules.${index}`;
  return {
    legend: 'DESK_SITE_MODULE',
    name: String(index + 1),
    fields: [
      field('line', `${path}.title.*`, 'DESK_SITE_TITLE'),
      htmlField(`${path}.description.*`, 'DESK_SITE_TEXT'),
      field('number', `${path}.numberItemOfRow`, 'DESK_SITE_PER_ROW'),
      field('number', `${path}.maxItems`, 'DESK_SITE_MOST'),
      statusField(`${path}.status`),
      orderField(`${path}.sort`),
    ],
  };
}
