import { PLAN_KEY } from './plan-or-touch';
import { readItem, writeItem } from './storage';

/** Ticks the plan that the visitor chose before, where there is one; `toSelector` names the control of a plan. */
export function tickStoredPlan(within: HTMLElement, toSelector: (plan: string) => string): void {
  const plan = (readItem(PLAN_KEY) ?? '').replace(/[^a-z-]/g, '');
  const radio = plan && within.querySelector<HTMLInputElement>(toSelector(plan));
  if (radio) radio.checked = true;
}

/** Stores the plan that the visitor chose; '' removes it. */
export const writePlan = (plan: string): void => {
  writeItem(PLAN_KEY, plan || undefined);
};
