import { readDay } from './read-day';

const TIME = /^(\d{1,2})(?:\s?[:.hu]\s?(\d{2}))?\s?(?:h|u|uur|uhr)?$/i;

/** Reads hours as people write them: '9-12 en 13u30–18' → '09:00-12:00, 13:30-18:00'; undefined for anything else. */
export function readSpans(text: string): string | undefined {
  const spans = text
    .replaceAll('\u00a0', ' ')
    .trim()
    .split(/\s*(?:[,;/+]|\s(?:en|et|und|and)\s)\s*/i)
    .map((span) => {
      const times = span.split(/\s?[-–—]\s?/).map(readTime);
      return times.length === 2 && !times.includes(undefined) ? times.join('-') : undefined;
    });
  return spans.includes(undefined) ? undefined : spans.join(', ');
}

function readTime(text: string): string | undefined {
  const [, hour, minutes = '00'] = TIME.exec(text.trim()) ?? [];
  if (!hour || Number(hour) > 23 || Number(minutes) > 59) return undefined;
  return `${hour.padStart(2, '0')}:${minutes}`;
}

/** Days with other hours, as a record holds them; no hours is closed. */
interface ReadDays {
  from: string;
  until: string;
  hours: string;
}

/**
 * Reads days with other hours, a line each: a day or two, and after a colon the hours: '24-12-2026: 9-12',
 * '25-12-2026 – 1-1-2027'. Undefined if a line is anything else.
 */
export function readDaysWithHours(text: string): ReadDays[] | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const read = lines.map((line) => {
    const [days = '', typed = ''] = line.split(/:(.*)/s);
    const [from, until = from, ...more] = days
      .split(/\s+[-–—]\s+|[–—]/)
      .map((day) => readDay(day.trim()));
    const hours = typed.trim() === '' ? '' : readSpans(typed);
    if (!from || !until || more.length > 0 || hours === undefined) return undefined;
    return { from, until, hours };
  });
  return read.includes(undefined) ? undefined : (read as ReadDays[]);
}
