import type { EditableSite } from '../../../domain/site/editable-site';
import { flattenMenu } from '../../../domain/site/menu';
import type { Module } from '../../../domain/site/module';
import { buildTownPath } from '../../../domain/site/towns';
import type { RequestContext } from '../../../platform/request-context';
import type { DocumentName } from './site-document';
import { buildOriginal, findTrail, openPage } from './site-document';

/** Finds the path of a page that shows a document, in the language of the request; the home page for what all pages have. */
export function findShownPath(ctx: RequestContext, site: EditableSite, name: DocumentName): string {
  const { href } = ctx;
  switch (name.kind) {
    case 'pages':
      return getPagePath(ctx, site, name.id);
    case 'articles': {
      const article = site.articles.find(({ id }) => id === name.id);
      if (article?.path) return href.page(article.path);
      return findModulePath(ctx, site, 'category', article?.category);
    }
    case 'team':
      return findModulePath(
        ctx,
        site,
        'contact',
        site.team.find(({ id }) => id === name.id)?.contact[0],
      );
    case 'towns':
      return href.page(buildTownPath({ slug: String(name.id) }));
    case 'sold':
      return href.page('/sold/');
    case 'hours':
    case 'agency':
      return href.page('/contact/');
    default:
      return href.page('/');
  }
}

/** Returns the path of a page as its draft has it; the home page where there is none. */
function getPagePath({ href, language }: RequestContext, site: EditableSite, id: unknown): string {
  const trail = findTrail(site.menu, Number(id));
  const { route } = openPage(site, Number(id)) ?? {};
  return route?.[language] ?? href.page(trail ? buildOriginal(trail) : '/');
}

/** Finds a page with a block that shows such records: of several that of the team, and not the home page, which shows a few. */
function findModulePath(
  ctx: RequestContext,
  site: EditableSite,
  type: Module['relations']['type'],
  id: number | undefined,
): string {
  const isShown = ({ relations }: Module) =>
    relations.type === type && String(relations.id) === String(id);
  const pages = flattenMenu(site.menu).filter(({ params }) => params.modules.some(isShown));
  const page =
    pages.find(({ params }) => params.modules.some(({ view }) => view === 'ons-team-view')) ??
    pages.find(({ path }) => path !== 'home') ??
    pages[0];
  return getPagePath(ctx, site, page?.id);
}
