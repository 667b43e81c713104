/**
 * How wide a picture across a phone is said to stand on a screen of high density: less than it does,
 * so that the browser takes 600 pixels for it and not 1360 (§7 knows nothing between). Twice the
 * density is as much as an eye sees at arm's length; three times is three times the bytes, and the
 * whole first screen has 120 KB (docs/goals.md). Stands before a picture's other `sizes`.
 */
export const PHONE_WIDTH_SIZES =
  '(max-width: 599px) and (min-resolution: 2.5x) 200px, (max-width: 599px) and (min-resolution: 1.5x) 300px';
