import { DAY_MS } from '../../../domain/format/durations';
import type { Language } from '../../../domain/language/language';

/** A Monday, at noon. */
const MONDAY = Date.UTC(2024, 0, 1, 12);

/** Returns the name of a weekday: 1 is Monday, 7 Sunday. */
export const formatWeekday = (weekday: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    MONDAY + (weekday - 1) * DAY_MS,
  );
