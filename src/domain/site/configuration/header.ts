import * as v from 'valibot';
import { Flag } from '../../language/flag';
import { Localized, TextOrLocalized } from '../../language/localized';
import { Media } from '../media';
import { Color, LetterSize, Link, LocalizedLink, Position } from '../values';

/** A link above the header (§3, top-bar item). */
export const TopBarItem = v.strictObject({
  label: TextOrLocalized,
  link: v.optional(v.union([v.literal(''), Link, LocalizedLink]), ''),
  icon: v.optional(v.string(), ''),
  color: v.optional(v.union([v.literal(''), Color]), ''),
  status: v.optional(Flag, true),
});
export type TopBarItem = v.InferOutput<typeof TopBarItem>;

const Video = v.union([
  v.string(),
  v.strictObject({ url: v.string(), mimetype: v.optional(v.string(), '') }),
]);

/** The banner on the home page (§3); `gallery.config` is the slider's, §9's figures where it is silent. */
const Banner = v.strictObject({
  show: v.optional(Flag, true),
  type: v.picklist(['image', 'color', 'gallery', 'video', 'properties', 'projects', 'none']),
  color: v.optional(v.union([v.literal(''), Color]), ''),
  image: v.optional(v.nullable(Media), null),
  gallery: v.optional(
    v.strictObject({
      images: v.optional(v.array(Media), []),
      config: v.optional(
        v.strictObject({
          autoplay: v.optional(Flag, true),
          fade: v.optional(Flag, true),
          speed: v.optional(v.number(), 500),
          loop: v.optional(Flag, true),
          lazyAhead: v.optional(v.number(), 2),
        }),
        {},
      ),
    }),
    {},
  ),
  video: v.optional(Video, ''),
  videoPoster: v.optional(v.string(), ''),
  videoMobile: v.optional(Video, ''),
  videoMobilePoster: v.optional(v.string(), ''),
  title: v.optional(Localized, {}),
  description: v.optional(Localized, {}),
  description2: v.optional(Localized, {}),
  showLogo: v.optional(Flag, false),
});

/** header of the site configuration (§3). */
export const Header = v.strictObject({
  appBar: v.strictObject({
    bgColor: Color,
    btnColor: Color,
    btnTextColor: Color,
    textColor: Color,
    changeOnScroll: v.optional(Flag, true),
  }),
  menu: v.strictObject({
    position: Position,
    showFreeEvaluation: v.optional(Flag, false),
    showHomeMenu: v.optional(Flag, false),
    menuFontSize: v.optional(LetterSize, 15),
    menuMaxItems: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 8),
  }),
  menuMobile: v.strictObject({
    position: v.picklist(['left', 'right']),
    backgroundColor: Color,
    color: Color,
    btnDrawerColor: Color,
  }),
  logo: v.strictObject({
    image: v.optional(v.nullable(Media), null),
    position: Position,
    showLogoAtStart: v.optional(Flag, true),
  }),
  headerLinks: v.strictObject({
    show: v.optional(Flag, false),
    bgColor: Color,
    fontSize: v.optional(LetterSize, 13),
    color: Color,
    left: v.optional(v.array(TopBarItem), []),
    right: v.optional(v.array(TopBarItem), []),
  }),
  languageSwitcher: v.strictObject({
    position: Position,
    fontSize: v.optional(LetterSize, 14),
    color: Color,
  }),
  banner: Banner,
  propertySearch: v.strictObject({ show: v.optional(Flag, true) }),
});
export type Header = v.InferOutput<typeof Header>;
