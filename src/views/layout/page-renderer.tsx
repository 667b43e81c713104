import { reactRenderer } from '@hono/react-renderer';
import { formatNoVarySearch } from '../../domain/routing/no-vary-search';
import { isForOneReader } from '../../domain/routing/resolved-route';
import { share } from '../../platform/sharing/share';
import type { PageProps } from './document';
import { Document } from './document';

declare module '@hono/react-renderer' {
  interface Props extends Omit<PageProps, 'children'> {}
}

/**
 * URL of the rules by which a browser prepares links before they are followed: properties on hover,
 * other pages on press (docs/goals.md, speed). A file, since the policy forbids inline scripts.
 */
const SPECULATION_RULES = '"/speculation-rules.json"';

/** Renders `c.render(view, page)` as a document, with the headers that depend on the page. */
export const pageRenderer = reactRenderer(({ c, children, Layout: _, ...page }) => {
  if (!isForOneReader(page.ctx.route)) c.header('Speculation-Rules', SPECULATION_RULES);
  if (page.queryParams) {
    c.header('No-Vary-Search', formatNoVarySearch(page.queryParams));
    share(c, { sharing: page.sharing, params: page.queryParams });
  }
  return <Document {...page}>{children}</Document>;
});
