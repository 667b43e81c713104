import * as v from 'valibot';
import { toBrusselsDay } from '../../../domain/format/brussels-day';
import { groupBy } from '../../../domain/group-by';
import type { AnsweringAgency } from '../leads/answer-due';
import { findAnswerDue, findPromisedDay } from '../leads/answer-due';
import type { AnsweredRow } from './answer-times-store';

/** How fast somebody of staff answered, and what nobody answered yet. */
export const AnswerFigures = v.object({
  colleagues: v.array(
    v.object({
      /** The account; '' for those that are gone. */
      staff: v.string(),
      answers: v.number(),
      medianMs: v.number(),
      /** Of these answers, those that came as promised; absent without a promise. */
      kept: v.optional(v.number()),
    }),
  ),
  waiting: v.number(),
  /** Absent without a promise. */
  late: v.optional(v.number()),
});
export type AnswerFigures = v.InferOutput<typeof AnswerFigures>;

/** Sums first answers up by colleague, who gave most first, beside what the agency promised. */
export function sumAnswers(
  rows: readonly AnsweredRow[],
  agency: AnsweringAgency,
  now: number,
): AnswerFigures {
  const answered = rows.flatMap(({ answeredAt, createdAt, staff }) =>
    answeredAt === null ? [] : [{ answeredAt, createdAt, staff: staff ?? '' }],
  );
  const waits = rows
    .filter(({ answeredAt }) => answeredAt === null)
    .flatMap((row) => findAnswerDue(row, agency, now) ?? []);
  return {
    colleagues: [...groupBy(answered, ({ staff }) => staff)]
      .map(([staff, own]) => ({
        staff,
        answers: own.length,
        medianMs: findMedian(own.map(({ answeredAt, createdAt }) => answeredAt - createdAt)),
        kept: agency.promises.answerWorkdays
          ? own.filter(
              ({ answeredAt, createdAt }) =>
                toBrusselsDay(new Date(answeredAt)) <= (findPromisedDay(createdAt, agency) ?? ''),
            ).length
          : undefined,
      }))
      .toSorted((one, other) => other.answers - one.answers),
    waiting: waits.length,
    late: agency.promises.answerWorkdays
      ? waits.filter(({ promised }) => promised?.state === 'late').length
      : undefined,
  };
}

/** Returns the middle one of some numbers, of an even count the mean of both. */
function findMedian(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : Math.round(((sorted[middle - 1] ?? 0) + upper) / 2);
}
