/** What an agency may write in its texts, metadata and links: a count (§2.8), or a fact that changes in one place. */
export const AGENCY_PLACEHOLDERS = [
  'FOR_SALE_TOTAL',
  'FOR_RENT_TOTAL',
  'AGENCY_PHONE',
  'AGENCY_EMAIL',
] as const;

/** The same of an office: of the first as it stands, of the second with a number: `{OPENING_HOURS_2}`. */
export const OFFICE_PLACEHOLDERS = [
  'OFFICE_STREET',
  'OFFICE_TOWN',
  'OPENING_HOURS',
  'OPEN_TODAY',
] as const;

export type Placeholder =
  | (typeof AGENCY_PLACEHOLDERS)[number]
  | (typeof OFFICE_PLACEHOLDERS)[number];

const PLACEHOLDER = /\{\s*\w+\s*\}/g;

/** Returns the name in braces, and the position of the office that its number means; undefined for anything else. */
function parsePlaceholder(found: string) {
  const [, text = '', number = '1'] = /^\{(\w+?)(?:_([2-9]))?\}$/.exec(found) ?? [];
  const name = OFFICE_PLACEHOLDERS.find((known) => known === text);
  if (name) return { name, office: Number(number) - 1 };
  const ofAgency = AGENCY_PLACEHOLDERS.find((known) => found === `{${known}}`);
  return ofAgency && { name: ofAgency, office: 0 };
}

/** Returns a text with values in place of their placeholders; an office is named by its position. */
export const fillPlaceholders = (
  text: string,
  describe: (placeholder: Placeholder, office: number) => string,
): string =>
  text.includes('{')
    ? text.replace(PLACEHOLDER, (found) => {
        const placeholder = parsePlaceholder(found);
        return placeholder ? describe(placeholder.name, placeholder.office) : found;
      })
    : text;

/** Lists what looks like a placeholder and is none, or means an office that an agency with so many has not. */
export const findUnknownPlaceholders = (text: string, offices: number): string[] =>
  [...new Set(text.match(PLACEHOLDER))].filter((found) => {
    const placeholder = parsePlaceholder(found);
    return !placeholder || (placeholder.office > 0 && placeholder.office >= offices);
  });
