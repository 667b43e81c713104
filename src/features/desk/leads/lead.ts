import * as v from 'valibot';
import { Language } from '../../../domain/language/language';
import type { TextKey } from '../../../domain/language/texts';
import { CountColumn, createJsonColumn, KeyColumn, MomentColumn } from '../../../platform/d1-rows';
import { SubjectColumn } from '../../forms/kit/submit/stored-subject';
import { newsletterForm } from '../../newsletter/form';
import { VISIT_STATES } from '../../visits/visits-store';

/** LeadCondition on `leads` that leaves out newsletter sign-ups: nobody waits for an answer to them. */
export const IS_ANSWERABLE = `form <> '${newsletterForm.name}'`;

/** States of a lead: how far staff are with it. */
export const LEAD_STATES = ['new', 'taken', 'answered', 'closed'] as const;
export type LeadState = (typeof LEAD_STATES)[number];

export const LEAD_STATE_TEXTS: Record<LeadState, TextKey> = {
  new: 'DESK_STATE_NEW',
  taken: 'DESK_STATE_TAKEN',
  answered: 'DESK_STATE_ANSWERED',
  closed: 'DESK_STATE_CLOSED',
};

/**
 * Answers as they were stored, by field name; an answer of another kind than forms have is left out. The check is
 * needed because a record of valibot accepts an array too.
 */
const StoredAnswers = v.pipe(
  v.unknown(),
  v.check((answers) => !Array.isArray(answers)),
  v.record(
    v.string(),
    v.fallback(
      v.optional(v.union([v.string(), v.number(), v.boolean(), v.array(v.string())])),
      undefined,
    ),
  ),
);

/** A lead as staff work on it. Times are milliseconds since 1970. */
export const Lead = v.object({
  id: CountColumn,
  key: KeyColumn,
  form: v.string(),
  language: Language,
  property: v.nullable(CountColumn),
  project: v.nullable(CountColumn),
  /** What that was when the lead was sent. */
  about: SubjectColumn,
  answers: createJsonColumn(StoredAnswers),
  createdAt: MomentColumn,
  state: v.picklist(LEAD_STATES),
  assignee: v.nullable(KeyColumn),
  assigneeName: v.nullable(v.string()),
  assigneeEmail: v.nullable(v.string()),
  changes: CountColumn,
  /** The visit that it booked, as it stands now. */
  visitState: v.nullable(v.picklist(VISIT_STATES)),
  visitStartsAt: v.nullable(MomentColumn),
  /** The slot that was asked for, if its row is still there. */
  askedStartsAt: v.nullable(MomentColumn),
});
export type Lead = v.InferOutput<typeof Lead>;
