import { LISTING_SECTIONS } from '../../../../domain/routing/section';
import type { MenuPage } from '../../../../domain/site/menu';
import { flattenMenu } from '../../../../domain/site/menu';
import type { FieldOption } from '../../../forms/kit/definition/field';
import type { DocumentContext, EditedField, EditedSection } from '../edited-field';
import { field } from '../edited-field';
import { sortModules } from '../module-changes';
import { PARENT_FIELD } from '../move-page';
import { listPictureFields } from '../pictures/picture-fields';
import type { PageDocument } from '../site-document';
import { buildModuleSection } from './module';
import { bannerTypeField, htmlField, orderField, statusField, videoField } from './placing';

const TEXTS: EditedSection = {
  legend: 'DESK_SITE_TEXTS',
  fields: [
    field('line', 'page.params.title.*', 'DESK_SITE_TITLE'),
    htmlField('page.params.description.*', 'DESK_SITE_INTRO'),
    htmlField('page.params.content.*', 'DESK_SITE_BODY'),
  ],
};

const buildBannerSection = (document: PageDocument): EditedSection => ({
  legend: 'DESK_SITE_BANNER',
  fields: [
    field('flag', 'page.params.showPageBanner', 'DESK_SITE_BANNER_SHOWN'),
    bannerTypeField('page.params.bannerType', document.page.params.bannerType === 'gallery'),
    field('color', 'page.params.bannerColor', 'DESK_SITE_BANNER_GROUND'),
    videoField('page.params.bannerVideo'),
    field('line', 'page.params.bannerTitle.*', 'DESK_SITE_TITLE'),
    htmlField('page.params.bannerDescription.*', 'DESK_SITE_TEXT'),
    ...listPictureFields(document, 'page.params.image', 'DESK_SITE_BANNER_PICTURE', {
      shapes: ['wide', 'landscape'],
    }),
  ],
});

const SEARCH_ENGINES: EditedSection = {
  legend: 'DESK_SITE_ENGINES',
  fields: [
    field('line', 'page.params.metadata.*.metadataTitle', 'DESK_SITE_META_TITLE'),
    field('text', 'page.params.metadata.*.metadataDescription', 'DESK_SITE_META_TEXT'),
    field('line', 'page.params.metadata.*.metadataOGTitle', 'DESK_SITE_SHARED_TITLE', {
      hint: 'DESK_SITE_SHARED_HINT',
    }),
    field('text', 'page.params.metadata.*.metadataOGDescription', 'DESK_SITE_SHARED_TEXT'),
  ],
};

/** Where the page stands; the home page has its own switch in the menu, and lists name the addresses of properties. */
const listPlaceFields = ({ page, route }: PageDocument, around: DocumentContext): EditedField[] => [
  statusField('page.status'),
  ...(route && !FIXED_PATHS.includes(route.original)
    ? [
        buildParentField(page, around),
        field('path', 'route.*', 'DESK_SITE_PATH', { hint: 'DESK_SITE_PATH_HINT' }),
      ]
    : []),
  ...(page.path === 'home'
    ? []
    : [field('flag', 'page.params.showFixedMenu', 'DESK_SITE_IN_MENU')]),
  orderField('page.params.sort'),
  ...(route && route.breadcrumb.length > 0
    ? [field('line', 'route.breadcrumb.-1.name.*', 'DESK_SITE_SHORT_NAME')]
    : []),
  field('flag', 'page.params.showBreadCrumb', 'DESK_SITE_BREADCRUMB'),
  field('flag', 'page.params.redirect', 'DESK_SITE_REDIRECT'),
  field('link', 'page.params.redirectUrl.*', 'DESK_SITE_REDIRECT_TO'),
];

/** The page above. */
const buildParentField = (page: MenuPage, around: DocumentContext): EditedField =>
  field('choice', PARENT_FIELD, 'DESK_SITE_BELOW', {
    hint: 'DESK_SITE_BELOW_HINT',
    listOptions: () => listParents(page, around),
  });

/** Lists the pages that a page can stand below: any but itself, those below it, and the home page, which has no path. */
const listParents = (page: MenuPage, { ctx, site }: DocumentContext): FieldOption[] => {
  const own = new Set(flattenMenu([page]).map(({ id }) => id));
  return [
    { value: '0', label: 'DESK_SITE_BELOW_NONE' },
    ...flattenMenu(site.menu)
      .filter(({ id, path }) => path !== 'home' && !own.has(id))
      .map(({ id, name, params }) => ({
        value: `${id}`,
        text: ctx.localize(params.title).text || name,
      })),
  ];
};

const FIXED_PATHS: readonly string[] = ['/', ...LISTING_SECTIONS, '/Projects/'];

/** Lists what the desk changes of a menu page, with each of its modules in their order. */
export const listPageSections = (
  document: PageDocument,
  around: DocumentContext,
): EditedSection[] => [
  TEXTS,
  buildBannerSection(document),
  ...sortModules(document.page).map((module, index) =>
    buildModuleSection(module, index + 1, document.route?.original ?? '', around),
  ),
  SEARCH_ENGINES,
  { legend: 'DESK_SITE_PLACE', fields: listPlaceFields(document, around) },
];
