import { DAY_MS } from '../format/durations';

/** The five categories of §9, the required one first; a choice names those that are granted. */
export const CONSENT_CATEGORIES = [
  'necessary',
  'analytical',
  'marketing',
  'social',
  'unclassified',
] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];
export type ConsentChoice = readonly ConsentCategory[];

/** What is left when everything is declined (§4, cookie consent). */
export const DECLINED_CHOICE: ConsentChoice = ['necessary'];

/** How a choice is kept: its categories and the moment it ends, 'necessary,analytical|1795219200000'. */
export const formatChoice = (choice: ConsentChoice, days: number, now: number): string =>
  `${choice}|${now + days * DAY_MS}`;

/** The choice that was kept; undefined once it has ended, and for anything that is none. */
export function parseChoice(text: string, now: number): ConsentChoice | undefined {
  const [names = '', end] = text.split('|');
  const choice = names.split(',');
  const whole = choice[0] === CONSENT_CATEGORIES[0] && choice.every(isConsentCategory);
  return whole && Number(end) > now ? (choice as ConsentCategory[]) : undefined;
}

const isConsentCategory = (name: string): boolean =>
  (CONSENT_CATEGORIES as readonly string[]).includes(name);
