import { slugify } from '../../../domain/routing/slug';
import { getTowns } from '../../../domain/site/towns';
import type { PreviewFinding, RequestContext } from '../../../platform/request-context';
import { openSiteForDesk } from './opened-site-store';
import { findPageFindings } from './page-findings';
import type { DocumentName } from './site-document';

/** Loads what the previewed page still needs, with every draft, also those that are not whole enough to be shown. */
export async function loadPreviewFindings(
  ctx: RequestContext,
  stores: Parameters<typeof openSiteForDesk>[0],
): Promise<PreviewFinding[]> {
  const name = findShownDocument(ctx);
  const site =
    name && (await openSiteForDesk(stores, name.kind === 'articles' ? [Number(name.id)] : []));
  return site ? findPageFindings(ctx, site, name) : [];
}

/** Finds the document that a page shows: its article, its town, or the menu page of its path. */
function findShownDocument({ page, route, snapshot }: RequestContext): DocumentName | undefined {
  const original = route.original.toLowerCase();
  const article = snapshot.site.articles.find(({ path }) => path?.toLowerCase() === original);
  if (article) return { kind: 'articles', id: article.id };
  const [, town] = /^\/town\/([^/]+)\/$/.exec(original) ?? [];
  if (town) return { kind: 'towns', id: slugify(getTowns(snapshot.site).get(town)?.name ?? '') };
  return page && { kind: 'pages', id: page.id };
}
