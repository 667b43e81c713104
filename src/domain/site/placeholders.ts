/** What an agency may write in its texts, metadata and links: a count (§2.8), or a fact of the agency that changes in one place. */
export const PLACEHOLDERS = [
  '{FOR_SALE_TOTAL}',
  '{FOR_RENT_TOTAL}',
  '{AGENCY_PHONE}',
  '{AGENCY_EMAIL}',
  '{OFFICE_STREET}',
  '{OFFICE_TOWN}',
  '{OPENING_HOURS}',
  '{OPEN_TODAY}',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** What stands in place of each; an office is the first one. */
export type PlaceholderValues = Readonly<Record<Placeholder, () => string>>;

const PLACEHOLDER = /\{\s*\w+\s*\}/g;

const isPlaceholder = (found: string): found is Placeholder =>
  PLACEHOLDERS.includes(found as Placeholder);

/** Returns a text with values in place of their placeholders. */
export const fillPlaceholders = (text: string, values: PlaceholderValues): string =>
  text.includes('{')
    ? text.replace(PLACEHOLDER, (found) => (isPlaceholder(found) ? values[found]() : found))
    : text;

/** Lists what looks like a placeholder and is none. */
export const findUnknownPlaceholders = (text: string): string[] =>
  [...new Set(text.match(PLACEHOLDER))].filter((found) => !isPlaceholder(found));
