/** The five categories of §9, the required one first; a choice lists the granted ones. */
export const CONSENT_CATEGORIES = [
  'necessary',
  'analytical',
  'marketing',
  'social',
  'unclassified',
] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];
export type ConsentChoice = readonly ConsentCategory[];

/** The choice if all optional categories are declined (§4, cookie consent). */
export const DECLINED_CHOICE: ConsentChoice = ['necessary'];

/** Parses a choice as the browser stores it (client/consent/format-choice.ts); undefined if it has ended or is invalid. */
export function parseChoice(text: string, now: number): ConsentChoice | undefined {
  const [names = '', end] = text.split('|');
  const choice = names.split(',');
  const isValid = choice[0] === CONSENT_CATEGORIES[0] && choice.every(isConsentCategory);
  return isValid && Number(end) > now ? (choice as ConsentCategory[]) : undefined;
}

const isConsentCategory = (name: string): boolean =>
  (CONSENT_CATEGORIES as readonly string[]).includes(name);
