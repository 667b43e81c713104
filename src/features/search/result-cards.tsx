import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { collectPropertyLines } from '../../domain/catalogue/words/property-lines';
import type { RequestContext } from '../../platform/request-context';
import type { RenderedCard } from '../../views/cards/property-cards';
import { renderPropertyCards } from '../../views/cards/property-cards';
import type { AllInAsked } from '../../views/facts/all-in-words';
import type { QuotePiece } from './engine/quote';
import { quoteLine } from './engine/quote';
import type { QuestionPart } from './question/question';
import { getPhrases } from './word-ranks';

/** A card, and the line of the property's texts that holds the words that were looked for. */
export interface ResultCard extends RenderedCard {
  quote?: QuotePiece[] | undefined;
}

interface ResultCardOptions {
  exact?: boolean;
  aboveFold?: boolean;
  allIn?: AllInAsked;
}

/** Renders the cards of these properties, with quotes if words were looked for. */
export async function renderResultCards(
  ctx: RequestContext,
  ids: readonly number[],
  parts: readonly QuestionPart[],
  { exact = false, aboveFold = false, allIn = {} }: ResultCardOptions = {},
): Promise<ResultCard[]> {
  const cards = await renderPropertyCards(ctx, ids, { aboveFold, allIn });
  return quoteCards(ctx, cards, parts, { exact });
}

/** Adds to cards the line that holds words which were looked for; nothing without such words. */
export async function quoteCards(
  ctx: RequestContext,
  cards: readonly RenderedCard[],
  parts: readonly QuestionPart[],
  { exact = false } = {},
): Promise<ResultCard[]> {
  const language = ctx.catalogueLanguage;
  const phrases = parts.flatMap((part) =>
    part.kind === 'words' ? getPhrases(part, language, { exact }) : [],
  );
  if (phrases.length === 0) return [...cards];
  return Promise.all(
    cards.map(async (card) => {
      const property = (await ctx.snapshot.catalogue.loadProperty(card.id))?.[language];
      const quote = property && quoteLine(collectPropertyLines(property), phrases, language);
      return { ...card, quote };
    }),
  );
}

interface ResultCardsProps {
  ctx: RequestContext;
  cards: readonly ResultCard[];
  /** A last cell of the first row. */
  tile?: ReactNode;
}

const FIRST_ROW_LENGTH = 4;

/** The cards of results: as on a list, with the quoted line between headline and facts. */
export function ResultCards({ ctx, cards, tile }: ResultCardsProps) {
  const lang = ctx.language === ctx.catalogueLanguage ? undefined : ctx.catalogueLanguage;
  const hasQuotes = cards.some(({ quote }) => quote);
  const cells = cards.map(({ id, html, quote }) => (
    <li key={id}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by renderPropertyCard */}
      <div className="result" dangerouslySetInnerHTML={{ __html: html }} />
      {quote && (
        <p className="result__quote" lang={lang}>
          {quote.map(({ text, isHit }, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line never change
            isHit ? <mark key={index}>{text}</mark> : text,
          )}
        </p>
      )}
    </li>
  ));
  if (tile)
    cells.splice(
      Math.min(FIRST_ROW_LENGTH - 1, cells.length),
      0,
      <Fragment key="tile">{tile}</Fragment>,
    );
  return <ul className={hasQuotes ? 'cards cards--4 results' : 'cards cards--4'}>{cells}</ul>;
}
