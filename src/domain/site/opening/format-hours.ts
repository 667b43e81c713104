import { formatEnglishTime } from '../../format/brussels-time';
import type { Language } from '../../language/language';
import { getListFormat } from '../../language/list-format';
import type { OfficeHours } from './office-week';
import { listSpans, WEEKDAYS } from './office-week';

/** The days of a week by the abbreviations in which each language writes opening hours, Monday first. */
export const WEEKDAY_ABBREVIATIONS = {
  nl: ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'],
  fr: ['lu', 'ma', 'me', 'je', 've', 'sa', 'di'],
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  de: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
} as const satisfies Record<Language, readonly string[]>;

/** Formats hours as visitors read them: '9–12 en 13.30–18 uur', '9–12 h et 13 h 30–18 h'. */
export function formatSpans(hours: string, language: Language): string {
  const spans = listSpans(hours).map((span) => span.map((time) => formatTime(time, language)));
  if (language === 'fr')
    return joinWords(
      spans.map(([opens = '', closes = '']) =>
        closes.includes('h') ? `${opens}–${closes}` : `${opens}–${closes}\u00a0h`,
      ),
      language,
    );
  const unit = { nl: '\u00a0uur', en: '', de: '\u00a0Uhr' }[language];
  return (
    joinWords(
      spans.map(([opens, closes]) => `${opens}–${closes}`),
      language,
    ) + unit
  );
}

function formatTime(time: string, language: Language): string {
  const [hour = '', minutes = ''] = time.split(':');
  if (language === 'en') return formatEnglishTime(Number(hour), minutes);
  if (minutes === '00') return String(Number(hour));
  return `${Number(hour)}${language === 'fr' ? '\u00a0h\u00a0' : '.'}${minutes}`;
}

/** Formats the hours of a week, one line for days that are open alike: 'ma–vr 9–12 en 13.30–18 uur'. */
export function formatWeek({ week = {} }: Pick<OfficeHours, 'week'>, language: Language): string[] {
  const days = WEEKDAYS.map((day, index) => ({ index, hours: week[day] }));
  return [...Map.groupBy(days, ({ hours }) => hours)].flatMap(([hours, alike]) =>
    hours
      ? [
          `${formatDays(
            alike.map(({ index }) => index),
            language,
          )} ${formatSpans(hours, language)}`,
        ]
      : [],
  );
}

/** Formats days of a week, three in a row by the first and the last: 'ma–wo, vr en za'. */
function formatDays(indexes: readonly number[], language: Language): string {
  const names = WEEKDAY_ABBREVIATIONS[language];
  const rows: number[][] = [];
  for (const index of indexes) {
    const row = rows.at(-1);
    if (row?.at(-1) === index - 1) row.push(index);
    else rows.push([index]);
  }
  const words = rows.flatMap((row) => {
    const [first = 0, last = first] = [row[0], row.at(-1)];
    return row.length > 2
      ? [`${names[first]}–${names[last]}`]
      : row.map((index) => names[index] as string);
  });
  return joinWords(words, language);
}

const joinWords = (words: readonly string[], language: Language) =>
  getListFormat(language, 'conjunction').format(words);
