import { listOpenDayIds } from '../../domain/catalogue/listing/open-day-ids';
import { findProject } from '../../domain/catalogue/project';
import { getPictureUrl } from '../../domain/catalogue/property';
import { countSection } from '../../domain/catalogue/property-counts';
import { isTownToldOf } from '../../domain/catalogue/town-offer';
import { buildImageUrl } from '../../domain/images/image-url';
import { toCatalogueLanguage } from '../../domain/language/language';
import { LISTING_SECTIONS } from '../../domain/routing/section';
import { isAnySoldTold } from '../../domain/site/sold-home';
import { buildTownPath, getTowns } from '../../domain/site/towns';
import type { RequestContext } from '../../platform/request-context';
import { buildAlternatePaths } from '../../views/layout/alternate-paths';
import type { SitemapPage } from './sitemap-xml';

/** Pages that search engines may not index, though a menu may lead to them. */
const UNINDEXED = new Set([
  ...['/login/', '/search/', '/favourites/', '/compare/', '/visit-pack/', '/offline/'],
]);

/** The files of a sitemap beside those of properties, by their names. */
export const PAGE_LISTS: Readonly<Record<string, (ctx: RequestContext) => SitemapPage[]>> = {
  pages: listPages,
  projects: listProjects,
  articles: listArticles,
  towns: listTowns,
};

/** Lists the pages of lists that hold something, and the configured ones. */
function listPages(ctx: RequestContext): SitemapPage[] {
  const { site, routeTable, pages: menuPages, catalogue } = ctx.snapshot;
  const empty = LISTING_SECTIONS.filter((section) => !countSection(catalogue.counts, section));
  const originals = new Set(
    [
      ...LISTING_SECTIONS,
      '/Projects/',
      ...(listOpenDayIds(catalogue.index).length > 0 ? ['/open-days/'] : []),
      ...(isAnySoldTold(site, 'sale') ? ['/sold/'] : []),
      ...menuPages.originals.values(),
      ...site.articleCategories.map(({ path }) => path),
    ].map((original) => original.toLowerCase()),
  );
  for (const section of empty) originals.delete(section.toLowerCase());
  if (catalogue.projects.length === 0) originals.delete('/projects/');
  return [...originals]
    .filter(
      (original) => !UNINDEXED.has(original) && !routeTable.byOriginal.get(original)?.redirectTo,
    )
    .map((original) => ({
      paths: buildAlternatePaths(ctx, original),
      records: [
        // What stands below a page in the menu is a page of its own.
        { ...menuPages.byOriginal.get(original), childMenus: [] },
        original === '/sold/' ? site.sold : [],
      ],
    }))
    .filter(isSomewhere);
}

/** Lists the towns that the site tells of, and the page that lists them. */
function listTowns(ctx: RequestContext): SitemapPage[] {
  const { site, catalogue } = ctx.snapshot;
  const { images } = site.configuration;
  const told = [...getTowns(site).values()].filter((town) => isTownToldOf(catalogue, town));
  if (told.length === 0) return [];
  return [
    { paths: buildAlternatePaths(ctx, '/town/') },
    ...told.map((town) => ({
      paths: buildAlternatePaths(ctx, buildTownPath(town)),
      records: town,
      picture: town.text?.image
        ? new URL(buildImageUrl(town.text.image.url, 1600, images), ctx.origin).href
        : undefined,
    })),
  ];
}

/** Lists the articles; one with a date did not change since. */
function listArticles(ctx: RequestContext): SitemapPage[] {
  const { configuration, articles } = ctx.snapshot.site;
  return articles
    .flatMap((article) => {
      const { path, date, image } = article;
      return path && !ctx.snapshot.routeTable.byOriginal.get(path.toLowerCase())?.redirectTo
        ? {
            paths: buildAlternatePaths(ctx, path),
            records: article,
            article: article.id,
            changed: date,
            picture: image
              ? new URL(buildImageUrl(image.url, 1600, configuration.images), ctx.origin).href
              : undefined,
          }
        : [];
    })
    .filter(isSomewhere);
}

function listProjects({ snapshot, languages, hrefForLanguage, origin }: RequestContext) {
  const { projects } = snapshot.catalogue;
  const { images } = snapshot.site.configuration;
  return [...new Set(projects.map(({ ID }) => ID))].map((id): SitemapPage => {
    const records = languages.flatMap((language) => {
      const record = findProject(projects, id, toCatalogueLanguage(language));
      return record ? [{ language, record }] : [];
    });
    const picture = records[0] && getPictureUrl(records[0].record);
    return {
      paths: Object.fromEntries(
        records.map(({ language, record }) => [
          language,
          hrefForLanguage(language).project(record),
        ]),
      ),
      records: records.map(({ record }) => record),
      picture: picture && new URL(buildImageUrl(picture, 1600, images), origin).href,
    };
  });
}

const isSomewhere = ({ paths }: SitemapPage) => Object.keys(paths).length > 0;
