import { html } from 'hono/html';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { findRowById } from '../../domain/catalogue/listing/listing-index';
import { listOpenUnitRows } from '../../domain/catalogue/project-units';
import { getDayNumber } from '../../domain/format/brussels-day';
import { buildSrcset } from '../../domain/images/image-url';
import { LEAD_PHONE_SIZES, PHONE_WIDTH_SIZES } from '../../domain/images/phone-sizes';
import type { TextKey } from '../../domain/language/texts';
import { memoizePerObject } from '../../domain/memoize-per-object';
import type { ImageHosts } from '../../domain/site/configuration/listings';
import { LruCache } from '../../platform/lru';
import { MEMORY_BUDGET } from '../../platform/memory-budget';
import type { RequestContext } from '../../platform/request-context';
import type { AllInAsked } from '../facts/all-in-words';
import { describeAllIn, describeLowestAllIn, findComparedPlan } from '../facts/all-in-words';
import { renderGroupedCard } from './grouped-card';
import type { CardMarkup } from './property-card';
import { CARD_END, CARD_PICTURE_WIDTH, renderPropertyCard } from './property-card';

/** The markup of a property's card. */
export interface RenderedCard {
  id: number;
  html: string;
  /** The path of the property's page. */
  path: string;
  /** The first picture of the page, to be fetched before anything else. */
  firstPicture?: FirstPicture;
}

interface FirstPicture {
  src: string;
  srcSet?: string;
  sizes: string;
}

const createCardCache = () =>
  new LruCache<string, CardMarkup>(
    MEMORY_BUDGET.cards,
    ({ start, end, path, picture }) =>
      start.length + end.length + path.length + (picture?.url.length ?? 0),
  );

/** The cards of a snapshot by language and property ID. */
const getCardCache = memoizePerObject((_snapshot: RequestContext['snapshot']) => createCardCache());

/**
 * Renders the cards of these properties in this order. `aboveFold`: the cards are at the top of the
 * page, so the picture of the first one is fetched before fonts and styles. An isolate renders a card once for
 * all pages (`tags` replace the configured tag of some, `allIn` adds the price all-in by what the list asks), so a list is mostly joined strings (docs/goals.md: an uncached list page costs no more
 * than a template string).
 */
export async function renderPropertyCards(
  ctx: RequestContext,
  ids: readonly number[],
  { aboveFold = false, tags = NO_TAGS, allIn = {}, grouped }: CardOptions = {},
): Promise<RenderedCard[]> {
  // The links of a preview hold its key, which no other page may show.
  const cache = ctx.route.preview ? createCardCache() : getCardCache(ctx.snapshot);
  const today = getDayNumber(Date.now());
  const findTag = (id: number) =>
    tags.get(id) ?? (isOpenFor(ctx, id, today) ? 'OPEN_DAY' : undefined);
  const getKey = (id: number) => [ctx.language, id, findTag(id)].join(' ');
  const cards = new Map(
    ids.map((id) => [id, renderGroup(ctx, id, grouped) ?? cache.get(getKey(id))]),
  );
  const missing = ids.filter((id) => !cards.get(id));
  if (missing.length > 0) {
    const records = await ctx.snapshot.catalogue.loadCards(missing, ctx.catalogueLanguage);
    for (const property of records) {
      const card = renderPropertyCard({ ctx, property, tag: findTag(property.ID) });
      const markup = { ...card, start: toLatin1Html(card.start), end: toLatin1Html(card.end) };
      cache.set(getKey(property.ID), markup);
      cards.set(property.ID, markup);
    }
  }
  const { images } = ctx.snapshot.site.configuration;
  return ids.flatMap((id, index) => {
    const card = cards.get(id);
    if (!card) return [];
    const lastLine = card.isClosed ? '' : renderAllIn(ctx, id, { allIn, grouped });
    const closed = { ...card, end: card.end + lastLine + CARD_END };
    return aboveFold && index === 0
      ? createFirstCard(id, closed, images)
      : createLazyCard(id, closed);
  });
}

