import { onFirstTouch } from '../behaviours/first-touch';
import { readPlan } from '../plan';

const loadCosts = () => import('./enhance-costs');

/** Fetches the script of the costs on first touch; until then the panel is a form. */
export function attachCosts(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-costs]');
  if (!form) return;
  const enhance = async () => (await loadCosts()).enhanceCosts(form);
  // The plan that the visitor chose before, where the address names none.
  const plan = readPlan();
  const radio = plan && form.querySelector<HTMLInputElement>(`[data-plan~="${plan}"]`);
  if (radio && !form.querySelector('[name="costs"]:checked')) {
    radio.checked = true;
    void enhance();
  } else onFirstTouch(form, enhance);
}
