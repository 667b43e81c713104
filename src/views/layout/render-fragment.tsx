import type { Context } from 'hono';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { share } from '../../platform/sharing/share';

/**
 * Answers markup that pages fetch when they need it, so that the first response stays small. The
 * browser parses it as a document (client/fetch-fragment), which needs no Trusted Types policy. `params` are the parameters that it may be shared with.
 */
export function renderFragment(c: Context, view: ReactNode, params: readonly string[] = []) {
  share(c, { params });
  c.header('X-Robots-Tag', 'noindex');
  return c.html(renderToStaticMarkup(view));
}
