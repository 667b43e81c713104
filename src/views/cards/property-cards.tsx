import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { memoizePerObject } from '../../domain/memoize-per-object';
import { LruCache } from '../../platform/lru';
import type { RequestContext } from '../../platform/request-context';
import { PropertyCard } from './property-card';

/** A card's markup and the ID of its property. */
export interface RenderedCard {
  id: number;
  html: string;
}

/** About 9,000 cards, over all languages. */
const MAX_CARD_CHARACTERS = 16 * 1024 * 1024;

/** The rendered cards of a snapshot by language and property ID. */
const getCardCache = memoizePerObject(
  (_snapshot: RequestContext['snapshot']) =>
    new LruCache<string, string>(MAX_CARD_CHARACTERS, ({ length }) => length),
);

/**
 * Renders the cards of these properties, in this order. A card is the same on every page that shows
 * it, so an isolate renders it once and a list is mostly joined strings (docs/goals.md: an uncached
 * list page costs no more than a template string).
 */
export async function renderPropertyCards(
  ctx: RequestContext,
  ids: readonly number[],
): Promise<RenderedCard[]> {
  const cache = getCardCache(ctx.snapshot);
  const getKey = (id: number) => `${ctx.language} ${id}`;
  const cards = new Map(ids.map((id) => [id, cache.get(getKey(id))]));
  const missing = ids.filter((id) => cards.get(id) === undefined);
  if (missing.length > 0) {
    const records = await ctx.snapshot.catalogue.loadCards(missing, ctx.catalogueLanguage);
    for (const property of records) {
      const html = toLatin1Html(
        renderToStaticMarkup(<PropertyCard ctx={ctx} property={property} />),
      );
      cache.set(getKey(property.ID), html);
      cards.set(property.ID, html);
    }
  }
  return ids.flatMap((id) => {
    const html = cards.get(id);
    return html === undefined ? [] : [{ id, html }];
  });
}

/** Escapes what Latin-1 does not hold: one euro sign would double the memory of the whole string. */
const toLatin1Html = (html: string) =>
  html.replace(/[^\0-\xff]/gu, (character) => `&#${character.codePointAt(0)};`);

export interface CardGridProps {
  cards: readonly RenderedCard[];
  /** Maximum number of columns; fewer in a narrower window (§3, numberItemOfRow). */
  columns?: number;
  /** Whether the list starts above the fold: the pictures of its first row are not lazy. */
  aboveFold?: boolean;
  /** A cell that is no card, and the number of cards before it. */
  tile?: { cell: ReactNode; after: number } | undefined;
}

/** Renders a list of cards in columns by the width of the window. */
export function CardGrid({ cards, columns = 4, aboveFold = false, tile }: CardGridProps) {
  const cells = cards.map(({ id, html }, index) => (
    <li
      key={id}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by PropertyCard just now or before
      dangerouslySetInnerHTML={{ __html: aboveFold ? prioritizePicture(html, index) : html }}
    />
  ));
  if (tile) cells.splice(tile.after, 0, <Fragment key="tile">{tile.cell}</Fragment>);
  return <ul className={`cards cards--${columns}`}>{cells}</ul>;
}

const FIRST_ROW_LENGTH = 4;

/**
 * Returns the card at this index of a list, with its picture not lazy if it is in the first row,
 * which is visible without scrolling, and fetched first if it is the very first. Applied to the
 * cached markup, so that every page shares one rendering of a card.
 */
function prioritizePicture(html: string, index: number): string {
  if (index >= FIRST_ROW_LENGTH) return html;
  return html.replace(' loading="lazy"', index === 0 ? ' fetchPriority="high"' : '');
}
