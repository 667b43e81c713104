import { normalizeName } from '../../src/domain/catalogue/normalize-name';

/**
 * Shows only the towns whose name or postcode begins with the typed text. Enter ticks the one that is
 * left, or passes the text to `refine`, which applies the form.
 */
export function attachCityFilter(form: HTMLFormElement, refine: (typed?: string) => void): void {
  const typed = form.querySelector<HTMLInputElement>('[type="search"]');
  const fieldset = typed?.parentElement?.querySelector('fieldset');
  if (!typed || !fieldset) return;
  // With script the input narrows the towns and is no longer sent as a filter.
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
  // Text typed before this script was loaded.
  if (typed.value) fitting();
  // Typed text is not a choice yet: the form must not be applied.
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
