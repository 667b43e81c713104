import { PERSON_FIELD_NAMES } from '../../src/features/forms/kit/definition/person-fields';
import {
  deleteDrafts,
  getDraftKey,
  PERSON_DRAFT_KEY,
  readDraftValues,
  writeDraft,
} from './draft-storage';

type DraftInput = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What no device keeps, since it is no answer: to the robots' question, in the robots' field. */
const UNSAVED_NAMES = new Set(['captcha-answer', 'homepage']);

/**
 * Keeps what somebody typed on this device for a day (cookie policy), from their first keystroke
 * until the form is thanked for; and puts it back where nothing was typed yet. What they said of
 * themselves comes back in any form, all else only in this one, about the same house.
 */
export function attachDraft(form: HTMLFormElement): void {
  const note = form.querySelector<HTMLElement>('[data-draft]');
  if (!note) return;
  const own = getDraftKey(form);
  const keepInput = (input: DraftInput) => {
    const typed = { [input.name]: readInputValues(form, input.name) };
    if (PERSON_FIELD_NAMES.has(input.name))
      writeDraft(PERSON_DRAFT_KEY, { ...readDraftValues(PERSON_DRAFT_KEY), ...typed });
    if (writeDraft(own, { ...readDraftValues(own), ...typed })) note.hidden = false;
  };
  // Somebody may have been quicker than this script.
  for (const input of findDraftInputs(form).filter(isInputChanged)) keepInput(input);
  if (restoreDraft(form, { ...readDraftValues(PERSON_DRAFT_KEY), ...readDraftValues(own) })) {
    note.hidden = false;
    note.querySelector('[data-restored]')?.removeAttribute('hidden');
  }
  form.addEventListener('input', ({ target }) => {
    const input = findDraftInputs(form).find((one) => one === target);
    if (input) keepInput(input);
  });
  form.addEventListener('submit', ({ submitter }) => {
    const isLast = submitter?.getAttribute('name') !== 'go';
    if (isLast) writeDraft(own, readDraftValues(own), true);
  });
  note.querySelector('button')?.addEventListener('click', () => {
    deleteDrafts(own, PERSON_DRAFT_KEY);
    form.reset();
    // The page that answered a form has the answers in it.
    if (!form.closest('dialog')) return location.assign(form.action);
    form.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
    note.hidden = true;
  });
}

const findDraftInputs = (form: HTMLFormElement): DraftInput[] =>
  Array.from<unknown>(form.elements).filter(isDraftInput);

const isDraftInput = (element: unknown): element is DraftInput =>
  (element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement) &&
  !/hidden|password|file|button/.test(element.type) &&
  !UNSAVED_NAMES.has(element.name);

const isInputChanged = (input: DraftInput): boolean => {
  if (input instanceof HTMLSelectElement)
    return Array.from(input.options).some((one) => one.selected !== one.defaultSelected);
  const isChecked = input instanceof HTMLInputElement && input.checked !== input.defaultChecked;
  return isChecked || input.value !== input.defaultValue;
};

const readInputValues = (form: HTMLFormElement, name: string): string[] =>
  new FormData(form).getAll(name).filter((value) => typeof value === 'string');

/** Never over what was typed meanwhile; whether anything came back. */
function restoreDraft(form: HTMLFormElement, kept: Record<string, string[]>): boolean {
  const inputs = findDraftInputs(form);
  const touched = new Set(inputs.filter(isInputChanged).map(({ name }) => name));
  const names = new Set(inputs.map(({ name }) => name).filter((name) => !touched.has(name)));
  const before = JSON.stringify([...names].map((name) => readInputValues(form, name)));
  for (const input of inputs) {
    const values = kept[input.name];
    if (values && names.has(input.name)) writeInputValues(input, values);
  }
  return JSON.stringify([...names].map((name) => readInputValues(form, name))) !== before;
}

function writeInputValues(input: DraftInput, values: readonly string[]): void {
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
