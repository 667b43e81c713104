import * as v from 'valibot';
import { Agency } from './agency';
import { Consent } from './consent';
import { Footer } from './footer';
import { Header } from './header';
import { LanguageSettings } from './language-settings';
import { ImageHosts, Listings, TourHosts } from './listings';
import { MapProviders } from './map';
import { Popup } from './popup';
import { SearchBlock } from './search-block';
import { SeoByLanguage, SiteInfo } from './seo';

/** The site configuration that drives every page (§1, §3). */
export const Configuration = v.strictObject({
  /** The snapshot's own name, and whether it is the demonstration that production refuses. */
  name: v.pipe(v.string(), v.nonEmpty()),
  demonstration: v.optional(v.boolean(), false),
  language: LanguageSettings,
  agency: Agency,
  header: Header,
  searchBlock: SearchBlock,
  footer: Footer,
  popup: Popup,
  consent: v.optional(Consent, {}),
  siteInfo: v.optional(SiteInfo, {}),
  seo: v.optional(SeoByLanguage, {}),
  listings: v.optional(Listings, {}),
  images: v.optional(ImageHosts, {}),
  tours: v.optional(TourHosts, {}),
  map: v.optional(MapProviders, {}),
});
export type Configuration = v.InferOutput<typeof Configuration>;
