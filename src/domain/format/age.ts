import type { Language } from '../language/language';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations';

/** An age is told in the largest unit that it has two of: ninety minutes say more than one hour. */
const UNITS = [
  { unit: 'day', unitMs: DAY_MS },
  { unit: 'hour', unitMs: HOUR_MS },
] as const;
const SMALLEST_UNIT = { unit: 'minute', unitMs: MINUTE_MS } as const;

/** Formats how long something lasts: '20 minuten', '26 uur', '3 dagen'; a part of a minute is one. */
export function formatAge(ms: number, language: Language): string {
  const { unit, count } = measure(ms);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    count,
  );
}

/** Formats how long ago something was: '20 minuten geleden', 'vor 3 Tagen'. */
export function formatAgo(ms: number, language: Language): string {
  const { unit, count } = measure(ms);
  return new Intl.RelativeTimeFormat(language).format(-count, unit);
}

function measure(ms: number) {
  const { unit, unitMs } = UNITS.find(({ unitMs }) => ms >= 2 * unitMs) ?? SMALLEST_UNIT;
  return { unit, count: Math.max(1, Math.floor(ms / unitMs)) };
}
