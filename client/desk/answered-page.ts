/**
 * Shows each error of an answer at its field and removes those that are mended. The field in which somebody types waits,
 * unless the answer tells that somebody else changed it too.
 */
export function showFieldErrors(
  form: HTMLFormElement,
  next: HTMLFormElement,
  isClash: boolean,
): void {
  for (const field of form.querySelectorAll<HTMLElement>('[data-field]')) {
    const other = next.querySelector(`[data-field="${CSS.escape(field.dataset.field ?? '')}"]`);
    const error = other?.querySelector('.field__error');
    const isTyped = field.contains(document.activeElement) && document.hasFocus();
    if (!other || (error && isTyped && !isClash)) continue;
    field.querySelector('.field__error')?.remove();
    field.classList.toggle('has-error', Boolean(error));
    if (error) showError(field, error);
    copyDescription(field, other);
  }
  if (!form.querySelector('.has-error')) form.querySelector('.error-summary')?.remove();
}

function showError(field: HTMLElement, error: Element): void {
  const copy = error.cloneNode(true) as Element;
  const above = field.querySelector('.field__hint') ?? field.querySelector('.field__label');
  if (above) above.after(copy);
  else field.prepend(copy);
}

/** Makes the input of a field tell what is wrong as that of the answer does. */
function copyDescription(field: Element, other: Element): void {
  const input = field.querySelector('[name]');
  const answered = other.querySelector('[name]');
  for (const name of ['aria-describedby', 'aria-invalid']) {
    const value = answered?.getAttribute(name);
    if (value) input?.setAttribute(name, value);
    else input?.removeAttribute(name);
  }
}

/** Shows what follows from a document as the answer shows it: who typed last, how the page is seen elsewhere. */
export function showFollowing(page: Document): void {
  for (const part of document.querySelectorAll('[data-follows]')) {
    const next = page.querySelector(`[data-follows="${part.getAttribute('data-follows')}"]`);
    if (next) part.replaceWith(document.adoptNode(next));
  }
}
