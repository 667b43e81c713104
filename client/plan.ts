import { PLAN_KEY } from './plan-or-touch';
import { readItem, writeItem } from './storage';

/** A buyer's own funds in localStorage, as they were typed: only after the visitor gave them. The cookie policy names it. */
const OWN_FUNDS_KEY = 'buyer-own-funds';

const readPlan = (): string => (readItem(PLAN_KEY) ?? '').replace(/[^a-z-]/g, '');

/** Returns the own funds that the visitor gave before; '' if there are none. */
export const readOwnFunds = (): string => (readItem(OWN_FUNDS_KEY) ?? '').slice(0, 14);

/** Ticks the plan that the visitor chose before, where there is one; `toSelector` names the control of a plan. */
export function tickStoredPlan(within: HTMLElement, toSelector: (plan: string) => string): void {
  const plan = readPlan();
  const radio = plan && within.querySelector<HTMLInputElement>(toSelector(plan));
  if (radio) radio.checked = true;
}

/** Returns the parameters of the plan that the visitor chose before, to follow others in an address; '' without one. */
export function formatStoredPlan(): string {
  const plan = readPlan();
  const own = readOwnFunds();
  if (!plan) return '';
  return `&as=${plan}${own && `&own=${encodeURIComponent(own)}`}`;
}

/** Stores the plan that the visitor chose; '' removes it, and the own funds that only it makes use of. */
export function writePlan(plan: string): void {
  writeItem(PLAN_KEY, plan || undefined);
  if (!plan) writeOwnFunds('');
}

/** Stores the own funds that the visitor typed; '' removes them. */
export const writeOwnFunds = (text: string): void => {
  writeItem(OWN_FUNDS_KEY, text.trim() || undefined);
};

/** Keeps what the visitor chooses among the plans of a page, or types below them, for the next one. */
export function keepPlan(page: HTMLElement | Document): void {
  page.addEventListener('click', ({ target }) => {
    const { plan } = (target as Element).closest<HTMLElement>('a[data-plan]')?.dataset ?? {};
    if (plan !== undefined) writePlan(plan);
  });
  page.addEventListener('submit', ({ target }) => {
    const form = target as HTMLFormElement;
    if (form.matches('.plans__own')) writeOwnFunds(String(new FormData(form).get('own') ?? ''));
  });
}
