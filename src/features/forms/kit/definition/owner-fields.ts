import { requiredChoice } from './choice-schemas';
import type { Field, FieldOption } from './field';

/** Goals of an owner (§3, seller choices and free valuation). */
const OWNER_GOALS = [
  { value: 'sell', label: 'GOAL_SELL' },
  { value: 'rent-out', label: 'GOAL_RENT_OUT' },
  { value: 'both', label: 'GOAL_SELL_OR_RENT_OUT' },
] as const satisfies FieldOption[];

export const OWNER_ENTRIES = { goal: requiredChoice(OWNER_GOALS, 'ALERT_GOAL_EMPTY') };

export const GOAL_FIELD = {
  kind: 'radios',
  name: 'goal',
  label: 'VALUATION_GOAL',
  options: OWNER_GOALS,
} as const satisfies Field;
