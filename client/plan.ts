import { readItem, writeItem } from './storage';

/** The plan of a buyer in localStorage: only after the visitor chose one (decision 104). The cookie policy names it. */
const PLAN_KEY = 'buyer-plan';

/** Returns the plan that the visitor chose before; '' without one. */
export const readPlan = (): string => (readItem(PLAN_KEY) ?? '').replace(/[^a-z-]/g, '');

/** Stores the plan that the visitor chose; '' removes it. */
export const writePlan = (plan: string): void => {
  writeItem(PLAN_KEY, plan || undefined);
};
