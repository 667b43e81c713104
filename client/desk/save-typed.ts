import { inTime } from '../behaviours/in-time';
import { settleSentText } from '../forms/sent-text';
import { postForDocument } from '../post-for-document';
import { showFieldErrors, showFollowing } from './answered-page';
import { askBeforeLeaving } from './leave-saved';
import { SAVED_EVENT } from './saved-event';
import { SavedLine } from './saved-line';
import { TypedForm } from './typed-form';

/** How long nothing is typed before what was typed is stored, and how long it waits for the next try. */
const PAUSE_MS = 1200;
const RETRY_MS = 10_000;

/**
 * Stores what is typed in a form as its first button does, a moment after it was typed, and says so. What cannot be
 * stored stays on the device and is put back; what somebody else changed meanwhile waits for a choice.
 */
export function saveTyped(element: HTMLFormElement, account: string): void {
  const button = element.querySelector<HTMLButtonElement>('button[name=action]');
  const place = element.querySelector<HTMLElement>('[data-saved]');
  if (!button || !place) return;
  const form = new TypedForm(element, account);
  const line = new SavedLine(place);
  let timer = 0;
  let saving: Promise<void> | undefined;
  let answered: HTMLFormElement | undefined;

  const plan = (delay: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void save(), delay);
  };

  /** Stores what is not stored yet; resolves when the answer is there, whatever it says. */
  const save = async (): Promise<void> => {
    clearTimeout(timer);
    await saving;
    if (!form.hasUnsaved) return;
    saving = send().finally(() => {
      saving = undefined;
    });
    return saving;
  };

  const send = async () => {
    const sent = form.listUnsaved();
    line.tell('saving');
    const body = form.createBody(sent);
    body.set(button.name, button.value);
    // Its own property of that name is the button.
    const action = element.getAttribute('action') ?? '';
    const request = await inTime(postForDocument(action, body)).catch(() => undefined);
    const page = request?.responseXML;
    const next = page?.querySelector<HTMLFormElement>(`form#${element.id}`);
    if (page && next && (request.status === 200 || request.status === 409)) {
      answered = next;
      const isClash = request.status === 409;
      form.adopt(next, sent, isClash);
      showFieldErrors(element, next, isClash);
      showFollowing(page);
      line.tell(form.hasClash ? 'clash' : 'saved');
      document.dispatchEvent(new Event(SAVED_EVENT));
      if (form.hasUnsaved) plan(PAUSE_MS);
    } else if (page?.querySelector('.sign-in__form')) line.tell('signedOut', request?.responseURL);
    else if (request && request.status < 500) line.tell('refused');
    else {
      line.tell('offline');
      plan(RETRY_MS);
    }
  };

  element.addEventListener('input', () => {
    form.keep();
    plan(PAUSE_MS);
  });
  // An error is shown when its field is left, not while somebody types in it.
  element.addEventListener('focusout', () =>
    setTimeout(() => answered && !form.hasUnsaved && showFieldErrors(element, answered, false)),
  );
  addEventListener('online', () => void save());
  askBeforeLeaving(element, form, { isSaving: () => saving !== undefined, save });

  // The script that keeps drafts settles it too, and may come later than this one.
  settleSentText();
  if (form.restore()) line.tell('restored');
  if (form.hasUnsaved) plan(PAUSE_MS);
}
