import { PERSON_FIELD_NAMES } from '../../src/features/forms/kit/definition/person-fields';
import {
  deleteDrafts,
  getDraftKey,
  PERSON_DRAFT_KEY,
  readDraftValues,
  writeDraft,
} from './draft-storage';

type DraftInput = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Inputs that are never stored: the captcha's answer, the honeypot, and what a rental application tells of
 * a household's means, members and reasons.
 */
const UNSAVED_NAMES = new Set([
  ...['captcha-answer', 'homepage'],
  ...['income1', 'income2', 'adults', 'kids', 'kidsAges', 'pets', 'movingReason', 'motivation'],
  ...['hasIncome', 'fewEnough'],
]);

/**
 * Stores typed values on this device for a day (cookie policy), from the first keystroke until the
 * thank-you page, and restores them into untouched inputs. Name and contact details are restored in any
 * form, other values only in the same form about the same property.
 */
export function attachDraft(form: HTMLFormElement): void {
  const note = form.querySelector<HTMLElement>('[data-draft]');
  if (!note) return;
  const draftKey = getDraftKey(form);
  const storeInput = (input: DraftInput) => {
    const values = { [input.name]: readInputValues(form, input.name) };
    if (PERSON_FIELD_NAMES.has(input.name))
      writeDraft(PERSON_DRAFT_KEY, { ...readDraftValues(PERSON_DRAFT_KEY), ...values });
    if (writeDraft(draftKey, { ...readDraftValues(draftKey), ...values })) note.hidden = false;
  };
  // Values may have been typed before this script was loaded.
  for (const input of findDraftInputs(form).filter(isInputChanged)) storeInput(input);
  if (restoreDraft(form, { ...readDraftValues(PERSON_DRAFT_KEY), ...readDraftValues(draftKey) })) {
    note.hidden = false;
    note.querySelector('[data-restored]')?.removeAttribute('hidden');
    form.dispatchEvent(new Event('change', { bubbles: true }));
  }
  form.addEventListener('input', ({ target }) => {
    const input = findDraftInputs(form).find((candidate) => candidate === target);
    if (input) storeInput(input);
  });
  form.addEventListener('submit', ({ submitter }) => {
    const isLast = submitter?.getAttribute('name') !== 'go';
    if (isLast) writeDraft(draftKey, readDraftValues(draftKey), true);
  });
  note.querySelector('button')?.addEventListener('click', () => {
    deleteDrafts(draftKey, PERSON_DRAFT_KEY);
    form.reset();
    // The page of a refused form has the values in its markup: reset() would not clear them.
    if (!form.closest('dialog')) return location.assign(location.pathname + location.search);
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
    return Array.from(input.options).some((option) => option.selected !== option.defaultSelected);
  const isChecked = input instanceof HTMLInputElement && input.checked !== input.defaultChecked;
  return isChecked || input.value !== input.defaultValue;
};

const readInputValues = (form: HTMLFormElement, name: string): string[] =>
  new FormData(form).getAll(name).filter((value) => typeof value === 'string');

/** Restores stored values into inputs that are untouched; returns whether any value changed. */
function restoreDraft(form: HTMLFormElement, stored: Record<string, string[]>): boolean {
  const inputs = findDraftInputs(form);
  const touched = new Set(inputs.filter(isInputChanged).map(({ name }) => name));
  const names = new Set(inputs.map(({ name }) => name).filter((name) => !touched.has(name)));
  const before = JSON.stringify([...names].map((name) => readInputValues(form, name)));
  for (const input of inputs) {
    const values = stored[input.name];
    if (values && names.has(input.name)) writeInputValues(input, values);
  }
  return JSON.stringify([...names].map((name) => readInputValues(form, name))) !== before;
}

function writeInputValues(input: DraftInput, values: readonly string[]): void {
  const [value = ''] = values;
  if (input instanceof HTMLSelectElement) {
    // The stored option may no longer exist.
    if (Array.from(input.options).some((option) => option.value === value)) input.value = value;
  } else if (input.type === 'radio') {
    if (input instanceof HTMLInputElement && input.value === value && !input.disabled)
      input.checked = true;
  } else if (input.type === 'checkbox') {
    if (input instanceof HTMLInputElement) input.checked = values.includes(input.value);
  } else input.value = value;
}
