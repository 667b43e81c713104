import { isWritten } from '../../../../domain/language/localized';
import type { Configuration } from '../../../../domain/site/configuration/configuration';
import { getLanguagesInUse } from '../../../../domain/site/configuration/language-settings';
import type { MenuPage } from '../../../../domain/site/menu';
import { flattenMenu, hasPageBanner, isPublished } from '../../../../domain/site/menu';
import {
  ARTICLE_CATEGORIES_FILE,
  ARTICLES_FILE,
  CONFIGURATION_FILE,
  MENU_FILE,
  ROUTES_FILE,
} from './file-names';
import type { IdleField, SnapshotRule } from './finding';
import { createWarningFinding } from './finding';
import { IDLE_MODULE_RULE } from './idle-modules';

/** Categories that people of the site fill: the team, and who writes in the guestbook. */
const FILLED_KEYS: readonly string[] = ['team', 'testimonial'];

/** Warns of settings that are seen to have no effect without rendering a page (decision 142). */
export const IDLE_SETTING_RULES: readonly SnapshotRule[] = [
  IDLE_MODULE_RULE,
  {
    requiredFiles: [MENU_FILE],
    *check({ source }) {
      for (const page of flattenMenu(source[MENU_FILE]).filter(isPublished)) {
        for (const [field, message] of findIdleOfPage(page))
          yield createWarningFinding(MENU_FILE, `menu ${page.id}`, `params.${field}`, message);
      }
    },
  },
  {
    requiredFiles: [CONFIGURATION_FILE],
    *check({ source }) {
      for (const [field, message] of findIdleOfConfiguration(source[CONFIGURATION_FILE]))
        yield createWarningFinding(CONFIGURATION_FILE, 'configuration', field, message);
    },
  },
  {
    requiredFiles: [ARTICLES_FILE, ARTICLE_CATEGORIES_FILE],
    *check({ source }) {
      const filled = new Set(source[ARTICLES_FILE].filter(isPublished).map((one) => one.category));
      const categories = source[ARTICLE_CATEGORIES_FILE];
      for (const { ID, key } of categories) {
        const ids = [ID, ...categories.filter((one) => one.ParentID === ID).map((one) => one.ID)];
        if (FILLED_KEYS.includes(key) || ids.some((id) => filled.has(id))) continue;
        const record = `article category ${ID}`;
        const message = `is that of no published article of ${ARTICLES_FILE}`;
        yield createWarningFinding(ARTICLE_CATEGORIES_FILE, record, 'ID', message);
      }
    },
  },
  {
    requiredFiles: [CONFIGURATION_FILE, ROUTES_FILE],
    *check({ source }) {
      const inUse = getLanguagesInUse(source[CONFIGURATION_FILE].language);
      for (const entry of source[ROUTES_FILE]) {
        if (inUse.some((language) => entry[language])) continue;
        const record = `route ${entry.original}`;
        const message = `has no path in ${inUse.join(', ')}: visitors cannot open it`;
        yield createWarningFinding(ROUTES_FILE, record, 'original', message);
      }
    },
  },
];

const BANNER_VIDEO_FIELDS = [
  'bannerVideo',
  'bannerVideoPoster',
  'bannerVideoMobile',
  'bannerVideoMobilePoster',
] as const;
const BANNER_FIELDS = ['logo', 'bannerColor', 'bannerTransparent', ...BANNER_VIDEO_FIELDS] as const;

function* findIdleOfPage(page: MenuPage): Iterable<IdleField> {
  const { params } = page;
  if (params.redirect) {
    const message = 'is not shown: the page redirects';
    if (isWritten(params.content)) yield ['content', message];
    if (params.modules.length > 0) yield ['modules', message];
    if (params.showPageBanner) yield ['showPageBanner', message];
  } else if (isWritten(params.redirectUrl))
    yield ['redirectUrl', 'leads nowhere: redirect is false'];
  if (page.path === 'home' && params.showPageBanner)
    yield ['showPageBanner', 'is not read: the home page has the banner of header.banner'];
  if (hasPageBanner(page) && !params.redirect) {
    const { bannerType, image, bannerVideo, bannerVideoMobile } = params;
    const instead = image ? 'its picture is shown instead' : 'a plain colour is shown instead';
    if (bannerType === 'gallery')
      yield ['bannerType', `is gallery, which only the home page has: ${instead}`];
    else if (bannerType === 'video' && !bannerVideo && !bannerVideoMobile)
      yield ['bannerType', `is video, but the page has none: ${instead}`];
    else if (bannerType === 'image' && !image)
      yield ['bannerType', `is image, but the page has none: ${instead}`];
  }
  const isVideo = params.bannerType === 'video';
  for (const field of BANNER_FIELDS) {
    if (!params[field]) continue;
    if (!hasPageBanner(page)) yield [field, 'is not shown: the page has no banner of its own'];
    else if (!isVideo && BANNER_VIDEO_FIELDS.some((name) => name === field))
      yield [field, `is not shown: the banner is of type ${params.bannerType}`];
  }
}

function* findIdleOfConfiguration({
  popup,
  notice,
  searchBlock,
  header: { banner, headerLinks },
}: Configuration): Iterable<IdleField> {
  if (!['yes', 'no'].includes(popup.isPublished))
    yield ['popup.isPublished', `is "${popup.isPublished}", so that it is hidden: write yes or no`];
  if (popup.isPublished !== 'yes') {
    for (const field of ['title', 'description'] as const)
      if (isWritten(popup[field])) yield [`popup.${field}`, 'is not shown: isPublished is not yes'];
    if (popup.media) yield ['popup.media', 'is not shown: isPublished is not yes'];
  }
  for (const [name, { from, until }] of Object.entries({ popup, notice }))
    if (from && until && from > until)
      yield [`${name}.until`, `is ${until}, before from, which is ${from}: exchange them`];
  for (const [name, block] of Object.entries({ 'header.banner': banner, searchBlock }))
    for (const field of ['title', 'description', 'description2'] as const)
      if (isWritten(block[field]) && block[field].public === undefined)
        yield [`${name}.${field}`, 'is not shown: add public, and make it true'];
  const type = banner.show ? banner.type : 'none';
  if (banner.gallery.images.length > 0 && type !== 'gallery')
    yield ['header.banner.gallery', `is not shown: the banner is of type ${type}`];
  const contents: Partial<Record<typeof type, unknown>> = {
    gallery: banner.gallery.images[0],
    video: banner.video || banner.videoMobile,
    image: banner.image,
  };
  if (type in contents && !contents[type])
    yield ['header.banner.type', `is ${type}, but the banner has none`];
  for (const field of ['video', 'videoMobile'] as const)
    if (banner[field] && type !== 'video')
      yield [`header.banner.${field}`, `is not shown: the banner is of type ${type}`];
  if (!headerLinks.show && [...headerLinks.left, ...headerLinks.right].length > 0)
    yield ['header.headerLinks', 'is not shown: show is false'];
}
