import type { Agency } from '../../../../src/domain/site/configuration/agency';
import { getInitials } from '../../../../src/domain/site/initials';
import type { Palette } from '../../../../src/domain/site/palette';
import { SHARE_CARD } from '../../../../src/domain/site/share-card';
import { outlineText } from './outline-text';

/** What a card shows: the mark of an agency, and one or more lines of which each is smaller than the one before. */
interface CardContent {
  agency: Pick<Agency, 'mark' | 'name'>;
  palette: Pick<Palette, 'forest' | 'paper' | 'ember'>;
  lines: readonly string[];
}

/** The empty edge of a card; some programs cut a square or round its corners. */
const EDGE = 96;
const MARK_HEIGHT = 120;
const LINE_SIZES = [104, 52];
const LINE_GAP = 1.6;
const BAND_HEIGHT = 18;

/**
 * Draws a card as an SVG of outlines alone, which every machine rasterises alike. A line that is too wide is set
 * smaller. Undefined if the typeface lacks a letter.
 */
export async function drawShareCard({
  agency,
  palette: { forest, paper, ember },
  lines,
}: CardContent): Promise<string | undefined> {
  const { width, height } = SHARE_CARD;
  const drawn: string[] = [];
  let baseline = height - EDGE - BAND_HEIGHT;
  for (const [index, line] of [...lines.entries()].reverse()) {
    const size = LINE_SIZES[index] ?? Math.min(...LINE_SIZES);
    const whole = await outlineText(line, size);
    if (!whole) return undefined;
    const fitting = Math.min(1, (width - 2 * EDGE) / whole.width);
    drawn.push(
      `<path transform="translate(${EDGE} ${Math.round(baseline)}) scale(${fitting.toFixed(3)})" d="${whole.path}"/>`,
    );
    baseline -= size * fitting * LINE_GAP;
  }
  const mark = await drawCardMark(agency);
  if (!mark) return undefined;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><path fill="${forest}" d="M0 0h${width}v${height}H0z"/><path fill="${ember}" d="M0 ${height - BAND_HEIGHT}h${width}v${BAND_HEIGHT}H0z"/><g fill="${paper}">${drawn.join('')}</g><g transform="translate(${EDGE} ${EDGE})" stroke="${paper}" fill="none">${mark.replaceAll('currentColor', paper)}</g></svg>`;
}

/** Draws the agency's lines or, without them, its initials in a frame, as pages do (src/views/layout/agency-mark.tsx). */
async function drawCardMark({
  mark,
  name,
}: Pick<Agency, 'mark' | 'name'>): Promise<string | undefined> {
  if (mark) {
    const scale = MARK_HEIGHT / mark.height;
    return `<path transform="scale(${scale.toFixed(3)})" stroke-width="2" d="${mark.path}"/>`;
  }
  const initials = await outlineText(getInitials(name), MARK_HEIGHT * 0.6);
  if (!initials) return undefined;
  const width = Math.round(initials.width + MARK_HEIGHT * 0.5);
  return `<rect x="3" y="3" width="${width}" height="${MARK_HEIGHT - 6}" rx="6" stroke-width="6"/><path transform="translate(${(3 + (width - initials.width) / 2).toFixed(1)} ${MARK_HEIGHT * 0.71})" fill="currentColor" stroke="none" d="${initials.path}"/>`;
}
