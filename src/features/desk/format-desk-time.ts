import { formatTimeOfDay, toBrusselsTime } from '../../domain/format/brussels-time';
import type { Language } from '../../domain/language/language';
import { LOCALES } from '../../domain/language/locales';
import { memoizePerKey } from '../../domain/memoize-per-key';

const getDayFormat = memoizePerKey(
  (language: Language) =>
    new Intl.DateTimeFormat(LOCALES[language], {
      timeZone: 'Europe/Brussels',
      weekday: 'short',
      day: 'numeric',
      month: 'numeric',
    }),
);

/** Formats a moment for lists: 'za 21-11, 09:58', with the year if it is another one. */
export function formatDeskTime(moment: number, language: Language, now = Date.now()): string {
  return `${formatDeskDay(moment, language, now)}, ${formatTimeOfDay(moment, language)}`;
}

/** Formats a day for lists: 'za 21-11', which no line ends within. */
export function formatDeskDay(moment: number, language: Language, now = Date.now()): string {
  const parts = getDayFormat(language).formatToParts(moment);
  const get = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value.replace('.', '') ?? '';
  const year = toBrusselsTime(moment).slice(0, 4);
  const isOtherYear = year !== toBrusselsTime(now).slice(0, 4);
  const separator = language === 'nl' ? '-' : '/';
  const date = [get('day'), get('month'), ...(isOtherYear ? [year] : [])].join(
    `${separator}\u2060`,
  );
  return `${get('weekday')}\u00a0${date}`;
}
