import * as v from 'valibot';
import { IsoDate } from '../../catalogue/record-values';
import { BooleanFlag } from '../../language/boolean-flag';
import { Localized } from '../../language/localized';
import { Media } from '../media';
import { LinkUrl, LocalizedLinkUrl } from '../setting-schemas';
import { Agency } from './agency';
import { FooterSettings } from './footer';
import { HeaderSettings } from './header';
import { LanguageSettings } from './language-settings';
import { ImageHosts, ListingSettings, TourHosts } from './listings';
import { MapProviders } from './map';
import { SeoByLanguage, SiteInfo } from './seo';

/** The settings of consent: the days that a choice about cookies is stored (§4, cookie consent). */
const ConsentSettings = v.strictObject({
  days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)), 180),
});

/** An opaque colour, which others are mixed from. */
const BaseColor = v.pipe(
  v.string(),
  v.regex(/^#[0-9a-f]{6}$/i, 'is not an opaque colour (#rrggbb)'),
  v.toLowerCase(),
);

const BaseColorSettings = v.strictObject({
  paper: v.optional(BaseColor),
  accent: v.optional(BaseColor),
  action: v.optional(BaseColor),
});

/** A day, or '' for no bound. */
const OptionalDay = v.optional(v.union([v.literal(''), IsoDate]), '');

/** Whether the last day is not before the first one. */
const isInOrder = ({ from, until }: { from: string; until: string }): boolean =>
  !until || from <= until;
const REVERSED = 'is before the first day: it would never be shown';

/** The promotional popup (§3, §4), shown only if isPublished is 'yes'. */
const PopupSettings = v.pipe(
  v.strictObject({
    isPublished: v.string(),
    /** In seconds. */
    delay: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600)), 0),
    link: v.optional(v.union([v.literal(''), LinkUrl, LocalizedLinkUrl]), ''),
    title: v.optional(Localized, {}),
    description: v.optional(Localized, {}),
    media: v.optional(v.nullable(Media), null),
    /** The days on which it is shown; without them always. */
    from: OptionalDay,
    until: OptionalDay,
  }),
  v.forward(v.partialCheck([['from'], ['until']], isInOrder, REVERSED), ['until']),
);

/** One line over every page, from a day and until one. */
const NoticeSettings = v.pipe(
  v.strictObject({
    text: v.optional(Localized, {}),
    link: v.optional(v.union([v.literal(''), LinkUrl, LocalizedLinkUrl]), ''),
    from: OptionalDay,
    until: OptionalDay,
  }),
  v.forward(v.partialCheck([['from'], ['until']], isInOrder, REVERSED), ['until']),
);

/** The search block on the home banner (§2.8, §3). Its counts are derived from the catalogue, not from here. */
const SearchBlockSettings = v.strictObject({
  showSearchInput: v.optional(BooleanFlag, true),
  showSearchButton: v.optional(BooleanFlag, true),
  showCountProperty: v.optional(BooleanFlag, true),
  showSearchCount: v.optional(BooleanFlag, true),
  data: v.optional(
    v.strictObject({ countProperty: v.optional(v.strictTuple([v.number(), v.number()])) }),
    {},
  ),
  title: v.optional(Localized, {}),
  description: v.optional(Localized, {}),
  description2: v.optional(Localized, {}),
  logoConfig: v.optional(v.strictObject({ image: v.optional(v.nullable(Media), null) }), {}),
});

/** The site configuration that drives every page (§1, §3). */
export const Configuration = v.strictObject({
  /** The name of the snapshot. */
  name: v.pipe(v.string(), v.nonEmpty()),
  /** Production refuses the demonstration. */
  demonstration: v.optional(v.boolean(), false),
  language: LanguageSettings,
  agency: Agency,
  /** From which the whole palette follows; what is left out follows from the header (decision 143). */
  colors: v.optional(BaseColorSettings, {}),
  header: HeaderSettings,
  searchBlock: SearchBlockSettings,
  footer: FooterSettings,
  popup: PopupSettings,
  notice: v.optional(NoticeSettings, {}),
  consent: v.optional(ConsentSettings, {}),
  siteInfo: v.optional(SiteInfo, {}),
  seo: v.optional(SeoByLanguage, {}),
  listings: v.optional(ListingSettings, {}),
  images: v.optional(ImageHosts, {}),
  tours: v.optional(TourHosts, {}),
  map: v.optional(MapProviders, {}),
});
export type Configuration = v.InferOutput<typeof Configuration>;
