import { readStoredFunds, tickStoredPlan } from '../plan';

/** Returns the URL that the form leads to without script, without empty values. */
export function buildFilterUrl(form: HTMLFormElement): string {
  const search = new URLSearchParams();
  new FormData(form).forEach((value, name) => {
    if (value) search.append(name, String(value));
  });
  return `${form.getAttribute('action')}?${search}`;
}

/**
 * Updates the form in the page from the form of a response: values, disabled options and counts. Its
 * elements are kept, so that the focus and open panels stay.
 */
export function updateFilterForm(form: HTMLFormElement, responseForm: HTMLFormElement): void {
  for (const hidden of form.querySelectorAll(':scope > input')) hidden.remove();
  for (const hidden of importNodes(responseForm.querySelectorAll(':scope > input')))
    form.insertBefore(hidden, form.firstChild);
  for (const [element, source] of pairElements(form, responseForm, 'fieldset, select')) {
    // The URL has, or had, a value that is not among the options.
    if (element.childElementCount !== source.childElementCount)
      element.replaceChildren(...importNodes(source.children));
  }
  for (const [element, source] of pairElements(form, responseForm, 'option, fieldset input')) {
    const field = element as HTMLInputElement | HTMLOptionElement;
    const isChosen = source.hasAttribute(
      field instanceof HTMLInputElement ? 'checked' : 'selected',
    );
    if (field instanceof HTMLInputElement) field.checked = isChosen;
    else field.selected = isChosen;
    field.disabled = source.hasAttribute('disabled') && field !== document.activeElement;
  }
  for (const [element, source] of pairElements(form, responseForm, 'input[inputmode]'))
    if (element !== document.activeElement)
      (element as HTMLInputElement).value = source.getAttribute('value') ?? '';
  for (const select of form.querySelectorAll('select')) {
    if (select.selectedIndex < 0) select.selectedIndex = 0;
  }
  for (const [element, source] of pairElements(
    form,
    responseForm,
    '[data-refresh], option, button[type="submit"]',
  )) {
    if (element.textContent !== source.textContent)
      element.replaceChildren(...importNodes(source.childNodes));
  }
}

const importNodes = <Kind extends Node>(nodes: Iterable<Kind>): Node[] =>
  Array.from(nodes, (node) => document.importNode(node, true));

function pairElements(target: Element, source: Element, selector: string): [Element, Element][] {
  const sources = [...source.querySelectorAll(selector)];
  return [...target.querySelectorAll(selector)].flatMap((element, index) => {
    const match = sources[index];
    return match ? [[element, match] as [Element, Element]] : [];
  });
}

/** Puts the plan of an earlier visit into the form, where a list knows plans, and its own funds with it. */
export function applyStoredPlan(form: HTMLFormElement): void {
  tickStoredPlan(form, (plan) => `[name="as"][value="${plan}"]`);
  const own = readStoredFunds();
  if (!own || !form.querySelector('[name="as"]:checked:not([value=""])')) return;
  const input = document.createElement('input');
  Object.assign(input, { type: 'hidden', name: 'own', value: own });
  form.prepend(input);
}
