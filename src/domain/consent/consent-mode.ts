import type { Category, Choice } from './choice';

/** The signals of Consent Mode v2, each with the category that grants it. */
const SIGNALS = {
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  analytics_storage: 'analytical',
  personalization_storage: 'social',
  functionality_storage: 'necessary',
  security_storage: 'necessary',
} as const satisfies Record<string, Category>;

export type Signals = Record<keyof typeof SIGNALS, 'granted' | 'denied'>;

/** What tags are told of a choice; of none at all, that everything is denied (decision 31). */
export const signalsOf = (choice: Choice): Signals =>
  Object.fromEntries(
    Object.entries(SIGNALS).map(([signal, category]) => [
      signal,
      choice.includes(category) ? 'granted' : 'denied',
    ]),
  ) as Signals;
