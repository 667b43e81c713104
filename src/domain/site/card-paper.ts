import type { CardColors, CardFacts } from './share-card';
import { SHARE_CARD } from './share-card';

const PLACE_SIZE = 52;
const PRICE_SIZE = 84;
const GAP = 30;
/** Paper never hides more of the photograph than this share of its width. */
const MAX_SHARE = 0.72;
/** Of the size of a line: from its top to its baseline, and from there to its foot. */
const ASCENT = 0.72;
const DESCENT = 0.12;

/** The space in pixels around the lines of the paper. */
export const CARD_PADDING = 52;
/** How strongly the letters of the paper are drawn, in the typeface of headings. */
export const CARD_WEIGHT = 500;

/** A line of a card: its size in pixels, and its colour. */
export interface CardText {
  text: string;
  size: number;
  fill: string;
}

/** Lists the lines of a card's paper, the highest first. */
export const listCardTexts = (
  { place, price }: Pick<CardFacts, 'place' | 'price'>,
  { ink, ember }: Pick<CardColors, 'ink' | 'ember'>,
): CardText[] =>
  [
    { text: place, size: price ? PLACE_SIZE : PRICE_SIZE, fill: ink },
    { text: price, size: PRICE_SIZE, fill: ember },
  ].filter(({ text }) => text);

/**
 * Lays out the paper of a card: its lines in a rectangle flush with the lower left corner of the photograph, each with
 * its baseline and made smaller by `scale` where it is too wide. `width` of a line is measured in its size.
 */
export function layOutPaper<Line extends { size: number; width: number }>(
  texts: readonly Line[],
): { top: number; width: number; lines: (Line & { scale: number; baseline: number })[] } {
  let foot = SHARE_CARD.height - CARD_PADDING;
  let right = 0;
  const lines = texts.toReversed().map((line) => {
    const scale = Math.min(1, (SHARE_CARD.width * MAX_SHARE - 2 * CARD_PADDING) / line.width);
    const size = line.size * scale;
    const baseline = foot - size * DESCENT;
    right = Math.max(right, line.width * scale);
    foot = baseline - size * ASCENT - GAP;
    return { ...line, scale, baseline };
  });
  return {
    top: Math.round(foot + GAP - CARD_PADDING),
    width: Math.round(right + 2 * CARD_PADDING),
    lines,
  };
}
