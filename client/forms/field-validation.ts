import type { AnyForm } from '../../src/features/forms/kit/definition/form';
import type { FieldError } from '../../src/features/forms/kit/definition/parse-answers';
import {
  parseAnswers,
  readFieldValues,
} from '../../src/features/forms/kit/definition/parse-answers';
import { findFileError } from './files';

/**
 * Shows the error of a field when the focus leaves it, and removes it once the value is valid, by the
 * same schema and texts as the server.
 */
export function attachFieldValidation(
  element: HTMLFormElement,
  form: AnyForm,
  texts: Record<string, string>,
): void {
  const validateField = (field: HTMLElement) => {
    const parsed = parseAnswers(form, readFieldValues(form, new FormData(element)));
    const error =
      (parsed.ok ? undefined : parsed.errors[field.dataset.field ?? '']) ?? findFileError(field);
    showFieldError(field, error && formatFieldError(error, field, texts));
  };
  element.addEventListener('focusout', ({ target, relatedTarget }) => {
    const field = findField(target);
    // Moving between radio buttons or the parts of a date does not leave the field.
    if (!field || findField(relatedTarget) === field || !isFieldFilled(field)) return;
    // A message moves the content below: wait while the pointer is down, or the press would miss its button.
    if (!isPressed) return validateField(field);
    for (const eventType of RELEASE_EVENTS)
      addEventListener(eventType, () => setTimeout(validateField, 0, field), { once: true });
  });
  let isPressed = false;
  const trackPress = ({ type }: Event) => {
    isPressed = type === 'pointerdown';
  };
  for (const eventType of ['pointerdown', ...RELEASE_EVENTS])
    addEventListener(eventType, trackPress, true);
  element.addEventListener('input', ({ target }) => {
    const field = findField(target);
    const isFile = target instanceof HTMLInputElement && target.type === 'file';
    if (field && (isFile || field.classList.contains('has-error'))) validateField(field);
  });
}

const RELEASE_EVENTS = ['pointerup', 'pointercancel'];

const findField = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;

/** Returns whether a field has a value or an error; tabbing through an empty field shows no error. */
const isFieldFilled = (field: HTMLElement): boolean =>
  field.classList.contains('has-error') ||
  Array.from(field.querySelectorAll('input, textarea, select')).some((input) =>
    input instanceof HTMLInputElement && /radio|checkbox/.test(input.type)
      ? input.checked
      : (input as HTMLInputElement).value !== '',
  );

const CONTROL_SELECTOR =
  '.field__input, .field__with-unit, .field__date, .upload, .day-picker, .choice-grid, .checkbox';

/** Shows or removes an error between the hint and the input, as the server does (docs/look.md, Form field). */
function showFieldError(field: HTMLElement, text: string | undefined): void {
  const inputs = field.querySelectorAll('input, textarea, select');
  const message = field.querySelector('.field__error') ?? document.createElement('p');
  message.className = 'field__error';
  message.id ||= `${inputs[0]?.id}-error`;
  message.textContent = text ?? '';
  const control = field.querySelector(CONTROL_SELECTOR);
  if (text) control?.parentNode?.insertBefore(message, control);
  else message.remove();
  field.classList.toggle('has-error', Boolean(text));
  for (const input of inputs) {
    if (text) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
    setDescribedBy(input, message.id, Boolean(text));
  }
}

function setDescribedBy(input: Element, id: string, isDescribed: boolean): void {
  const others = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((other) => other && other !== id);
  const ids = isDescribed ? [...others, id] : others;
  if (ids.length > 0) input.setAttribute('aria-describedby', ids.join(' '));
  else input.removeAttribute('aria-describedby');
}

function formatFieldError(
  { key, values }: FieldError,
  field: HTMLElement,
  texts: Record<string, string>,
): string {
  const placeholderValues: Record<string, string | number> = {
    label: field.querySelector('[data-label]')?.textContent ?? '',
    ...values,
  };
  const text = (placeholderValues.count === 1 && texts[`${key}_ONE`]) || texts[key] || '';
  return text.replace(/\{(\w+)\}/g, (placeholder, name) =>
    String(placeholderValues[name] ?? placeholder),
  );
}
