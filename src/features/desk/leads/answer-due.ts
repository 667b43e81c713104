import { isBelgianHoliday } from '../../../domain/format/belgian-holidays';
import { addDays, getWeekday, toBrusselsDay } from '../../../domain/format/brussels-day';
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

/** Finds how long the visitor of a lead waits for an answer; undefined if nobody does. */
export function findAnswerDue(
  { form, state, createdAt }: Pick<Lead, 'form' | 'state' | 'createdAt'>,
  workdays: number | undefined,
  now: number,
): AnswerDue | undefined {
  if (SETTLED_FORMS.includes(form) || state === 'answered' || state === 'closed') return undefined;
  if (!workdays) return { since: createdAt };
  const day = findPromisedDay(createdAt, workdays);
  const today = toBrusselsDay(new Date(now));
  return {
    since: createdAt,
    promised: { day, state: day < today ? 'late' : day === today ? 'today' : 'later' },
  };
}

/** Returns the last day on which an answer is as the agency promised, YYYY-MM-DD in Brussels. */
export const findPromisedDay = (receivedAt: number, workdays: number): string =>
  addWorkdays(toBrusselsDay(new Date(receivedAt)), workdays);

/** Returns whether the agency works on a day, YYYY-MM-DD: from Monday to Friday, but not on a public holiday. */
const isWorkday = (day: string): boolean => getWeekday(day) <= 5 && !isBelgianHoliday(day);

/** Returns the last of so many working days after a day, YYYY-MM-DD. */
function addWorkdays(day: string, count: number): string {
  let last = day;
  for (let left = count; left > 0; ) {
    last = addDays(last, 1);
    if (isWorkday(last)) left -= 1;
  }
  return last;
}
