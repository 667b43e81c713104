import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RequestContext } from '../../platform/request-context';
import { PropertyCard } from './property-card';

/** A card as markup, with the property it shows. */
export interface RenderedCard {
  id: number;
  html: string;
}

const MAX_CACHED_CARDS = 6000;

/** The cards of one version in one language, least recently shown out first. */
class CardCache {
  #cards = new Map<number, string>();

  get(id: number): string | undefined {
    const html = this.#cards.get(id);
    if (html !== undefined) {
      this.#cards.delete(id);
      this.#cards.set(id, html);
    }
    return html;
  }

  set(id: number, html: string) {
    this.#cards.set(id, html);
    if (this.#cards.size > MAX_CACHED_CARDS)
      this.#cards.delete(this.#cards.keys().next().value ?? id);
  }
}

const cardCaches = new WeakMap<RequestContext['snapshot'], Map<string, CardCache>>();

/**
 * The cards of these properties in this order. A card is the same on every page that shows it, so an
 * isolate renders it once and a list is mostly joined strings (docs/goals.md: an uncached list page costs
 * no more than a template string).
 */
export async function renderPropertyCards(
  ctx: RequestContext,
  ids: readonly number[],
): Promise<RenderedCard[]> {
  const cache = getCardCache(ctx);
  const cards = new Map(ids.map((id) => [id, cache.get(id)]));
  const missing = ids.filter((id) => cards.get(id) === undefined);
  if (missing.length > 0) {
    const records = await ctx.snapshot.catalogue.loadCards(missing, ctx.catalogueLanguage);
    for (const property of records) {
      const html = renderToStaticMarkup(<PropertyCard ctx={ctx} property={property} />);
      // A byte a sign: a euro sign would make the whole string twice as large.
      const markup = toLatin1Html(html);
      cache.set(property.ID, markup);
      cards.set(property.ID, markup);
    }
  }
  return ids.flatMap((id) => {
    const html = cards.get(id);
    return html === undefined ? [] : [{ id, html }];
  });
}

const toLatin1Html = (html: string) =>
  html.replace(/[^\0-\xff]/gu, (sign) => `&#${sign.codePointAt(0)};`);

export interface CardGridProps {
  cards: readonly RenderedCard[];
  /** At most; fewer in a narrower window (§3, numberItemOfRow). */
  columns?: number;
  /** Whether the page opens with them: the pictures of the first row do not wait. */
  aboveFold?: boolean;
  /** A cell that is no card, and how many cards stand before it. */
  tile?: { cell: ReactNode; after: number } | undefined;
}

/** The list of cards: columns by the width of the window. */
export function CardGrid({ cards, columns = 4, aboveFold = false, tile }: CardGridProps) {
  const cell = ({ id, html }: RenderedCard, place: number) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by PropertyCard just now or before
    <li
      key={id}
      dangerouslySetInnerHTML={{ __html: aboveFold ? prioritizePicture(html, place) : html }}
    />
  );
  const cells = cards.map(cell);
  if (tile) cells.splice(tile.after, 0, <Fragment key="tile">{tile.cell}</Fragment>);
  return <ul className={`cards cards--${columns}`}>{cells}</ul>;
}

const FIRST_ROW_LENGTH = 4;

/**
 * The pictures of the first row are seen without scrolling: they are fetched at once, the very first
 * before the others. Done to the kept markup, so that a card stays one and the same on every page.
 */
function prioritizePicture(html: string, place: number): string {
  if (place >= FIRST_ROW_LENGTH) return html;
  return html.replace(' loading="lazy"', place === 0 ? ' fetchPriority="high"' : '');
}

function getCardCache({ snapshot, language }: RequestContext): CardCache {
  const byLanguage = cardCaches.get(snapshot) ?? new Map<string, CardCache>();
  cardCaches.set(snapshot, byLanguage);
  const cache = byLanguage.get(language) ?? new CardCache();
  byLanguage.set(language, cache);
  return cache;
}
