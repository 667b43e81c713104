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
      return leadsElsewhere(site, name.id) ? href.page('/') : getPagePath(ctx, site, name.id);
    case 'articles': {
      const article = site.articles.find(({ id }) => id === name.id);
      if (article?.path) return href.page(article.path);
      return findModulePath(ctx, site, { category: article?.category });
    }
    case 'team':
      return findModulePath(ctx, site, {
        category: site.articleCategories.find(({ key }) => key === 'team')?.ID,
        contact: site.team.find(({ id }) => id === name.id)?.contact[0],
      });
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
export function getPagePath(
  { href, language }: RequestContext,
  site: EditableSite,
  id: unknown,
): string {
  const trail = findTrail(site.menu, Number(id));
  const { route } = openPage(site, Number(id)) ?? {};
  return route?.[language] ?? href.page(trail ? buildOriginal(trail) : '/');
}

/** Whether a page leads visitors to another site: nothing of it can be shown. */
function leadsElsewhere(site: EditableSite, id: unknown): boolean {
  const { redirect, redirectUrl = {} } = openPage(site, Number(id))?.page.params ?? {};
  return redirect === true && Object.values(redirectUrl).some((link = '') => /^\w+:/.test(link));
}

/** Finds a page with a block that shows such records, of the first kind that one shows; not the home page, which shows a few. */
function findModulePath(
  ctx: RequestContext,
  site: EditableSite,
  shown: Partial<Record<Module['relations']['type'], number | undefined>>,
): string {
  const pages = flattenMenu(site.menu);
  const showing = Object.entries(shown).flatMap(([type, id]) =>
    pages.filter(({ params }) =>
      params.modules.some(
        ({ relations }) => relations.type === type && String(relations.id) === String(id),
      ),
    ),
  );
  const page = showing.find(({ path }) => path !== 'home') ?? showing[0];
  return getPagePath(ctx, site, page?.id);
}
