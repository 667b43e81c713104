import * as v from 'valibot';
import type { Language } from '../../../../src/domain/language/language';
import type { Weekday } from '../../../../src/domain/site/opening/office-week';
import { Spans, WEEKDAYS } from '../../../../src/domain/site/opening/office-week';
import { readSpans } from '../../../../src/domain/typed-values/read-spans';
import { cleanTyped } from '../../../../src/domain/typed-values/typed-text';
import type { LocalizedAnswer } from './localized-answer';
import { splitList } from './split-list';

const BY_ARRANGEMENT: Record<Language, string> = {
  nl: 'op afspraak',
  fr: 'sur rendez-vous',
  en: 'by arrangement',
  de: 'nach Vereinbarung',
};

/** When an office is open, as the configuration holds it: in words, or by weekday. */
type OpeningHours = { hours: LocalizedAnswer } | { week: Partial<Record<Weekday, string>> };

/** The days as they are typed, Monday first. */
const TYPED_DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** Reads 'mon-fri 9-12:30 13:30-18, sat 10-12' or 'by arrangement'; undefined if it is neither. */
export function readOpeningHours(answer: string): OpeningHours | undefined {
  const typed = cleanTyped(answer).toLowerCase();
  if (typed === 'by arrangement') return { hours: BY_ARRANGEMENT };
  const groups = splitList(typed).map(readDayHours);
  const days = groups.flatMap((group) => group ?? []);
  if (days.length === 0 || groups.includes(undefined)) return undefined;
  return { week: Object.fromEntries(days) };
}

/** Reads days in a row with their hours, as an entry for each day. */
function readDayHours(text: string): [Weekday, string][] | undefined {
  const [, first = '', last = first, times = ''] = /^(\w+)(?:-(\w+))? (.+)$/.exec(text) ?? [];
  const [from, until] = [TYPED_DAYS.indexOf(first), TYPED_DAYS.indexOf(last)];
  const hours = readSpans(splitList(times, ' ').join(', '));
  if (from < 0 || until < from) return undefined;
  if (hours === '') return [];
  if (!v.is(Spans, hours)) return undefined;
  return WEEKDAYS.slice(from, until + 1).map((day) => [day, hours]);
}
