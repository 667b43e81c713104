/** What an agency may write in its texts and metadata, and the count that stands there (§2.8). */
const PLACEHOLDERS: Record<string, keyof OfferCounts> = {
  '{FOR_SALE_TOTAL}': 'sale',
  '{FOR_RENT_TOTAL}': 'rent',
};

const PLACEHOLDER = /\{\s*\w+\s*\}/g;

/** How many properties are offered for sale and for rent. */
interface OfferCounts {
  sale: number;
  rent: number;
}

/** Returns a text with the counts in place of their placeholders. */
export const fillPlaceholders = (text: string, counts: OfferCounts): string =>
  text.includes('{')
    ? text.replace(PLACEHOLDER, (found) => {
        const name = PLACEHOLDERS[found];
        return name ? String(counts[name]) : found;
      })
    : text;

/** Lists what looks like a placeholder and is none. */
export const findUnknownPlaceholders = (text: string): string[] =>
  [...new Set(text.match(PLACEHOLDER))].filter((found) => !PLACEHOLDERS[found]);

/** The placeholders that are filled. */
export const PLACEHOLDER_NAMES: readonly string[] = Object.keys(PLACEHOLDERS);
