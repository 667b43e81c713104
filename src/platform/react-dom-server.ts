import type { renderToStaticMarkup as RenderToStaticMarkup } from 'react-dom/server';
// @ts-expect-error: React publishes no types for this build.
import legacyBuild from '../../node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js';

/**
 * Replaces react-dom/server in the worker (wrangler.toml, [alias]). React's own module holds a second
 * renderer, for streams, which no page uses: 290 kB of source that every isolate would parse.
 */
export const renderToStaticMarkup: typeof RenderToStaticMarkup = legacyBuild.renderToStaticMarkup;

/**
 * Renders static markup under the name that @hono/react-renderer imports. Pages are never hydrated,
 * so the comments that React writes between adjacent texts would be bytes without a use.
 * @public
 */
export const renderToString: typeof RenderToStaticMarkup = (node, options) =>
  renderToStaticMarkup(node, options);
