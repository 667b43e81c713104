import type { EditableSite } from '../../domain/site/editable-site';

/** The site's content as the files of a snapshot's directory hold it (build/source.ts). */
export const toSiteFiles = (site: EditableSite) => ({
  'site/configuration.json': site.configuration,
  'site/menu.json': site.menu,
  'site/routes.json': site.routes,
  'site/articles.json': site.articles,
  'site/article-categories.json': site.articleCategories,
  'site/team.json': site.team,
  'site/towns.json': site.towns,
  'site/synonyms.json': site.synonyms,
  'site/texts.json': site.texts,
  'site/town-texts.json': site.townTexts,
  'site/sold.json': site.sold,
  'site/base-map.json': site.baseMap ? [site.baseMap] : [],
});
export type ContentFiles = ReturnType<typeof toSiteFiles>;
