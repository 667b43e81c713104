import * as v from 'valibot';
import { Flag } from '../language/flag';
import { Localized } from '../language/localized';
import { Media } from './media';
import { Module } from './module';
import { Color, LocalizedLink } from './values';

const text = v.optional(v.string(), '');

/** What search engines and social networks read of a page, in one language (§3). */
const Metadata = v.strictObject({
  pageTitle: text,
  metadataTitle: text,
  metadataDescription: text,
  metadataOGTitle: text,
  metadataOGType: text,
  metadataOGUrl: text,
  metadataOGImage: text,
  metadataOGDescription: text,
  metadataTwitterTitle: text,
  metadataTwitterSite: text,
  metadataTwitterImage: text,
  metadataTwitterDescription: text,
});
const MenuParams = v.strictObject({
  title: v.optional(Localized, {}),
  description: v.optional(Localized, {}),
  metadata: v.optional(
    v.strictObject({
      nl: v.optional(Metadata),
      fr: v.optional(Metadata),
      en: v.optional(Metadata),
      de: v.optional(Metadata),
    }),
    {},
  ),
  isActiveSEO: v.optional(Flag, true),
  image: v.optional(v.nullable(Media), null),
  logo: v.optional(v.nullable(Media), null),
  modules: v.optional(v.array(Module), []),
  sort: v.optional(v.number(), 0),
  isHaveSubMenu: v.optional(Flag, false),
  showFixedMenu: v.optional(Flag, true),
  subMenu: v.optional(v.array(v.unknown()), []),
  content: v.optional(Localized, {}),
  css: text,
  type: v.literal('module'),
  redirect: v.optional(Flag, false),
  redirectUrl: v.optional(LocalizedLink, {}),
  path: v.optional(Localized, {}),
  showBreadCrumb: v.optional(Flag, true),
  showPageBanner: v.optional(Flag, false),
  bannerTitle: v.optional(Localized, {}),
  bannerDescription: v.optional(Localized, {}),
  bannerVideo: text,
  bannerVideoPoster: text,
  bannerVideoMobile: text,
  bannerVideoMobilePoster: text,
  bannerType: v.optional(
    v.picklist(['image', 'color', 'gallery', 'video', 'properties', 'projects', 'none']),
    'image',
  ),
  bannerColor: v.optional(v.union([v.literal(''), Color]), ''),
  bannerTransparent: v.optional(Flag, false),
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
  status: v.string(),
  createDate: v.optional(v.string(), ''),
  modifyDate: v.optional(v.string(), ''),
  sort: v.optional(v.number(), 0),
  params: MenuParams,
});

/**
 * A configured page and its place in the menu (§2.6, §3). `path` is the last part of its original
 * path ('for-sale', 'home' is '/'); `params.path` says the same by language.
 */
export const MenuPage: v.GenericSchema<MenuPageInput, MenuPage> = v.strictObject({
  ...MenuPageFields.entries,
  childMenus: v.optional(v.array(v.lazy(() => MenuPage)), []),
});

/** §4: menu pages, child items and modules show only when Published. */
export const isPublished = (item: { status: string }): boolean => item.status === 'Published';
