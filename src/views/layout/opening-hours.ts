import type { Localized } from '../../domain/language/localized';
import { WEEKDAY_ABBREVIATIONS } from '../../domain/site/opening/format-hours';

const SCHEMA_DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** 'ma–za 9–18 uur', 'me et sa 10–16 h', 'Mo, Mi 9.30–12 Uhr'. */
const HOURS =
  /^([a-z]{2})(?: ?(–|-|,|en|et|und) ?([a-z]{2}))? (\d{1,2})(?:[:.h](\d{2}))? ?[–-] ?(\d{1,2})(?:[:.h](\d{2}))?(?: ?(?:u|uur|h|uhr))?$/;

/**
 * Formats opening hours for search engines ('Mo-Sa 09:00-18:00'), from the words that visitors read. Undefined if they say
 * anything but days and hours: 'op afspraak'.
 */
export function formatOpeningHours(hours: Localized): string | undefined {
  for (const language of ['nl', 'fr', 'de'] as const) {
    const found = HOURS.exec((hours[language] ?? '').replaceAll('\u00a0', ' ').toLowerCase());
    if (!found) continue;
    const [, first = '', joint, last, opens = '', opensAt, closes = '', closesAt] = found;
    const days = [first, ...(last ? [last] : [])].map(
      (day) =>
        SCHEMA_DAYS[
          WEEKDAY_ABBREVIATIONS[language].findIndex((name) => name.toLowerCase() === day)
        ],
    );
    if (days.includes(undefined)) continue;
    const separator = joint === '–' || joint === '-' ? '-' : ',';
    return `${days.join(separator)} ${formatHour(opens, opensAt)}-${formatHour(closes, closesAt)}`;
  }
  return undefined;
}

const formatHour = (hour: string, minutes = '00') => `${hour.padStart(2, '0')}:${minutes}`;
