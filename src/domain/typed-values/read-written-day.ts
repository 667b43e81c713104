import { LOCALES } from '../language/locales';
import { memoizePerKey } from '../memoize-per-key';
import { isCalendarDay, readDay } from './read-day';
import { cleanTyped } from './typed-text';

/**
 * How a program writes days, where digits alone do not tell: the order of the parts, `d-m-yy` with two digits of the
 * year, and `m-y` for a month, which ends with its last day.
 */
export type WrittenOrder = 'iso' | 'd-m-y' | 'm/d/y' | 'd-m-yy' | 'm-y';

/**
 * Reads a day as programs write it: in one of the declared orders, or in a form that leaves no doubt, such as 20261103,
 * '3 november 2026', 'Nov 3, 2026' and '/Date(1793664000000)/'. What follows a day is its time, and is dropped.
 */
export function readWrittenDay(text: string, orders: readonly WrittenOrder[]): string | undefined {
  const typed = cleanTyped(text);
  const [, milliseconds] = /^\/Date\((-?\d{1,15})(?:[+-]\d{4})?\)\/$/.exec(typed) ?? [];
  if (milliseconds) return toCalendarDay(new Date(Number(milliseconds)));
  return readWordedDay(typed) ?? readDigits(dropTime(typed), orders);
}

/** '2026-11-03T23:30:00Z', '2026-11-03-12:30:00', '3-11-2026 10:00' → the day. */
const dropTime = (text: string): string => text.replace(/(?<=\d)(?:[T ]|-(?=\d{1,2}:)).*$/, '');

function readDigits(day: string, orders: readonly WrittenOrder[]): string | undefined {
  const [, y = '', m = '', d = ''] =
    /^(\d{4})(\d{2})(\d{2})$/.exec(day) ?? /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/.exec(day) ?? [];
  if (y) return readDay(joinDay(y, m, d), ['iso']);
  for (const order of ['iso', ...orders] as const) {
    const read = readOrder(day, order);
    if (read) return read;
  }
  return undefined;
}

function readOrder(day: string, order: WrittenOrder): string | undefined {
  if (order === 'd-m-yy') {
    const [, start = '', short = ''] = /^(\d{1,2}([-/.])\d{1,2}\2)(\d{2})$/.exec(day)
      ? [day, day.slice(0, -2), day.slice(-2)]
      : [];
    // A home may have been built in the last century; nothing is planned for 2070.
    return short
      ? readDay(`${start}${Number(short) < 70 ? 20 : 19}${short}`, ['d-m-y'])
      : undefined;
  }
  if (order === 'm-y') {
    const [, m = '', y = ''] = /^(\d{1,2})[-/.](\d{4})$/.exec(day) ?? [];
    return y ? toCalendarDay(new Date(Date.UTC(Number(y), Number(m), 0))) : undefined;
  }
  return readDay(order === 'm/d/y' ? day.replace(/[-.]/g, '/') : day, [order]);
}

const WEEKDAY = /^\p{L}{2,9}\.?,? +(?=\d|\p{L}{3})/u;

/** Reads a day whose month is a word: '3 nov. 2026', '1er mars 2026', 'Mon, 03 Nov 2026', 'November 3, 2026'. */
function readWordedDay(text: string): string | undefined {
  for (const rest of [text, text.replace(WEEKDAY, '')]) {
    const match =
      /^(?<d>\d{1,2})(?:er|st|nd|rd|th|\.)?[ -](?<m>\p{L}{3,9})\.?[ -](?<y>\d{4})(?!\d)/u.exec(
        rest,
      ) ?? /^(?<m>\p{L}{3,9})\.? (?<d>\d{1,2})(?:st|nd|rd|th)?,? (?<y>\d{4})(?!\d)/u.exec(rest);
    const { d = '', m = '', y = '' } = match?.groups ?? {};
    const month = m === '' ? undefined : findMonth(m);
    if (month) return readDay(joinDay(y, String(month), d), ['iso']);
  }
  return undefined;
}

const joinDay = (y: string, m: string, d: string): string =>
  `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;

const foldWord = (word: string): string =>
  word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Lists the names that a month has in the four languages of the site. */
const listMonthNames = memoizePerKey((month: number) =>
  Object.values(LOCALES).map((locale) =>
    foldWord(
      new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
        Date.UTC(2026, month - 1, 15),
      ),
    ),
  ),
);
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
/** The short forms that are no beginnings. */
const SHORT_MONTHS: Readonly<Record<string, number>> = { mrt: 3, jul: 7, jun: 6 };

/** Returns the number of a month by its name or the beginning of it; undefined if several begin so. */
function findMonth(word: string): number | undefined {
  const folded = foldWord(word);
  const found = MONTHS.filter((month) =>
    listMonthNames(month).some((name) => name.startsWith(folded)),
  );
  return SHORT_MONTHS[folded] ?? (found.length === 1 ? found[0] : undefined);
}

function toCalendarDay(date: Date): string | undefined {
  const day = Number.isNaN(date.valueOf()) ? '' : date.toISOString().slice(0, 10);
  return isCalendarDay(day) ? day : undefined;
}
