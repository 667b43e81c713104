import { subtractPeriod } from '../../../domain/format/period';
import { PERIODS } from '../../../domain/periods';
import { WANTS_ANSWER } from './answer-due';
import type { LeadState } from './lead';
import { IS_ANSWERABLE, LEAD_STATES } from './lead';
import type { LeadsQuery } from './leads-query';
import { CURRENT, WAITING } from './leads-query';

/** A condition on leads with its values. */
export interface LeadCondition {
  sql: string;
  values: readonly (string | number)[];
}

const OPEN_STATES = ['new', 'taken'] as const satisfies LeadState[];
const SETTLED_STATES = ['answered', 'closed'] as const satisfies LeadState[];

/** The filters of the leads but words and reference, as the columns of `leads` and of their counts take them. */
export interface LeadConditions {
  form: LeadCondition | undefined;
  /** The account of staff; null for leads that nobody took, undefined for all. */
  assignee: string | null | undefined;
  states: readonly LeadState[];
  /** Leads in any other state are listed too if they came after this moment. */
  settledSince: number | undefined;
}

/** Returns what the filters ask for. */
export function readConditions({ form, state, assignee }: LeadsQuery, now: number): LeadConditions {
  const isCurrent = state === CURRENT;
  const single = LEAD_STATES.filter((name) => name === state);
  return {
    form: toFormCondition(form.split(' '), state),
    assignee: assignee === 'nobody' ? null : assignee || undefined,
    states: state === 'all' ? LEAD_STATES : single.length > 0 ? single : OPEN_STATES,
    settledSince: isCurrent ? subtractPeriod(now, PERIODS.currentLeads) : undefined,
  };
}

function toFormCondition(
  names: readonly string[],
  state: LeadsQuery['state'],
): LeadCondition | undefined {
  const answerable = state === 'all' ? undefined : { sql: IS_ANSWERABLE, values: [] };
  const marks = names.map(() => '?').join(', ');
  const asked = names[0] ? { sql: `form IN (${marks})`, values: names } : answerable;
  return state === WAITING ? joinConditions([asked, { sql: WANTS_ANSWER, values: [] }]) : asked;
}

/** Joins conditions with AND. */
export const joinConditions = (
  conditions: readonly (LeadCondition | undefined)[],
): LeadCondition => {
  const given = conditions.filter((condition) => condition !== undefined);
  return {
    sql: given.map(({ sql }) => `(${sql})`).join(' AND ') || 'true',
    values: given.flatMap(({ values }) => values),
  };
};

/** A condition with the term that orders its leads by their number. */
interface Branch extends LeadCondition {
  order: 'id' | '+id';
}

/**
 * Lists conditions that together leave the leads of the filters, each lead in one of them: an index gives
 * the leads of each, newest first, or those of a week, which are few and sorted.
 */
export function listBranches(conditions: LeadConditions): Branch[] {
  const { form, assignee, states, settledSince } = conditions;
  const others = joinConditions([form, toAssigneeCondition(assignee, 'assignee')]);
  // One index holds all leads, one those of each person; those of a form are in the order of their states.
  const isAnyState = states.length === LEAD_STATES.length && !form;
  const wholes = isAnyState
    ? [others]
    : states.map((state) => joinConditions([{ sql: 'state = ?', values: [state] }, others]));
  const branches = wholes.map((whole): Branch => ({ ...whole, order: 'id' }));
  return settledSince === undefined
    ? branches
    : [...branches, { ...toSettledCondition(conditions), order: '+id' }];
}

export const toAssigneeCondition = (
  assignee: string | null | undefined,
  column: 'assignee' | 'staff',
): LeadCondition | undefined => {
  if (assignee === undefined) return undefined;
  const nobody = column === 'staff' ? `staff = ''` : 'assignee IS NULL';
  return assignee === null
    ? { sql: nobody, values: [] }
    : { sql: `${column} = ?`, values: [assignee] };
};

/**
 * Leads that are answered or closed and came after a moment, by the index of moments: the pluses leave
 * those of states, forms and people aside, which hold years.
 */
export function toSettledCondition({
  form,
  assignee,
  settledSince = 0,
}: LeadConditions): LeadCondition {
  const others = [form, toAssigneeCondition(assignee, 'assignee')].flatMap((condition) =>
    condition ? [{ ...condition, sql: `+${condition.sql}` }] : [],
  );
  const states = { sql: `+state IN ('${SETTLED_STATES.join("', '")}')`, values: [] };
  return joinConditions([{ sql: 'created_at > ?', values: [settledSince] }, states, ...others]);
}
