import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RequestContext } from '../../platform/request-context';

const PIECES_KEPT = 400;

const pieces = new WeakMap<RequestContext['snapshot'], Map<string, string>>();

/**
 * Markup that many pages of a version share, such as the header and the footer: rendered once in an
 * isolate's life and least recently used out first. `name` says everything it depends on but the
 * version and the language.
 */
export function kept(
  { snapshot, language }: RequestContext,
  name: string,
  piece: () => ReactElement,
): string {
  const own = pieces.get(snapshot) ?? new Map<string, string>();
  pieces.set(snapshot, own);
  const key = `${language} ${name}`;
  const markup = own.get(key) ?? renderToStaticMarkup(piece());
  own.delete(key);
  own.set(key, markup);
  if (own.size > PIECES_KEPT) own.delete(own.keys().next().value ?? key);
  return markup;
}
