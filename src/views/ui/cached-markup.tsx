import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RequestContext } from '../../platform/request-context';

const MAX_CACHED_MARKUPS = 400;

const markupCaches = new WeakMap<RequestContext['snapshot'], Map<string, string>>();

/**
 * Markup that many pages of a version share, such as the header and the footer: rendered once in an
 * isolate's life and least recently used out first. `name` says everything it depends on but the
 * version and the language.
 */
export function cachedMarkup(
  { snapshot, language }: RequestContext,
  name: string,
  piece: () => ReactElement,
): string {
  const own = markupCaches.get(snapshot) ?? new Map<string, string>();
  markupCaches.set(snapshot, own);
  const key = `${language} ${name}`;
  const markup = own.get(key) ?? renderToStaticMarkup(piece());
  own.delete(key);
  own.set(key, markup);
  if (own.size > MAX_CACHED_MARKUPS) own.delete(own.keys().next().value ?? key);
  return markup;
}
