/**
 * Widths of characters of the sans typeface at the weight of the menu, in thousandths of the font size, rounded to tens:
 * measured in Chromium from public/fonts/figtree.woff2.
 */
const WIDTHS: readonly (readonly [characters: string, width: number])[] = [
  ['’', 200],
  ["'", 220],
  ['.l', 230],
  [' ,i', 240],
  [':;Ij', 280],
  ['!', 300],
  ['"()r', 360],
  ['f', 380],
  ['t', 390],
  ['-/', 410],
  ['1', 420],
  ['s', 470],
  ['*z', 480],
  ['x', 500],
  ['?k', 510],
  ['a', 520],
  ['JL', 530],
  ['7cv', 540],
  ['3Fey–', 550],
  ['hnu', 560],
  ['269T', 570],
  ['5oq', 580],
  ['EPbdg', 590],
  ['p', 600],
  ['8BS', 610],
  ['Y', 620],
  ['4+R', 630],
  ['0KXZ', 640],
  ['&', 650],
  ['AD', 690],
  ['U', 700],
  ['V', 710],
  ['C', 720],
  ['GH', 750],
  ['N', 770],
  ['OQ', 780],
  ['w', 810],
  ['M', 850],
  ['m', 860],
  ['W', 970],
];
const WIDTH_BY_CHARACTER = new Map(
  WIDTHS.flatMap(([characters, width]) => [...characters].map((character) => [character, width])),
);
/** Of a character that the table does not hold. */
const OTHER_WIDTH = 650;

/** Returns the width of a text in pixels at a font size. */
const measureText = (text: string, fontSize: number): number =>
  ([...text.normalize('NFD').replace(/\p{M}/gu, '')].reduce(
    (sum, character) => sum + (WIDTH_BY_CHARACTER.get(character) ?? OTHER_WIDTH),
    0,
  ) *
    fontSize) /
  1000;

/** What stands in the header beside the entries of the menu; lengths in pixels at a window of 1280 (header-wide.css). */
export interface HeaderContent {
  agencyName: string;
  /** Proportion of the logo's picture, width to height; without one the name stands beside a mark. */
  logoProportion: number | undefined;
  languages: number;
  hasFlags: boolean;
  /** Label of the button beside the menu. */
  button: string | undefined;
}

/** The narrowest window that has the menu bar, without its margins. */
const BAR_WIDTH = 1280 - 2 * 48;
const SLOT_GAP = 24.4;
const ITEM_GAP = 14.8;
const ARROW = 24;
/** The link to the favourites, which stands closer than a slot. */
const FAVOURITES = 58;
/** What a browser may need more: rounding, kerning, a fallback font. */
const RESERVE = 8;

/** Returns the room for the entries of the menu on one line. */
export function computeMenuRoom(header: HeaderContent): number {
  const logo = header.logoProportion
    ? Math.min(header.logoProportion * 93, 320)
    : 50 + measureText(header.agencyName, 22);
  const languages =
    header.languages > 1 ? header.languages * (header.hasFlags ? 62 : 38) - 12 + SLOT_GAP : 0;
  const button = header.button ? measureText(header.button, 15) + 35 + SLOT_GAP : 0;
  return BAR_WIDTH - logo - languages - button - FAVOURITES - RESERVE;
}

/** An entry of the menu bar; one with pages below it has an arrow. */
export interface MenuEntry {
  label: string;
  hasArrow: boolean;
}

/** Counts the first entries that fit on one line, before `more` if any are left over; at least one, at most `limit`. */
export function countFittingEntries(
  entries: readonly MenuEntry[],
  more: string,
  { limit, room, fontSize }: { limit: number; room: number; fontSize: number },
): number {
  const widths = entries.map(
    ({ label, hasArrow }) => measureText(label, fontSize) + (hasArrow ? ARROW : 0),
  );
  const moreWidth = measureText(more, fontSize) + ARROW;
  for (let count = Math.min(limit, entries.length); count > 1; count -= 1) {
    const shown = widths.slice(0, count);
    if (count < entries.length) shown.push(moreWidth);
    const width = shown.reduce((sum, item) => sum + item + ITEM_GAP, -ITEM_GAP);
    if (width <= room) return count;
  }
  return 1;
}
