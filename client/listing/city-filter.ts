import { normalizeName } from '../../src/domain/catalogue/normalize-name';

/**
 * Shows only the cities whose name or postcode begins with the typed text. Enter ticks the city if only
 * one is left, or passes the text to `refine`, which applies the form.
 */
export function attachCityFilter(form: HTMLFormElement, refine: (text?: string) => void): void {
  const input = form.querySelector<HTMLInputElement>('[type="search"]');
  const fieldset = input?.parentElement?.querySelector('fieldset');
  if (!input || !fieldset) return;
  // With script the input narrows the cities and is no longer sent as a filter.
  input.name = '';
  const filterLabels = () => {
    const text = normalizeName(input.value);
    return [...fieldset.querySelectorAll('label')].filter((label) => {
      const value = label.querySelector('input')?.value ?? '';
      const isMatch = [label.textContent, value.split('|')[1] ?? ''].some((name) =>
        normalizeName(name).startsWith(text),
      );
      label.hidden = !isMatch;
      return isMatch;
    });
  };
  input.addEventListener('input', filterLabels);
  // Text typed before this script was loaded.
  if (input.value) filterLabels();
  // Typed text is not a choice yet: the form must not be applied.
  input.addEventListener('change', (event) => event.stopPropagation());
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const text = input.value;
    const [match, ...others] = filterLabels();
    const checkbox = match?.querySelector('input');
    input.value = '';
    filterLabels();
    if (checkbox && others.length === 0 && !checkbox.disabled) {
      checkbox.checked = true;
      refine();
    } else if (text) refine(text);
  });
}
