import { readPlan } from '../plan';

/** Fetches the script of the costs on first touch; until then the panel is a form. */
export function attachCosts(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-costs]');
  if (!form) return;
  const enhance = async () => {
    for (const type of TOUCH_EVENTS) form.removeEventListener(type, enhance);
    const { enhanceCosts } = await import('./enhance-costs');
    enhanceCosts(form);
  };
  for (const type of TOUCH_EVENTS) form.addEventListener(type, enhance);
  // The plan that the visitor chose before, where the address names none.
  const plan = readPlan();
  const radio = plan && form.querySelector<HTMLInputElement>(`[data-plan~="${plan}"]`);
  if (!radio || form.querySelector('[name="costs"]:checked')) return;
  radio.checked = true;
  void enhance();
}

const TOUCH_EVENTS = ['focusin', 'pointerover'];
