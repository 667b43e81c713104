import * as v from 'valibot';
import { City } from '../catalogue/city';
import { PropertyCategory } from '../catalogue/property-category';
import { Article, ArticleCategory } from './article';
import { Configuration } from './configuration/configuration';
import { MenuPage } from './menu';
import { RouteMapEntry } from './route-map';
import { SafeCss } from './safe-css';
import { TeamMember } from './team';
import { Town } from './town';

/** What lists and pages need of an article; its body is read when its page is (§2.5). */
export const ArticleSummary = v.omit(Article, ['body']);
export type ArticleSummary = v.InferOutput<typeof ArticleSummary>;

/** The site's content: everything a page is made of but the listings and the articles' bodies. */
export const Site = v.strictObject({
  configuration: Configuration,
  menu: v.array(MenuPage),
  /** Absent from versions stored before sanitized css was: their pages' css is not shown. */
  safeCss: v.optional(SafeCss, {}),
  routes: v.array(RouteMapEntry),
  articles: v.array(ArticleSummary),
  articleCategories: v.array(ArticleCategory),
  team: v.array(TeamMember),
  towns: v.array(Town),
  categories: v.array(PropertyCategory),
  cities: v.array(City),
});
export type Site = v.InferOutput<typeof Site>;
