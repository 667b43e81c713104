import { normalizeName } from '../../src/domain/catalogue/normalize-name';

/**
 * Typing a town or a postcode leaves the towns that begin so; Enter ticks the only one that is left,
 * or asks for what was typed. `refine` asks with the form as it stands.
 */
export function attachCityFilter(form: HTMLFormElement, refine: (typed?: string) => void): void {
  const typed = form.querySelector<HTMLInputElement>('[type="search"]');
  const fieldset = typed?.parentElement?.querySelector('fieldset');
  if (!typed || !fieldset) return;
  // From here on it narrows; only Enter asks.
  typed.name = '';
  const fitting = () => {
    const text = normalizeName(typed.value);
    return [...fieldset.querySelectorAll('label')].filter((label) => {
      const value = label.querySelector('input')?.value ?? '';
      const fits = [label.textContent, value.split('|')[1] ?? ''].some((name) =>
        normalizeName(name).startsWith(text),
      );
      label.hidden = !fits;
      return fits;
    });
  };
  typed.addEventListener('input', fitting);
  // Typed before the script was there.
  if (typed.value) fitting();
  // What is typed is no choice yet.
  typed.addEventListener('change', (event) => event.stopPropagation());
  typed.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const text = typed.value;
    const [only, ...others] = fitting();
    const tick = only?.querySelector('input');
    typed.value = '';
    fitting();
    if (tick && others.length === 0 && !tick.disabled) {
      tick.checked = true;
      refine();
    } else if (text) refine(text);
  });
}
