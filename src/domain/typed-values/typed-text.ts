/** What cannot be seen: zero-width characters, soft hyphens, marks of direction, variation selectors, fillers. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Every space (no-break, narrow, thin, figure …), control characters, and the blank of braille. */
const SPACES = /[\p{Z}\p{Cc}\u2800]+/gu;
const DASHES = /[\p{Pd}\u2043\u2212]/gu;
const APOSTROPHES = /[\u00b4\u02b9\u02bc\u2018\u2019\u201b\u2032\uff07]/g;
const WIDE_SIGNS = /[\uff0b\uff10-\uff19]/g;
const WIDTH_OFFSET = 0xfee0;

/**
 * Cleans a typed text that is parsed or compared (decision 109): what cannot be seen is removed, what looks like
 * a space, a dash, an apostrophe or a digit becomes it, one space stays between words. Names and prose are not
 * cleaned so: their signs mean something. Letters stay what they are, so that none becomes another's look-alike.
 */
export const cleanTyped = (text: string): string =>
  text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(SPACES, ' ')
    .replace(DASHES, '-')
    .replace(APOSTROPHES, "'")
    .replace(WIDE_SIGNS, (sign) => String.fromCharCode(sign.charCodeAt(0) - WIDTH_OFFSET))
    .trim();

/** Returns a typed code or number without its spaces: 'BE68 5390 0754 7034' → 'BE68539007547034'. */
export const compactTyped = (text: string): string => cleanTyped(text).replaceAll(' ', '');
