/** What an agency may write in its texts and metadata, and what stands there: a count (§2.8), or today's hours. */
const PLACEHOLDERS: Record<string, keyof OfferCounts | 'today'> = {
  '{FOR_SALE_TOTAL}': 'sale',
  '{FOR_RENT_TOTAL}': 'rent',
  '{OPEN_TODAY}': 'today',
};

const PLACEHOLDER = /\{\s*\w+\s*\}/g;

/** How many properties are offered for sale and for rent. */
interface OfferCounts {
  sale: number;
  rent: number;
}

/** Returns a text with values in place of their placeholders; `describeHours` says whether the first office is open today. */
export const fillPlaceholders = (
  text: string,
  counts: OfferCounts,
  describeHours: () => string = () => '',
): string =>
  text.includes('{')
    ? text.replace(PLACEHOLDER, (found) => {
        const name = PLACEHOLDERS[found];
        if (name === 'today') return describeHours();
        return name ? String(counts[name]) : found;
      })
    : text;

/** Lists what looks like a placeholder and is none. */
export const findUnknownPlaceholders = (text: string): string[] =>
  [...new Set(text.match(PLACEHOLDER))].filter((found) => !PLACEHOLDERS[found]);

/** The placeholders that are filled. */
export const PLACEHOLDER_NAMES: readonly string[] = Object.keys(PLACEHOLDERS);
