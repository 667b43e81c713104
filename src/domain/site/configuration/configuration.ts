import * as v from 'valibot';
import { Agency } from './agency';
import { ConsentSettings } from './consent';
import { FooterSettings } from './footer';
import { HeaderSettings } from './header';
import { LanguageSettings } from './language-settings';
import { ImageHosts, ListingSettings, TourHosts } from './listings';
import { MapProviders } from './map';
import { PopupSettings } from './popup';
import { SearchBlockSettings } from './search-block';
import { SeoByLanguage, SiteInfo } from './seo';

/** The site configuration that drives every page (§1, §3). */
export const Configuration = v.strictObject({
  /** The name of the snapshot. */
  name: v.pipe(v.string(), v.nonEmpty()),
  /** Production refuses the demonstration. */
  demonstration: v.optional(v.boolean(), false),
  language: LanguageSettings,
  agency: Agency,
  header: HeaderSettings,
  searchBlock: SearchBlockSettings,
  footer: FooterSettings,
  popup: PopupSettings,
  consent: v.optional(ConsentSettings, {}),
  siteInfo: v.optional(SiteInfo, {}),
  seo: v.optional(SeoByLanguage, {}),
  listings: v.optional(ListingSettings, {}),
  images: v.optional(ImageHosts, {}),
  tours: v.optional(TourHosts, {}),
  map: v.optional(MapProviders, {}),
});
export type Configuration = v.InferOutput<typeof Configuration>;