/** Returns whether anybody may come and look at a home, today or later. */
const isOpenFor = ({ snapshot }: RequestContext, id: number, today: number): boolean => {
  const { index } = snapshot.catalogue;
  return (index.columns.openUntil[findRowById(index, id)] ?? 0) >= today;
};

/** How cards are shown: `grouped` has those that stand for a project, by the ID of the unit in whose place they are. */
interface CardOptions {
  aboveFold?: boolean;
  tags?: ReadonlyMap<number, TextKey>;
  allIn?: AllInAsked;
  grouped?: { projects: ReadonlyMap<number, number>; search: string } | undefined;
}

function renderGroup(ctx: RequestContext, id: number, grouped: CardOptions['grouped']) {
  const project = grouped?.projects.get(id);
  const card = project && renderGroupedCard(ctx, project, grouped?.search ?? '');
  return card
    ? { ...card, start: toLatin1Html(card.start), end: toLatin1Html(card.end) }
    : undefined;
}

/** Renders the last line of a card, of a project the lowest of its open units; none where no price all-in is asked for or compared (decision 104). */
function renderAllIn(
  ctx: RequestContext,
  id: number,
  { allIn = {}, grouped }: Pick<CardOptions, 'allIn' | 'grouped'>,
): string {
  if (!findComparedPlan(allIn)) return '';
  const { index } = ctx.snapshot.catalogue;
  const project = grouped?.projects.get(id);
  const line = project
    ? describeLowestAllIn(ctx, listOpenUnitRows(index, project), allIn)
    : describeAllIn(ctx, findRowById(index, id), allIn);
  if (!line) return '';
  const { before, amount, after, monthly } = line;
  const bold = amount && html`<b>${amount}</b>`;
  const loan = monthly && html`<span>${monthly}</span>`;
  return String(html`<span class="card__all-in">${before}${bold}${after}${loan}</span>`);
}

const NO_TAGS: ReadonlyMap<number, TextKey> = new Map();

/** Widths of the columns in card.css: four, three, two, one, with margins and gutters. */
const COLUMN_SIZES =
  '(min-width: 1440px) 318px, (min-width: 1280px) calc(25vw - 42px), (min-width: 1224px) calc(25vw - 34px), (min-width: 928px) calc(33.4vw - 38px), (min-width: 768px) calc(50vw - 44px), (min-width: 600px) calc(50vw - 28px), calc(100vw - 40px)';
const LAZY_SIZES = `${PHONE_WIDTH_SIZES}, ${COLUMN_SIZES}`;
const FIRST_PICTURE_SIZES = `${LEAD_PHONE_SIZES}, ${COLUMN_SIZES}`;

function createLazyCard(id: number, { start, end, path, picture }: CardMarkup): RenderedCard {
  if (!picture) return { id, path, html: start + end };
  const sizes = picture.hasWidths ? ` sizes="${LAZY_SIZES}"` : '';
  return { id, path, html: `${start}${sizes} loading="lazy"${end}` };
}

/** The first card of a page: its picture is the largest thing to paint, also on a phone. */
function createFirstCard(id: number, card: CardMarkup, hosts: ImageHosts): RenderedCard {
  const { start, end, path, picture } = card;
  if (!picture) return { id, path, html: start + end };
  const sizes = picture.hasWidths ? ` sizes="${FIRST_PICTURE_SIZES}"` : '';
  return {
    id,
    path,
    html: `${start}${sizes} fetchPriority="high"${end}`,
    firstPicture: {
      ...buildSrcset(picture.url, hosts, CARD_PICTURE_WIDTH),
      sizes: FIRST_PICTURE_SIZES,
    },
  };
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
  const first = cards[0]?.firstPicture;
  if (first) preloadPicture(first);
  return (
    <ul
      className={`cards cards--${columns}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by renderPropertyCard
      dangerouslySetInnerHTML={{ __html: cells.join('') }}
    />
  );
}

/** Has the document fetch a picture first: React writes such a link before those of fonts and styles. */
const preloadPicture = ({ src, srcSet, sizes }: FirstPicture): void =>
  preload(src, {
    as: 'image',
    fetchPriority: 'high',
    ...(srcSet && { imageSrcSet: srcSet, imageSizes: sizes }),
  });
