import { isTownToldOf } from '../../domain/catalogue/town-offer';
import { LISTING_SECTIONS } from '../../domain/routing/section';
import { getTowns } from '../../domain/site/towns';
import type { RequestContext } from '../../platform/request-context';
import { buildAlternatePaths } from '../../views/layout/alternate-paths';
import type { LocalizedPaths } from './sitemap-xml';

/** Pages that search engines may not index, though a menu may lead to them. */
const UNINDEXED = new Set(['/login/', '/search/', '/favourites/', '/compare/']);

/** Lists the paths of lists, projects, configured pages, articles and their categories. */
export function listPagePaths(ctx: RequestContext): LocalizedPaths[] {
  const { site, routeTable, pages: menuPages } = ctx.snapshot;
  const originals = new Set(
    [
      ...LISTING_SECTIONS,
      '/Projects/',
      ...menuPages.originals.values(),
      ...site.articleCategories.map(({ path }) => path),
      ...site.articles.flatMap(({ path }) => path ?? []),
    ].map((original) => original.toLowerCase()),
  );
  const pages = [...originals]
    .filter(
      (original) => !UNINDEXED.has(original) && !routeTable.byOriginal.get(original)?.redirectTo,
    )
    .map((original) => buildAlternatePaths(ctx, original));
  return [...pages, ...listTownPaths(ctx), ...listProjectPaths(ctx)].filter(
    (paths) => Object.keys(paths).length > 0,
  );
}

/** The towns that the site tells of, and the page that lists them. */
function listTownPaths(ctx: RequestContext): LocalizedPaths[] {
  const { site, catalogue } = ctx.snapshot;
  const told = [...getTowns(site).values()].filter((town) => isTownToldOf(catalogue, town));
  const originals = told.map(({ slug }) => `/town/${slug}/`);
  return (told.length > 0 ? ['/town/', ...originals] : []).map((original) =>
    buildAlternatePaths(ctx, original),
  );
}

function listProjectPaths({ snapshot, languages, hrefForLanguage }: RequestContext) {
  const { projects } = snapshot.catalogue;
  return [...new Set(projects.map(({ ID }) => ID))].map(
    (id): LocalizedPaths =>
      Object.fromEntries(
        languages.flatMap((language) => {
          const record = projects.find(
            (project) =>
              project.ID === id && project.language === (language === 'fr' ? 'fr' : 'nl'),
          );
          return record ? [[language, hrefForLanguage(language).project(record)]] : [];
        }),
      ),
  );
}
