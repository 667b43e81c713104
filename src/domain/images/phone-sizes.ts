/**
 * The `sizes` of a picture as wide as a phone with a screen of high density; to be put before its
 * other `sizes`. It is less than the true width, so that the browser fetches 600 pixels instead of
 * 1360, the next size of §7: a density above 2 is invisible at arm's length and costs bytes, and the
 * first screen has a budget of 120 KB (docs/goals.md).
 */
export const PHONE_WIDTH_SIZES =
  '(max-width: 599px) and (min-resolution: 2.5x) 200px, (max-width: 599px) and (min-resolution: 1.5x) 300px';

/**
 * The same for the main picture of a page, which a visitor looks at longest: 800 pixels, twice the
 * width of a phone, about 15 KB more than 600.
 */
export const LEAD_PHONE_SIZES =
  '(max-width: 599px) and (min-resolution: 2.5x) 266px, (max-width: 599px) and (min-resolution: 1.5x) 400px';
