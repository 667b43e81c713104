import type { ConsentCategory, ConsentChoice } from '../../src/domain/consent/consent-choice';

/** The signals of Consent Mode v2, each with the category that grants it. */
const SIGNAL_CATEGORIES = {
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  analytics_storage: 'analytical',
  personalization_storage: 'social',
  functionality_storage: 'necessary',
  security_storage: 'necessary',
} as const satisfies Record<string, ConsentCategory>;

export type ConsentSignals = Record<keyof typeof SIGNAL_CATEGORIES, 'granted' | 'denied'>;

/** Returns the signals of a choice; an empty choice denies everything (decision 31). */
export const toConsentSignals = (choice: ConsentChoice): ConsentSignals =>
  Object.fromEntries(
    Object.entries(SIGNAL_CATEGORIES).map(([signal, category]) => [
      signal,
      choice.includes(category) ? 'granted' : 'denied',
    ]),
  ) as ConsentSignals;
