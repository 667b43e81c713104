import type { MiddlewareHandler } from 'hono';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { noVarySearchHeader } from '../../domain/routing/no-vary-search';
import type { PageProps } from './document';
import { Document } from './document';

declare module 'hono' {
  interface ContextRenderer {
    // biome-ignore lint/style/useShorthandFunctionType: Hono merges this interface
    (view: ReactNode, page: Omit<PageProps, 'children'>): Response;
  }
}

/**
 * Which links a browser may make ready before they are followed: properties when one seems to mean
 * them, other pages as they are pressed (docs/goals.md, list → property). A file, since the policy allows
 * nothing inline.
 */
const SPECULATION_RULES = '"/speculation-rules.json"';

/**
 * `c.render(view, page)`: the view in its document. Static markup, since only islands are hydrated
 * and never a page: React's marks between texts would be bytes for nothing.
 */
export const pageRenderer: MiddlewareHandler = async (c, next) => {
  c.setRenderer((view, page) => {
    if (!page.ctx.route.preview) c.header('Speculation-Rules', SPECULATION_RULES);
    if (page.queryParams) c.header('No-Vary-Search', noVarySearchHeader(page.queryParams));
    const html = renderToStaticMarkup(<Document {...page}>{view}</Document>);
    return c.html(`<!DOCTYPE html>${html}`) as Response;
  });
  await next();
};
