/** The five categories of §9, the required one first; a choice names those that are granted. */
export const CATEGORIES = [
  'necessary',
  'analytical',
  'marketing',
  'social',
  'unclassified',
] as const;
export type Category = (typeof CATEGORIES)[number];
export type Choice = readonly Category[];

/** What is left when everything is declined (§4, cookie consent). */
export const DECLINED: Choice = ['necessary'];

const DAY_MS = 86_400_000;

/** How a choice is kept: its categories and the moment it ends, 'necessary,analytical|1795219200000'. */
export const writtenChoice = (choice: Choice, days: number, now: number): string =>
  `${choice}|${now + days * DAY_MS}`;

/** The choice that was kept; undefined once it has ended, and for anything that is none. */
export function readChoice(text: string, now: number): Choice | undefined {
  const [names = '', end] = text.split('|');
  const choice = names.split(',');
  const whole = choice[0] === CATEGORIES[0] && choice.every(isCategory);
  return whole && Number(end) > now ? (choice as Category[]) : undefined;
}

const isCategory = (name: string): boolean => (CATEGORIES as readonly string[]).includes(name);
