import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LEAD_PHONE_SIZES, PHONE_WIDTH_SIZES } from '../../domain/images/phone-sizes';
import type { TextKey } from '../../domain/language/texts';
import { memoizePerObject } from '../../domain/memoize-per-object';
import { LruCache } from '../../platform/lru';
import { MEMORY_BUDGET } from '../../platform/memory-budget';
import type { RequestContext } from '../../platform/request-context';
import type { CardMarkup } from './property-card';
import { renderPropertyCard } from './property-card';

/** The markup of a property's card. */
export interface RenderedCard {
  id: number;
  html: string;
}

const createCardCache = () =>
  new LruCache<string, CardMarkup>(
    MEMORY_BUDGET.cards,
    ({ start, end }) => start.length + end.length,
  );

/** The cards of a snapshot by language and property ID. */
const getCardCache = memoizePerObject((_snapshot: RequestContext['snapshot']) => createCardCache());

/**
 * Renders the cards of these properties in this order. `aboveFold`: the cards are at the top of the
 * page, so the pictures of the first row are fetched at once. An isolate renders a card once for
 * all pages (`tags` replace the configured tag of some), so a list is mostly joined strings (docs/goals.md: an uncached list page costs no more
 * than a template string).
 */
export async function renderPropertyCards(
  ctx: RequestContext,
  ids: readonly number[],
  {
    aboveFold = false,
    tags = NO_TAGS,
  }: { aboveFold?: boolean; tags?: ReadonlyMap<number, TextKey> } = {},
): Promise<RenderedCard[]> {
  // The links of a preview hold its key, which no other page may show.
  const cache = ctx.route.preview ? createCardCache() : getCardCache(ctx.snapshot);
  const getKey = (id: number) => [ctx.language, id, tags.get(id)].join(' ');
  const cards = new Map(ids.map((id) => [id, cache.get(getKey(id))]));
  const missing = ids.filter((id) => !cards.get(id));
  if (missing.length > 0) {
    const records = await ctx.snapshot.catalogue.loadCards(missing, ctx.catalogueLanguage);
    for (const property of records) {
      const { start, end } = renderPropertyCard({ ctx, property, tag: tags.get(property.ID) });
      const markup = { start: toLatin1Html(start), end: toLatin1Html(end) };
      cache.set(getKey(property.ID), markup);
      cards.set(property.ID, markup);
    }
  }
  return ids
    .filter((id) => cards.get(id))
    .map((id, index) => {
      const { start = '', end = '' } = cards.get(id) ?? {};
      const attributes = aboveFold ? getFetchAttributes(index) : LAZY_ATTRIBUTE;
      const isLead = aboveFold && index === 0;
      const opening = isLead ? start.replace(PHONE_WIDTH_SIZES, LEAD_PHONE_SIZES) : start;
      return { id, html: end ? opening + attributes + end : opening };
    });
}

const NO_TAGS: ReadonlyMap<number, TextKey> = new Map();
const LAZY_ATTRIBUTE = ' loading="lazy"';
const FIRST_ROW_LENGTH = 4;

/**
 * Returns the attributes that decide when a card's picture is fetched: the first row shows without
 * scrolling, and its first picture is fetched before the others.
 */
function getFetchAttributes(index: number): string {
  if (index >= FIRST_ROW_LENGTH) return LAZY_ATTRIBUTE;
  return index === 0 ? ' fetchPriority="high"' : '';
}

/** Escapes all but Latin-1: a single euro sign would double the memory of the cached string. */
const toLatin1Html = (html: string) =>
  html.replace(/[^\0-\xff]/gu, (character) => `&#${character.codePointAt(0)};`);

export interface CardGridProps {
  cards: readonly RenderedCard[];
  /** Maximum; fewer in a narrower window (§3, numberItemOfRow). */
  columns?: number;
  /** A cell that is not a card, and the number of cards before it. */
  tile?: { cell: ReactNode; after: number } | undefined;
}

/** A list of cards, in columns by the width of the window; joined text, since the cards are text already. */
export function CardGrid({ cards, columns = 4, tile }: CardGridProps) {
  const cells = cards.map(({ html }) => `<li>${html}</li>`);
  if (tile) cells.splice(tile.after, 0, renderToStaticMarkup(tile.cell));
  return (
    <ul
      className={`cards cards--${columns}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by renderPropertyCard
      dangerouslySetInnerHTML={{ __html: cells.join('') }}
    />
  );
}
