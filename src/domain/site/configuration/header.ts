import * as v from 'valibot';
import { BooleanFlag } from '../../language/boolean-flag';
import { Localized, TextOrLocalized } from '../../language/localized';
import { Media } from '../media';
import { Color, FontSize, HorizontalPosition, LinkUrl, LocalizedLinkUrl } from '../setting-schemas';

/** A link above the header (§3, top-bar item). */
export const TopBarItem = v.strictObject({
  label: TextOrLocalized,
  link: v.optional(v.union([v.literal(''), LinkUrl, LocalizedLinkUrl]), ''),
  icon: v.optional(v.string(), ''),
  color: v.optional(v.union([v.literal(''), Color]), ''),
  status: v.optional(BooleanFlag, true),
});
export type TopBarItem = v.InferOutput<typeof TopBarItem>;

const BannerVideoSettings = v.union([
  v.string(),
  v.strictObject({ url: v.string(), mimetype: v.optional(v.string(), '') }),
]);

/** The banner on the home page (§3); `gallery.config` is that of the slider, with the defaults of §9. */
const BannerSettings = v.strictObject({
  show: v.optional(BooleanFlag, true),
  type: v.picklist(['image', 'color', 'gallery', 'video', 'properties', 'projects', 'none']),
  color: v.optional(v.union([v.literal(''), Color]), ''),
  image: v.optional(v.nullable(Media), null),
  /** An upright picture for phones, at least 800 pixels wide; without one they show a part of `image`. */
  imageMobile: v.optional(v.string(), ''),
  gallery: v.optional(
    v.strictObject({
      images: v.optional(v.array(Media), []),
      config: v.optional(
        v.strictObject({
          autoplay: v.optional(BooleanFlag, true),
          fade: v.optional(BooleanFlag, true),
          speed: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(10_000)), 500),
          loop: v.optional(BooleanFlag, true),
          lazyAhead: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)), 2),
        }),
        {},
      ),
    }),
    {},
  ),
  video: v.optional(BannerVideoSettings, ''),
  videoPoster: v.optional(v.string(), ''),
  videoMobile: v.optional(BannerVideoSettings, ''),
  videoMobilePoster: v.optional(v.string(), ''),
  title: v.optional(Localized, {}),
  description: v.optional(Localized, {}),
  description2: v.optional(Localized, {}),
  showLogo: v.optional(BooleanFlag, false),
});

/** The settings of the header (§3). */
export const HeaderSettings = v.strictObject({
  appBar: v.strictObject({
    bgColor: Color,
    btnColor: Color,
    btnTextColor: Color,
    textColor: Color,
    changeOnScroll: v.optional(BooleanFlag, true),
  }),
  menu: v.strictObject({
    position: HorizontalPosition,
    showFreeEvaluation: v.optional(BooleanFlag, false),
    showHomeMenu: v.optional(BooleanFlag, false),
    menuFontSize: v.optional(FontSize, 15),
    menuMaxItems: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(40)), 8),
  }),
  menuMobile: v.strictObject({
    position: v.picklist(['left', 'right']),
    backgroundColor: Color,
    color: Color,
    btnDrawerColor: Color,
  }),
  logo: v.strictObject({
    image: v.optional(v.nullable(Media), null),
    position: HorizontalPosition,
    showLogoAtStart: v.optional(BooleanFlag, true),
  }),
  headerLinks: v.strictObject({
    show: v.optional(BooleanFlag, false),
    /** Original paths of the pages with the bar; all pages if there is no list (decision 56). */
    pages: v.optional(v.array(v.pipe(v.string(), v.startsWith('/'), v.endsWith('/')))),
    bgColor: Color,
    fontSize: v.optional(FontSize, 13),
    color: Color,
    left: v.optional(v.array(TopBarItem), []),
    right: v.optional(v.array(TopBarItem), []),
  }),
  languageSwitcher: v.strictObject({
    position: HorizontalPosition,
    fontSize: v.optional(FontSize, 14),
    color: Color,
  }),
  banner: BannerSettings,
  propertySearch: v.strictObject({ show: v.optional(BooleanFlag, true) }),
});
export type HeaderSettings = v.InferOutput<typeof HeaderSettings>;
