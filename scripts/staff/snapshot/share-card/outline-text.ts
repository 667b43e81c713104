import { readFile } from 'node:fs/promises';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { CARD_WEIGHT } from '../../../../src/domain/site/card-paper';

/** A line of text as the data of a path, its baseline at 0, 0, and its width; both in pixels. */
export interface TextOutline {
  path: string;
  width: number;
}

const FONT_FILE = 'public/fonts/newsreader.woff2';

/** The site's typeface of headings, opened once. */
let openedFont: Promise<Font> | undefined;

/**
 * Outlines a line of text in the site's typeface of headings, so that a picture of it needs no font of the machine.
 * Undefined if the typeface lacks one of its letters.
 */
export async function outlineText(text: string, size: number): Promise<TextOutline | undefined> {
  openedFont ??= openFont();
  const font = await openedFont;
  const buffer = new Buffer();
  buffer.addText(text.normalize('NFC'));
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const scale = size / font.face.upem;
  let width = 0;
  let path = '';
  for (const {
    codepoint: glyph,
    xAdvance = 0,
    xOffset = 0,
  } of buffer.getGlyphInfosAndPositions()) {
    if (glyph === 0) return undefined;
    path += moveOutline(font.glyphToPath(glyph), scale, width + xOffset * scale);
    width += xAdvance * scale;
  }
  return { path, width };
}

async function openFont(): Promise<Font> {
  const file = await subsetFont(await readFile(FONT_FILE), undefined, {
    targetFormat: 'truetype',
    variationAxes: { wght: CARD_WEIGHT },
    keepAllGlyphs: true,
  });
  return new Font(new Face(new Blob(file)));
}

/** Scales the outline of a glyph and moves it to the right; pictures count downwards, typefaces upwards. */
function moveOutline(outline: string, scale: number, x: number): string {
  let isHorizontal = false;
  return outline.replace(/[A-Z]|-?[\d.]+/g, (part) => {
    if (/[A-Z]/.test(part)) {
      isHorizontal = true;
      return part;
    }
    const moved = isHorizontal ? x + Number(part) * scale : -Number(part) * scale;
    isHorizontal = !isHorizontal;
    return moved.toFixed(1);
  });
}
