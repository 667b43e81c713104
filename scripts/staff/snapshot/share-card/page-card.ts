import sharp from 'sharp';
import type { CardColors, CardFacts } from '../../../../src/domain/site/share-card';
import { SHARE_CARD } from '../../../../src/domain/site/share-card';
import type { TextOutline } from './outline-text';
import { outlineText } from './outline-text';

const PLACE_SIZE = 52;
const PRICE_SIZE = 84;
const PADDING = 52;
const GAP = 30;
/** Paper never hides more of the photograph than this share of its width. */
const MAX_SHARE = 0.72;
/** Of the size of a line: from its top to its baseline, and from there to its foot. */
const ASCENT = 0.72;
const DESCENT = 0.12;
const QUALITY = 80;

/** A line in its size, made smaller by `scale` where it is too wide. */
interface CardLine {
  outline: TextOutline;
  scale: number;
  size: number;
  fill: string;
}

/**
 * Draws the paper of a card as SVG: place and price in a rectangle flush with the lower left corner of the photograph.
 * Undefined if the typeface lacks a letter, '' for a card that says nothing.
 */
export async function drawPaper(
  { place, price }: Pick<CardFacts, 'place' | 'price'>,
  { paper, ink, ember }: CardColors,
): Promise<string | undefined> {
  const { width, height } = SHARE_CARD;
  const texts = [
    { text: place, size: price ? PLACE_SIZE : PRICE_SIZE, fill: ink },
    { text: price, size: PRICE_SIZE, fill: ember },
  ].filter(({ text }) => text);
  const lines: CardLine[] = [];
  for (const { text, size, fill } of texts) {
    const outline = await outlineText(text, size);
    if (!outline) return undefined;
    const scale = Math.min(1, (width * MAX_SHARE - 2 * PADDING) / outline.width);
    lines.push({ outline, scale, size: size * scale, fill });
  }
  if (lines.length === 0) return '';
  const drawn: string[] = [];
  let foot = height - PADDING;
  let right = 0;
  for (const { outline, scale, size, fill } of lines.toReversed()) {
    const baseline = foot - size * DESCENT;
    drawn.push(
      `<path fill="${fill}" transform="translate(${PADDING} ${baseline.toFixed(1)}) scale(${scale.toFixed(3)})" d="${outline.path}"/>`,
    );
    right = Math.max(right, outline.width * scale);
    foot = baseline - size * ASCENT - GAP;
  }
  const top = Math.round(foot + GAP - PADDING);
  const paperWidth = Math.round(right + 2 * PADDING);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><path fill="${paper}" d="M0 ${top}h${paperWidth}v${height - top}H0z"/>${drawn.join('')}</svg>`;
}

/** Cuts the paper into the photograph of a card, as JPEG: programs that show links read no WebP. @throws where it is no picture */
export const cutPaperInto = async (
  photograph: Uint8Array,
  paper: string,
  size = SHARE_CARD,
): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp(photograph)
      .resize({ ...size, fit: 'cover' })
      .composite(paper ? [{ input: Buffer.from(paper) }] : [])
      .jpeg({ quality: QUALITY, progressive: true })
      .toBuffer(),
  );
