/** Durations in milliseconds. */
export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Returns the whole seconds from one moment to another, at least one, as `Retry-After` counts them. */
export const countSecondsUntil = (end: number, now: number): number =>
  Math.max(1, Math.ceil((end - now) / SECOND_MS));
