import * as v from 'valibot';
import { City } from '../catalogue/city';
import { PropertyCategory } from '../catalogue/property-category';
import { BaseMap } from '../map/base-map';
import { Article, ArticleCategory } from './article';
import { CityCentre } from './city-centre';
import { Configuration } from './configuration/configuration';
import { MenuPage } from './menu';
import { OwnTexts } from './own-texts';
import { RouteMapEntry } from './route-map';
import { SafeCss } from './safe-css';
import { SoldHome } from './sold-home';
import { Synonym } from './synonym';
import { TeamMember } from './team';
import { TownText } from './town-text';

/** An article without its body, which is read only for its own page (§2.5). */
export const ArticleSummary = v.omit(Article, ['body']);
export type ArticleSummary = v.InferOutput<typeof ArticleSummary>;

/**
 * The site's content, without the listings and the bodies of articles. Its order is that of build-site.ts: a
 * publication that changes nothing gives the same part.
 */
export const Site = v.strictObject({
  configuration: Configuration,
  menu: v.array(MenuPage),
  /** Absent from older stored versions: the css of their pages is not used. */
  safeCss: v.optional(SafeCss, {}),
  routes: v.array(RouteMapEntry),
  articles: v.array(ArticleSummary),
  articleCategories: v.array(ArticleCategory),
  team: v.array(TeamMember),
  towns: v.array(CityCentre),
  /** The drawing of the region; absent where nobody knows it, and from older stored versions. */
  baseMap: v.optional(BaseMap),
  /** The card of pages without a picture; absent from older stored versions. */
  shareCard: v.optional(v.string()),
  categories: v.array(PropertyCategory),
  cities: v.array(City),
  /** Absent from older stored versions. */
  synonyms: v.optional(v.array(Synonym), []),
  /** Absent from older stored versions. */
  texts: v.optional(OwnTexts, {}),
  /** Absent from older stored versions. */
  townTexts: v.optional(v.array(TownText), []),
  /** Absent from older stored versions. */
  sold: v.optional(v.array(SoldHome), []),
});
export type Site = v.InferOutput<typeof Site>;
