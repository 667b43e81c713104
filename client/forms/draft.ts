import * as v from 'valibot';
import { keepText, keptText } from '../kept';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What no device keeps: what makes a sending its own, secrets, the robots' field. */
const NEVER = new Set(['key', 'altcha', 'captcha', 'captcha-answer', 'step', 'homepage']);

const Draft = v.object({
  at: v.number(),
  /** Name and value. */
  values: v.array(v.tuple([v.string(), v.string()])),
});
type Draft = v.InferOutput<typeof Draft>;

/**
 * Keeps what somebody typed on this device for a day (cookie policy), from their first keystroke
 * until the form is thanked for; and puts it back into an empty form.
 */
export function keepDraft(form: HTMLFormElement): void {
  const name = `draft ${form.id}`;
  const note = form.querySelector<HTMLElement>('[data-draft]');
  if (!note) return;
  const draft = read(name);
  const isFresh = form.querySelector('.error-summary') === null;
  if (draft && isFresh && putBack(form, draft)) {
    note.hidden = false;
    note.querySelector('[data-restored]')?.removeAttribute('hidden');
  }
  const keep = () => {
    const now: Draft = { at: Date.now(), values: valuesOf(form) };
    if (keepText(name, JSON.stringify(now))) note.hidden = false;
  };
  // Somebody may have been quicker than this script.
  if (isTouched(form)) keep();
  form.addEventListener('input', keep);
  note.querySelector('button')?.addEventListener('click', () => {
    keepText(name, undefined);
    form.reset();
    form.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
    note.hidden = true;
  });
}

const isTouched = (form: HTMLFormElement): boolean =>
  Array.from(form.elements).some(
    (input) =>
      (input instanceof HTMLInputElement &&
        input.type !== 'hidden' &&
        (input.value !== input.defaultValue || input.checked !== input.defaultChecked)) ||
      (input instanceof HTMLTextAreaElement && input.value !== input.defaultValue),
  );

/** What nobody of ours wrote, or wrote too long ago, is dropped. */
function read(name: string): Draft | undefined {
  const draft = v.safeParse(v.pipe(v.string(), v.parseJson(), Draft), keptText(name));
  if (draft.success && Date.now() - draft.output.at < DAY_MS) return draft.output;
  keepText(name, undefined);
  return undefined;
}

function valuesOf(form: HTMLFormElement): Draft['values'] {
  const secret = new Set(
    Array.from(form.querySelectorAll<HTMLInputElement>('[type=password]'), ({ name }) => name),
  );
  return [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value && !NEVER.has(name) && !secret.has(name)
      ? [[name, value] as [string, string]]
      : [],
  );
}

/** Never over what was typed meanwhile; whether anything came back. */
function putBack(form: HTMLFormElement, { values }: Draft): boolean {
  const typed = new Set(valuesOf(form).map(([name]) => name));
  const back = values.filter(([name]) => !typed.has(name));
  for (const [name, value] of back) {
    for (const input of form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)) {
      if (input.type === 'radio' || input.type === 'checkbox')
        input.checked ||= input.value === value;
      else input.value = value;
    }
  }
  return back.length > 0;
}
