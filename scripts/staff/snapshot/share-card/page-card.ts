import sharp from 'sharp';
import type { CardText } from '../../../../src/domain/site/card-paper';
import { CARD_PADDING, layOutPaper, listCardTexts } from '../../../../src/domain/site/card-paper';
import type { CardColors, CardFacts } from '../../../../src/domain/site/share-card';
import { SHARE_CARD } from '../../../../src/domain/site/share-card';
import type { TextOutline } from './outline-text';
import { outlineText } from './outline-text';

const QUALITY = 80;

/**
 * Draws the paper of a card as SVG: place and price in a rectangle flush with the lower left corner of the photograph.
 * Undefined if the typeface lacks a letter, '' for a card that says nothing.
 */
export async function drawPaper(
  { place, price }: Pick<CardFacts, 'place' | 'price'>,
  { paper, ink, ember }: CardColors,
): Promise<string | undefined> {
  const { width, height } = SHARE_CARD;
  const texts: (CardText & TextOutline)[] = [];
  for (const line of listCardTexts({ place, price }, { ink, ember })) {
    const outline = await outlineText(line.text, line.size);
    if (!outline) return undefined;
    texts.push({ ...line, ...outline });
  }
  if (texts.length === 0) return '';
  const { top, width: paperWidth, lines } = layOutPaper(texts);
  const drawn = lines.map(
    ({ fill, baseline, scale, path }) =>
      `<path fill="${fill}" transform="translate(${CARD_PADDING} ${baseline.toFixed(1)}) scale(${scale.toFixed(3)})" d="${path}"/>`,
  );
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
