import type { Language } from '../../../../src/domain/language/language';
import { LANGUAGES } from '../../../../src/domain/language/language';
import { cleanTyped } from '../../../../src/domain/typed-values/typed-text';
import type { LocalizedAnswer } from './localized-answer';
import { splitList } from './split-list';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const DAY_NAMES: Record<Language, readonly string[]> = {
  nl: ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'],
  fr: ['lu', 'ma', 'me', 'je', 've', 'sa', 'di'],
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  de: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
};
const BY_ARRANGEMENT: Record<Language, string> = {
  nl: 'op afspraak',
  fr: 'sur rendez-vous',
  en: 'by arrangement',
  de: 'nach Vereinbarung',
};
const AND: Record<Language, string> = { nl: 'en', fr: 'et', en: 'and', de: 'und' };
/** No-break spaces: a figure and its unit stay on one line. */
const SPACE = '\u00a0';

/** Hours of some days in a row: numbers of days from Monday, times in minutes since midnight. */
interface DayHours {
  days: readonly [first: number, last: number];
  spans: readonly (readonly [from: number, until: number])[];
}

const DAY_HOURS = /^([a-z]{3})(?:-([a-z]{3}))? ((?:\d{1,2}(?::\d\d)?-\d{1,2}(?::\d\d)?(?: |$))+)$/;

/** Reads 'mon-fri 9-12:30 13:30-18, sat 10-12' or 'by arrangement' as every language writes it; undefined if it is neither. */
export function readOpeningHours(answer: string): LocalizedAnswer | undefined {
  const typed = cleanTyped(answer).toLowerCase();
  if (typed === 'by arrangement') return BY_ARRANGEMENT;
  const groups = splitList(typed).map(readDayHours);
  const known = groups.filter((group) => group !== undefined);
  if (known.length === 0 || known.length < groups.length) return undefined;
  return Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      known.map((group) => formatDayHours(group, language)).join(', '),
    ]),
  );
}

function readDayHours(text: string): DayHours | undefined {
  const [, first = '', last = first, times = ''] = DAY_HOURS.exec(text) ?? [];
  const days = [DAYS.indexOf(first), DAYS.indexOf(last)] as const;
  const spans = splitList(times, ' ').map((span) => {
    const [from = Number.NaN, until = Number.NaN] = span.split('-').map(readMinutes);
    return [from, until] as const;
  });
  const isInOrder = spans
    .flat()
    .every((time, index, all) => time <= 24 * 60 && (index === 0 || time > (all[index - 1] ?? 0)));
  return days[0] >= 0 && days[1] >= days[0] && spans.length > 0 && isInOrder
    ? { days, spans }
    : undefined;
}

function readMinutes(time: string): number {
  const [hours, minutes = 0] = time.split(':').map(Number);
  return hours === undefined || minutes > 59 ? Number.NaN : hours * 60 + minutes;
}

/** Writes 'ma–vr 9–12.30 en 13.30–18 uur'. */
function formatDayHours({ days: [first, last], spans }: DayHours, language: Language): string {
  const names = DAY_NAMES[language];
  const days = first === last ? names[first] : `${names[first]}–${names[last]}`;
  const times = spans.map((span) => formatSpan(span, language)).join(` ${AND[language]} `);
  const unit = { nl: `${SPACE}uur`, fr: '', en: '', de: `${SPACE}Uhr` }[language];
  return `${days} ${times}${unit}`;
}

function formatSpan([from, until]: readonly [number, number], language: Language): string {
  const areWhole = from % 60 === 0 && until % 60 === 0;
  if (language === 'fr' && areWhole) return `${from / 60}–${until / 60}${SPACE}h`;
  return `${formatTime(from, language)}–${formatTime(until, language)}`;
}

function formatTime(time: number, language: Language): string {
  const [hours, minutes] = [Math.floor(time / 60), time % 60];
  const padded = String(minutes).padStart(2, '0');
  if (language === 'fr') return `${hours}${SPACE}h${minutes > 0 ? `${SPACE}${padded}` : ''}`;
  if (language !== 'en') return minutes > 0 ? `${hours}.${padded}` : String(hours);
  const half = hours >= 12 && hours < 24 ? 'pm' : 'am';
  const shown = hours % 12 === 0 ? 12 : hours % 12;
  return `${shown}${minutes > 0 ? `:${padded}` : ''}${SPACE}${half}`;
}
