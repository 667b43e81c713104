import { OF_THE_PERSON } from '../../src/features/forms/kit/definition/person';
import { draftOf, forget, keep, OF_PERSON, typedIn } from './drafts';

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What no device keeps, since it is no answer: to the robots' question, in the robots' field. */
const NEVER = new Set(['captcha-answer', 'homepage']);

/**
 * Keeps what somebody typed on this device for a day (cookie policy), from their first keystroke
 * until the form is thanked for; and puts it back where nothing was typed yet. What they said of
 * themselves comes back in any form, all else only in this one, about the same house.
 */
export function keepDraft(form: HTMLFormElement): void {
  const note = form.querySelector<HTMLElement>('[data-draft]');
  if (!note) return;
  const own = draftOf(form);
  const keepInput = (input: Input) => {
    const typed = { [input.name]: valuesOf(form, input.name) };
    if (OF_THE_PERSON.has(input.name)) keep(OF_PERSON, { ...typedIn(OF_PERSON), ...typed });
    if (keep(own, { ...typedIn(own), ...typed })) note.hidden = false;
  };
  // Somebody may have been quicker than this script.
  for (const input of inputsOf(form).filter(isTouched)) keepInput(input);
  if (putBack(form, { ...typedIn(OF_PERSON), ...typedIn(own) })) {
    note.hidden = false;
    note.querySelector('[data-restored]')?.removeAttribute('hidden');
  }
  form.addEventListener('input', ({ target }) => {
    const input = inputsOf(form).find((one) => one === target);
    if (input) keepInput(input);
  });
  form.addEventListener('submit', ({ submitter }) => {
    const isLast = submitter?.getAttribute('name') !== 'go';
    if (isLast) keep(own, typedIn(own), true);
  });
  note.querySelector('button')?.addEventListener('click', () => {
    forget(own, OF_PERSON);
    form.reset();
    // The page that answered a form has the answers in it.
    if (!form.closest('dialog')) return location.assign(form.action);
    form.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
    note.hidden = true;
  });
}

const inputsOf = (form: HTMLFormElement): Input[] =>
  Array.from<unknown>(form.elements).filter(isInput);

const isInput = (element: unknown): element is Input =>
  (element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement) &&
  !/hidden|password|file|button/.test(element.type) &&
  !NEVER.has(element.name);

const isTouched = (input: Input): boolean => {
  if (input instanceof HTMLSelectElement)
    return Array.from(input.options).some((one) => one.selected !== one.defaultSelected);
  const isChecked = input instanceof HTMLInputElement && input.checked !== input.defaultChecked;
  return isChecked || input.value !== input.defaultValue;
};

const valuesOf = (form: HTMLFormElement, name: string): string[] =>
  new FormData(form).getAll(name).filter((value) => typeof value === 'string');

/** Never over what was typed meanwhile; whether anything came back. */
function putBack(form: HTMLFormElement, kept: Record<string, string[]>): boolean {
  const inputs = inputsOf(form);
  const touched = new Set(inputs.filter(isTouched).map(({ name }) => name));
  const names = new Set(inputs.map(({ name }) => name).filter((name) => !touched.has(name)));
  const before = JSON.stringify([...names].map((name) => valuesOf(form, name)));
  for (const input of inputs) {
    const values = kept[input.name];
    if (values && names.has(input.name)) write(input, values);
  }
  return JSON.stringify([...names].map((name) => valuesOf(form, name))) !== before;
}

function write(input: Input, values: readonly string[]): void {
  const [value = ''] = values;
  if (input instanceof HTMLSelectElement) {
    // What is not offered any more is not chosen either.
    if (Array.from(input.options).some((one) => one.value === value)) input.value = value;
  } else if (input.type === 'radio') {
    if (input instanceof HTMLInputElement && input.value === value && !input.disabled)
      input.checked = true;
  } else if (input.type === 'checkbox') {
    if (input instanceof HTMLInputElement) input.checked = values.includes(input.value);
  } else input.value = value;
}
