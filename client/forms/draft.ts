const DAY_MS = 24 * 60 * 60 * 1000;

/** What no device keeps: what makes a sending its own, secrets, the robots' field. */
const NEVER = new Set(['key', 'altcha', 'captcha', 'captcha-answer', 'step', 'homepage']);

interface Draft {
  at: number;
  values: [name: string, value: string][];
}

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
    localStorage.setItem(name, JSON.stringify({ at: Date.now(), values: valuesOf(form) }));
    note.hidden = false;
  };
  // Somebody may have been quicker than this script.
  if (isTouched(form)) keep();
  form.addEventListener('input', keep);
  note.querySelector('button')?.addEventListener('click', () => {
    localStorage.removeItem(name);
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

function read(name: string): Draft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(name) ?? '') as Draft;
    if (Date.now() - draft.at < DAY_MS) return draft;
  } catch {
    // None, or none of ours.
  }
  localStorage.removeItem(name);
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
