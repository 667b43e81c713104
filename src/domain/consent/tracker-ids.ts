import type { ConsentCategory, ConsentChoice } from './consent-choice';

/** The identifiers a site may be configured with (§3, site info). */
export type TrackerIds = Partial<
  Record<'analyticsId' | 'adsId' | 'tagManagerId' | 'socialPixelId', string>
>;

/**
 * Which categories let a tracker load, any of them. A tag manager holds tags of either kind; which of
 * them run, Consent Mode tells it.
 */
const REQUIRED_CATEGORIES: Record<keyof TrackerIds, ConsentChoice> = {
  analyticsId: ['analytical'],
  adsId: ['marketing'],
  tagManagerId: ['analytical', 'marketing'],
  socialPixelId: ['social'],
};

/** The identifier, where it is configured and the choice lets it be used. */
export const findUsableId = (
  ids: TrackerIds,
  name: keyof TrackerIds,
  choice: ConsentChoice,
): string | undefined =>
  REQUIRED_CATEGORIES[name].some((category: ConsentCategory) => choice.includes(category)) &&
  ids[name]
    ? ids[name]
    : undefined;
