import { onPlanOrTouch } from '../plan-or-touch';

const loadCosts = () => import('./enhance-costs');

/** Fetches the script of the costs on first touch; until then the panel is a form. */
export function attachCosts(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-costs]');
  if (form) onPlanOrTouch(form, async () => (await loadCosts()).enhanceCosts(form));
}
