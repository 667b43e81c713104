import type { ConsentCategory, ConsentChoice } from './consent-choice';

/** The identifiers a site may be configured with (§3, site info). */
export type TrackerIds = Partial<
  Record<'analyticsId' | 'adsId' | 'tagManagerId' | 'socialPixelId', string>
>;

/**
 * The categories that allow a tracker; one of them is enough. A tag manager holds tags of both
 * kinds; Consent Mode decides which of them run.
 */
const REQUIRED_CATEGORIES: Record<keyof TrackerIds, ConsentChoice> = {
  analyticsId: ['analytical'],
  adsId: ['marketing'],
  tagManagerId: ['analytical', 'marketing'],
  socialPixelId: ['social'],
};

/** Returns the identifier of a tracker; undefined if it is not configured or not allowed by the choice. */
export const findUsableId = (
  ids: TrackerIds,
  name: keyof TrackerIds,
  choice: ConsentChoice,
): string | undefined =>
  REQUIRED_CATEGORIES[name].some((category: ConsentCategory) => choice.includes(category)) &&
  ids[name]
    ? ids[name]
    : undefined;
