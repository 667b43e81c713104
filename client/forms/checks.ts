import type { FieldError } from '../../src/features/forms/kit/definition/answers';
import { parse, readValues } from '../../src/features/forms/kit/definition/answers';
import type { Form } from '../../src/features/forms/kit/definition/form';
import { fileError } from './files';

/**
 * Says what is wrong with a field when it is left, and takes it back as soon as it is right: by the
 * schema and in the words the server would say it.
 */
export function showErrors(
  element: HTMLFormElement,
  form: Form,
  texts: Record<string, string>,
): void {
  const look = (field: HTMLElement) => {
    const parsed = parse(form, readValues(form, new FormData(element)));
    const error =
      (parsed.ok ? undefined : parsed.errors[field.dataset.field ?? '']) ?? fileError(field);
    say(field, error && wordsOf(error, field, texts));
  };
  element.addEventListener('focusout', ({ target, relatedTarget }) => {
    const field = fieldOf(target);
    // From one radio, or one part of a date, to the next, the field is not left.
    if (!field || fieldOf(relatedTarget) === field || !isTouched(field)) return;
    // A message that comes or goes moves what lies below: never a button that is being pressed.
    if (!isPressed) return look(field);
    for (const released of RELEASED)
      addEventListener(released, () => setTimeout(look, 0, field), { once: true });
  });
  let isPressed = false;
  const press = ({ type }: Event) => {
    isPressed = type === 'pointerdown';
  };
  for (const type of ['pointerdown', ...RELEASED]) addEventListener(type, press, true);
  element.addEventListener('input', ({ target }) => {
    const field = fieldOf(target);
    const isFile = target instanceof HTMLInputElement && target.type === 'file';
    if (field && (isFile || field.classList.contains('has-error'))) look(field);
  });
}

const RELEASED = ['pointerup', 'pointercancel'];

const fieldOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;

/** Passed through with the keyboard, an empty field is no mistake yet. */
const isTouched = (field: HTMLElement): boolean =>
  field.classList.contains('has-error') ||
  Array.from(field.querySelectorAll('input, textarea, select')).some((input) =>
    input instanceof HTMLInputElement && /radio|checkbox/.test(input.type)
      ? input.checked
      : (input as HTMLInputElement).value !== '',
  );

const CONTROLS =
  '.field__input, .field__with-unit, .field__date, .upload, .days, .tiles-of-choice, .checkbox';

/** Where the server would say it: between the hint and the input (look/tokens, Form field). */
function say(field: HTMLElement, words: string | undefined): void {
  const inputs = field.querySelectorAll('input, textarea, select');
  const message = field.querySelector('.field__error') ?? document.createElement('p');
  message.className = 'field__error';
  message.id ||= `${inputs[0]?.id}-error`;
  message.textContent = words ?? '';
  const control = field.querySelector(CONTROLS);
  if (words) control?.parentNode?.insertBefore(message, control);
  else message.remove();
  field.classList.toggle('has-error', Boolean(words));
  for (const input of inputs) {
    if (words) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
    describe(input, message.id, Boolean(words));
  }
}

function describe(input: Element, id: string, isDescribed: boolean): void {
  const others = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((one) => one && one !== id);
  const ids = isDescribed ? [...others, id] : others;
  if (ids.length > 0) input.setAttribute('aria-describedby', ids.join(' '));
  else input.removeAttribute('aria-describedby');
}

function wordsOf(
  { key, values }: FieldError,
  field: HTMLElement,
  texts: Record<string, string>,
): string {
  const named: Record<string, string | number> = {
    label: field.querySelector('[data-label]')?.textContent ?? '',
    ...values,
  };
  const text = (named.count === 1 && texts[`${key}_ONE`]) || texts[key] || '';
  return text.replace(/\{(\w+)\}/g, (gap, name) => String(named[name] ?? gap));
}
