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
export function updateFilterForm(form: HTMLFormElement, answered: HTMLFormElement): void {
  for (const hidden of form.querySelectorAll(':scope > input')) hidden.remove();
  for (const hidden of importNodes(answered.querySelectorAll(':scope > input')))
    form.insertBefore(hidden, form.firstChild);
  for (const [own, other] of pairElements(form, answered, 'fieldset, select')) {
    // The URL has, or had, a value that is none of the options.
    if (own.childElementCount !== other.childElementCount)
      own.replaceChildren(...importNodes(other.children));
  }
  for (const [own, other] of pairElements(form, answered, 'option, fieldset input')) {
    const field = own as HTMLInputElement | HTMLOptionElement;
    const chosen = other.hasAttribute(field instanceof HTMLInputElement ? 'checked' : 'selected');
    if (field instanceof HTMLInputElement) field.checked = chosen;
    else field.selected = chosen;
    field.disabled = other.hasAttribute('disabled') && field !== document.activeElement;
  }
  for (const select of form.querySelectorAll('select')) {
    if (select.selectedIndex < 0) select.selectedIndex = 0;
  }
  for (const [own, other] of pairElements(
    form,
    answered,
    '[data-refresh], option, button[type="submit"]',
  )) {
    if (own.textContent !== other.textContent)
      own.replaceChildren(...importNodes(other.childNodes));
  }
}

const importNodes = <Kind extends Node>(nodes: Iterable<Kind>): Node[] =>
  Array.from(nodes, (node) => document.importNode(node, true));

function pairElements(own: Element, other: Element, selector: string): [Element, Element][] {
  const others = [...other.querySelectorAll(selector)];
  return [...own.querySelectorAll(selector)].flatMap((element, place) => {
    const match = others[place];
    return match ? [[element, match] as [Element, Element]] : [];
  });
}
