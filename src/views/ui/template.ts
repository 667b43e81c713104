import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Puts markup that depends on `State` in its place: as a text, or as the attribute `data-place` of an element. */
export type InsertMarkup<State> = (markup: (state: State) => string) => string;

/** A text as markup may hold it. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Two signs of Unicode's private use; what stands between is the number of a place. */
const PLACEHOLDER_PATTERN = / data-slot="\uE000(\d+)\uE001"|\uE000(\d+)\uE001/g;

/**
 * Markup with places that are filled in for each request: drawn once, and then strings laid one
 * after the other. In an attribute's place stands a whole attribute, with a space before it, or nothing.
 */
export function createTemplate<State>(
  draw: (place: InsertMarkup<State>) => ReactElement,
): (state: State) => string {
  const markups: ((state: State) => string)[] = [];
  const html = renderToStaticMarkup(draw((markup) => `\uE000${markups.push(markup) - 1}\uE001`));
  const pieces: { before: string; markup: (state: State) => string }[] = [];
  let end = 0;
  for (const found of html.matchAll(PLACEHOLDER_PATTERN)) {
    const markup = markups[Number(found[1] ?? found[2])];
    if (markup) pieces.push({ before: html.slice(end, found.index), markup });
    end = found.index + found[0].length;
  }
  const rest = html.slice(end);
  return (state) => {
    let filled = '';
    for (const { before, markup } of pieces) filled += before + markup(state);
    return filled + rest;
  };
}
