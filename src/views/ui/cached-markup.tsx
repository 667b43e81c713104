import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { memoizePerObject } from '../../domain/memoize-per-object';
import { LruCache } from '../../platform/lru';
import { MEMORY_BUDGET } from '../../platform/memory-budget';
import type { RequestContext } from '../../platform/request-context';

/** The rendered markup of a snapshot by language and name. */
const getMarkupCache = memoizePerObject(
  (_snapshot: RequestContext['snapshot']) =>
    new LruCache<string, string>(MEMORY_BUDGET.markup, ({ length }) => length),
);

/**
 * Returns markup that many pages of a version share, such as the header and the footer, rendered
 * once per isolate. `name` must name everything the markup depends on besides the version and the
 * language.
 */
export function cachedMarkup(
  { snapshot, language, route }: RequestContext,
  name: string,
  render: () => ReactElement,
): string {
  // The links of a preview hold its key, which no other page may show.
  if (route.preview) return renderToStaticMarkup(render());
  const cache = getMarkupCache(snapshot);
  const key = `${language} ${name}`;
  const existing = cache.get(key);
  if (existing !== undefined) return existing;
  const markup = renderToStaticMarkup(render());
  cache.set(key, markup);
  return markup;
}
