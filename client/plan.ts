import { readBuyerPlan } from '../src/domain/costs/buyer-plan';
import { PLAN_KEY } from './plan-or-touch';
import { readItem, writeItem } from './storage';

/** The stored plan is the parameters that an address has for it: `as=second-home&own=60000`. */
const readStored = () => new URLSearchParams(readItem(PLAN_KEY) ?? '');

/** Returns the own funds that the visitor gave before; '' if there are none. */
export const readStoredFunds = (): string => (readStored().get('own') ?? '').slice(0, 14);

/** Ticks the plan that the visitor chose before, where there is one; `toSelector` names the control of a plan. */
export function tickStoredPlan(within: HTMLElement, toSelector: (plan: string) => string): void {
  const plan = (readStored().get('as') ?? '').replace(/[^a-z-]/g, '');
  const radio = plan && within.querySelector<HTMLInputElement>(toSelector(plan));
  if (radio) radio.checked = true;
}

/** Stores the plan that the visitor chose; '' removes it, and the own funds that only it makes use of. */
export const writePlan = (plan: string): void => writeParameter('as', plan);

/** Stores the own funds that the visitor typed beside a plan; '' removes them, and what is no amount changes nothing. */
export function writeOwnFunds(text: string): void {
  const typed = text.trim();
  if (readBuyerPlan('', typed).unreadFunds === undefined) writeParameter('own', typed);
}

function writeParameter(name: 'as' | 'own', value: string): void {
  const stored = readStored();
  if (value) stored.set(name, value);
  else stored.delete(name);
  writeItem(PLAN_KEY, stored.get('as') ? String(stored) : undefined);
}
