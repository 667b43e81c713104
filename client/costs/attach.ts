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
}

const TOUCH_EVENTS = ['focusin', 'pointerover'];
