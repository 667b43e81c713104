import type { MenuPage } from '../../../domain/site/menu';
import type { Site } from '../../../domain/site/site';
import { completeTowns } from './complete-towns';
import { DRAWN_BELGIUM, drawRegion } from './draw-region';
import type { CompilableSource } from './source';

/** Builds the part of a version that holds the site's own content. */
export function buildSite(source: CompilableSource): Site {
  const towns = completeTowns(source);
  const baseMap =
    source['site/base-map.json'][0] ??
    drawRegion(
      towns,
      source['catalogue/citys.json'],
      source['site/base-map.geojson'] ?? DRAWN_BELGIUM,
    );
  return {
    configuration: source['site/configuration.json'],
    menu: source['site/menu.json'].map(omitRawCss),
    safeCss: source.safeCss ?? {},
    routes: source['site/routes.json'],
    articles: source['site/articles.json'].map(({ body, ...summary }) => summary),
    articleCategories: source['site/article-categories.json'],
    team: source['site/team.json'],
    towns,
    ...(baseMap && { baseMap }),
    ...(source.shareCard && { shareCard: source.shareCard }),
    categories: source['catalogue/webIDs.json'],
    cities: source['catalogue/citys.json'],
    synonyms: source['site/synonyms.json'],
    texts: source['site/texts.json'],
    townTexts: source['site/town-texts.json'],
    sold: source['site/sold.json'],
  };
}

/** Removes the css of a page and of those below it: only the sanitized css leaves the staff's tool. */
const omitRawCss = (page: MenuPage): MenuPage => ({
  ...page,
  params: { ...page.params, css: '' },
  childMenus: page.childMenus.map(omitRawCss),
});
