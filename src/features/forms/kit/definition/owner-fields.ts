import { requiredChoice } from './choice-schemas';
import type { Field, FieldOption } from './field';

/** Goals of an owner (§3, seller choices and free valuation). */
const OWNER_GOALS = [
  { value: 'sell', label: 'GOAL_SELL' },
  { value: 'rent-out', label: 'GOAL_RENT_OUT' },
  { value: 'both', label: 'GOAL_SELL_OR_RENT_OUT' },
  { value: 'life-annuity', label: 'GOAL_LIFE_ANNUITY' },
] as const satisfies FieldOption[];

export const OWNER_ENTRIES = { goal: requiredChoice(OWNER_GOALS, 'ALERT_GOAL_EMPTY') };

/** Returns the goal that a link to a form names, to be chosen in it; '' if it names none. */
export const readLinkedGoal = (query: URLSearchParams): string =>
  OWNER_GOALS.find(({ value }) => value === query.get('goal'))?.value ?? '';

export const GOAL_FIELD = {
  kind: 'radios',
  name: 'goal',
  label: 'VALUATION_GOAL',
  options: OWNER_GOALS,
} as const satisfies Field;
