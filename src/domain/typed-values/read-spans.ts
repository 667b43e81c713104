import { readDay } from './read-day';

const TIME = /^(\d{1,2})(?:\s?[:.hu]\s?(\d{2}))?\s?(?:h|u|uur|uhr)?$/i;
const CLOSED = /^(?:gesloten|dicht|toe|ferm[ée]e?|closed|geschlossen|zu)$/i;
const TILL = String.raw`(?:tot(?:\sen\smet)?|t\/m|à|a|au|jusqu[’']au|to|till|until|bis)`;
const BETWEEN_TIMES = new RegExp(String.raw`\s?[-–—]\s?|\s${TILL}\s`, 'i');
const DAYS = new RegExp(
  String.raw`^(\d[\d./-]+\d)(?:\s*(?:[–—]|\s-\s|\s${TILL}\s)\s*(\d[\d./-]+\d))?(?:\s*:|\s|$)(.*)$`,
  'i',
);

/**
 * Reads hours as people write them: '9-12 en 13u30–18' → '09:00-12:00, 13:30-18:00', 'gesloten' → ''; undefined for
 * anything else.
 */
export function readSpans(text: string): string | undefined {
  const typed = text.replaceAll('\u00a0', ' ').trim();
  if (CLOSED.test(typed)) return '';
  const spans = typed.split(/\s*(?:[,;/+]|\s(?:en|et|und|and)\s)\s*/i).map((span) => {
    const times = span.split(BETWEEN_TIMES).map(readTime);
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
 * Reads days with other hours, a line each: a day or two, then the hours: '24-12-2026: 9-12', '25-12-2026 –
 * 1-1-2027', '31-12-2026 gesloten'. Undefined if a line is anything else.
 */
export function readDaysWithHours(text: string): ReadDays[] | undefined {
  const read = listLines(text).map(readLine);
  return read.includes(undefined) ? undefined : (read as ReadDays[]);
}

/** Finds the first line that is no day with hours, as it was typed. */
export const findUnreadLine = (text: string): string | undefined =>
  listLines(text).find((line) => !readLine(line));

const listLines = (text: string): string[] =>
  text
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function readLine(line: string): ReadDays | undefined {
  const [, first, second = first, typed = ''] = DAYS.exec(line) ?? [];
  const from = readDay(first ?? '');
  const until = readDay(second ?? '');
  const hours = typed.trim() === '' ? '' : readSpans(typed);
  return from && until && hours !== undefined ? { from, until, hours } : undefined;
}
