import { isBelgianHoliday } from '../../../domain/format/belgian-holidays';
import { addDays, getWeekday, toBrusselsDay } from '../../../domain/format/brussels-day';
import type { OfficeHours } from '../../../domain/site/opening/office-week';
import { findHoursOn } from '../../../domain/site/opening/special-days';
import { sendToFriendForm } from '../../forms/send-to-friend/form';
import { testimonialForm } from '../../guestbook/form';
import { newsletterForm } from '../../newsletter/form';
import { demandRegisterForm } from '../../saved-searches/form';
import { contactAppointmentForm } from '../../visits/form';
import type { Lead } from './lead';

/** Forms that the site answers itself, or that nobody asks an answer with. */
const SETTLED_FORMS: readonly string[] = [
  ...[newsletterForm.name, testimonialForm.name, contactAppointmentForm.name],
  ...[demandRegisterForm.name, sendToFriendForm.name],
];

/** Condition on `leads` that leaves those whose visitors wait for an answer of staff. */
export const WANTS_ANSWER = `form NOT IN ('${SETTLED_FORMS.join("', '")}')`;

/** How long somebody waits, and by when the agency promised an answer. */
export interface AnswerDue {
  since: number;
  /** Absent without a promise. */
  promised?: { day: string; state: 'late' | 'today' | 'later' };
}

/** What the agency promised, and the offices whose typed hours say on which days it works. */
export interface AnsweringAgency {
  promises: { answerWorkdays?: number | undefined };
  offices: readonly OfficeHours[];
}

/** Finds how long the visitor of a lead waits for an answer; undefined if nobody does. */
export function findAnswerDue(
  { form, state, createdAt }: Pick<Lead, 'form' | 'state' | 'createdAt'>,
  agency: AnsweringAgency,
  now: number,
): AnswerDue | undefined {
  if (SETTLED_FORMS.includes(form) || state === 'answered' || state === 'closed') return undefined;
  const day = findPromisedDay(createdAt, agency);
  if (day === undefined) return { since: createdAt };
  const today = toBrusselsDay(new Date(now));
  return {
    since: createdAt,
    promised: { day, state: day < today ? 'late' : day === today ? 'today' : 'later' },
  };
}

/** Returns the last day on which an answer is as the agency promised, YYYY-MM-DD in Brussels; undefined without a promise. */
export const findPromisedDay = (
  receivedAt: number,
  { promises: { answerWorkdays }, offices }: AnsweringAgency,
): string | undefined =>
  answerWorkdays
    ? addWorkdays(toBrusselsDay(new Date(receivedAt)), answerWorkdays, offices)
    : undefined;

/**
 * Returns whether the agency works on a day, YYYY-MM-DD: from Monday to Friday, but not on a public holiday, and not
 * while all its offices are closed by their typed hours. An office without hours by weekday closes nothing.
 */
const isWorkday = (day: string, offices: AnsweringAgency['offices']): boolean =>
  getWeekday(day) <= 5 &&
  !isBelgianHoliday(day) &&
  (offices.length === 0 || offices.some((office) => findHoursOn(office, day) !== ''));

/** Days of closing in a row after which typed hours are not believed: an agency that promises an answer opens again. */
const MAX_CLOSED_DAYS = 60;

/** Returns the last of so many working days after a day, YYYY-MM-DD. */
function addWorkdays(day: string, count: number, offices: AnsweringAgency['offices']): string {
  let last = day;
  let closed = 0;
  for (let left = count; left > 0; ) {
    last = addDays(last, 1);
    const works = isWorkday(last, closed < MAX_CLOSED_DAYS ? offices : []);
    closed = works ? 0 : closed + 1;
    if (works) left -= 1;
  }
  return last;
}
