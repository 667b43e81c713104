import { createElement } from '../create-element';

/**
 * Adds to the list of cities in a form: an input that narrows it down, chips for what is chosen, the
 * numbers of the chosen goal. The checkboxes of the list remain what is sent.
 */
export function attachZonePicker(form: HTMLFormElement): void {
  const picker = form.querySelector<HTMLElement>('[data-zone-picker]');
  const search = picker?.querySelector<HTMLInputElement>('[data-city-search]');
  const list = picker?.querySelector<HTMLElement>('.zone-picker__list');
  if (!picker || !search || !list) return;
  picker.classList.add('is-attached');
  const options = [...list.querySelectorAll<HTMLElement>('.choice')];

  const update = () => {
    showChips(picker, options);
    showCounts(form, picker);
  };
  const open = (isOpen: boolean) => picker.classList.toggle('is-open', isOpen);
  search.addEventListener('focus', () => open(true));
  search.addEventListener('input', () => {
    open(true);
    const found = narrowDown(options, search.value);
    const status = picker.querySelector<HTMLElement>('[data-city-count]');
    if (status)
      status.textContent = (status.dataset.cityCount ?? '').replace(
        '{count}',
        String(found.length),
      );
  });
  picker.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && picker.classList.contains('is-open')) {
      event.preventDefault();
      search.focus();
      open(false);
    }
    if (event.key !== 'Enter' || event.target !== search) return;
    // Enter takes the first city of the list; it does not send the form.
    event.preventDefault();
    const [first] = search.value ? narrowDown(options, search.value) : [];
    const checkbox = first && findCheckbox(first);
    if (checkbox && !checkbox.checked) checkbox.click();
    search.value = '';
    narrowDown(options, '');
  });
  // The list closes when the focus or a press goes elsewhere.
  picker.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !list.contains(relatedTarget) && relatedTarget !== search)
      open(false);
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && target !== search && !list.contains(target)) open(false);
  });
  picker.querySelector('[data-show-map]')?.addEventListener('click', () => {
    picker.classList.add('has-map');
    picker.querySelector<HTMLElement>('iframe')?.focus();
  });
  // The visitor may have begun before this script was there.
  if (document.activeElement === search) {
    open(true);
    narrowDown(options, search.value);
  }
  picker.classList.add('is-ready');
  form.addEventListener('change', update);
  form.addEventListener('zones-set', update);
  update();
}

const findCheckbox = (option: HTMLElement) =>
  option.querySelector<HTMLInputElement>('input[type="checkbox"]');

/** Shows only the options whose name or postcode begins with the words; returns them. */
function narrowDown(options: readonly HTMLElement[], words: string): HTMLElement[] {
  const wanted = fold(words.trim());
  const found = options.filter((option) => {
    const texts = [
      option.querySelector('label')?.textContent ?? '',
      findCheckbox(option)?.value ?? '',
    ];
    return texts.some((text) =>
      fold(text)
        .split(/[\s|-]+/)
        .some((_, index, parts) => parts.slice(index).join(' ').startsWith(wanted)),
    );
  });
  for (const option of options) option.hidden = !found.includes(option);
  return found;
}

/** Lower-cases a text, without accents and with spaces for hyphens. */
const fold = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/-/g, ' ').toLowerCase();

/** Shows a chip for each chosen city; pressing it removes the city. */
function showChips(picker: HTMLElement, options: readonly HTMLElement[]): void {
  const chips = picker.querySelector<HTMLElement>('.zone-picker__chips');
  const chosen = options.filter((option) => findCheckbox(option)?.checked);
  chips?.replaceChildren(
    ...chosen.map((option) => {
      const name = option.querySelector('label')?.firstChild?.textContent ?? '';
      const chip = createElement('button', { type: 'button', textContent: name });
      chip.ariaLabel = `${chips.dataset.removeLabel} ${name}`;
      chip.addEventListener('click', () => {
        findCheckbox(option)?.click();
        picker.querySelector<HTMLElement>('[data-city-search]')?.focus();
        picker.classList.remove('is-open');
      });
      return createElement('li', {}, chip);
    }),
  );
}

/** Shows the number of properties for the chosen goal beside each city. */
function showCounts(form: HTMLFormElement, picker: HTMLElement): void {
  const goal = new FormData(form).get(picker.dataset.goal ?? '');
  if (typeof goal !== 'string') return;
  for (const element of picker.querySelectorAll<HTMLElement>('[data-counts]')) {
    const counts = JSON.parse(element.dataset.counts ?? '{}') as Record<string, number>;
    element.textContent = String(counts[goal] ?? 0);
  }
}
