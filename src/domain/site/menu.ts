import * as v from 'valibot';
import { BooleanFlag } from '../language/boolean-flag';
import { Localized } from '../language/localized';
import { Media } from './media';
import { Module } from './module';
import { RoutePath } from './route-map';
import { Color, LocalizedLinkUrl } from './setting-schemas';

const menuText = v.optional(v.string(), '');

/** The metadata of a page for search engines and social networks, in one language (§3). */
const PageMetadata = v.strictObject({
  pageTitle: menuText,
  metadataTitle: menuText,
  metadataDescription: menuText,
  metadataOGTitle: menuText,
  metadataOGType: menuText,
  metadataOGUrl: menuText,
  metadataOGImage: menuText,
  metadataOGDescription: menuText,
  metadataTwitterTitle: menuText,
  metadataTwitterSite: menuText,
  metadataTwitterImage: menuText,
  metadataTwitterDescription: menuText,
});
const MenuParams = v.strictObject({
  title: v.optional(Localized, {}),
  description: v.optional(Localized, {}),
  metadata: v.optional(
    v.strictObject({
      nl: v.optional(PageMetadata),
      fr: v.optional(PageMetadata),
      en: v.optional(PageMetadata),
      de: v.optional(PageMetadata),
    }),
    {},
  ),
  isActiveSEO: v.optional(BooleanFlag, true),
  image: v.optional(v.nullable(Media), null),
  logo: v.optional(v.nullable(Media), null),
  modules: v.optional(v.array(Module), []),
  sort: v.optional(v.number(), 0),
  isHaveSubMenu: v.optional(BooleanFlag, false),
  showFixedMenu: v.optional(BooleanFlag, true),
  subMenu: v.optional(v.array(v.unknown()), []),
  content: v.optional(Localized, {}),
  css: menuText,
  type: v.literal('module'),
  redirect: v.optional(BooleanFlag, false),
  redirectUrl: v.optional(LocalizedLinkUrl, {}),
  path: v.optional(Localized, {}),
  showBreadCrumb: v.optional(BooleanFlag, true),
  showPageBanner: v.optional(BooleanFlag, false),
  bannerTitle: v.optional(Localized, {}),
  bannerDescription: v.optional(Localized, {}),
  bannerVideo: menuText,
  bannerVideoPoster: menuText,
  bannerVideoMobile: menuText,
  bannerVideoMobilePoster: menuText,
  bannerType: v.optional(
    v.picklist(['image', 'color', 'gallery', 'video', 'properties', 'projects', 'none']),
    'image',
  ),
  bannerColor: v.optional(v.union([v.literal(''), Color]), ''),
  bannerTransparent: v.optional(BooleanFlag, false),
});

interface MenuPageInput extends v.InferInput<typeof MenuPageFields> {
  childMenus?: MenuPageInput[] | undefined;
}
export interface MenuPage extends v.InferOutput<typeof MenuPageFields> {
  childMenus: MenuPage[];
}

const MenuPageFields = v.strictObject({
  id: v.number(),
  parentId: v.optional(v.number(), 0),
  name: v.pipe(v.string(), v.nonEmpty()),
  path: v.pipe(v.string(), v.nonEmpty()),
  /** Its original path, if it was moved below another page: what names it by that still finds it (decision 172). */
  original: v.optional(RoutePath),
  status: v.string(),
  createDate: v.optional(v.string(), ''),
  modifyDate: v.optional(v.string(), ''),
  sort: v.optional(v.number(), 0),
  params: MenuParams,
});

/**
 * A configured page and its place in the menu (§2.6, §3). `path` is the last segment of its original
 * path ('for-sale'; 'home' for '/'); `params.path` has the segment by language.
 */
export const MenuPage: v.GenericSchema<MenuPageInput, MenuPage> = v.strictObject({
  ...MenuPageFields.entries,
  childMenus: v.optional(v.array(v.lazy(() => MenuPage)), []),
});

/** Returns all pages of the menu, including those below others. */
export const flattenMenu = (menu: readonly MenuPage[]): MenuPage[] =>
  menu.flatMap((page) => [page, ...flattenMenu(page.childMenus)]);

/** Returns whether the page has a banner of its own (§2.7), which shows its title and description. */
export const hasPageBanner = ({ params }: MenuPage): boolean =>
  params.showPageBanner && params.bannerType !== 'none';

/** Checks the status: menu pages, child items and modules are shown only if Published (§4). */
export const isPublished = (item: { status: string }): boolean => item.status === 'Published';

/**
 * Returns the pages beside each other that stand in the menu, in its order (§9): by their position, else by their place in
 * the content system. For the home page showHomeMenu alone decides (§2.7).
 */
export const listMenuEntries = (pages: readonly MenuPage[], showHomeMenu: boolean): MenuPage[] =>
  pages
    .filter(({ path, params }) => (path === 'home' ? showHomeMenu : params.showFixedMenu))
    .sort((a, b) => getMenuPosition(a) - getMenuPosition(b));

export const getMenuPosition = ({ params, sort }: MenuPage): number => params.sort || sort;
