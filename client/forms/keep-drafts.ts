import {
  deleteAccountDrafts,
  deleteDrafts,
  deleteExpiredDrafts,
  getAccountDraftKey,
  readDraftValues,
  rememberSentText,
  writeDraft,
} from './draft-storage';
import { settleSentText } from './sent-text';

/** Looks after the drafts of this device: deletes those that are no longer needed, and keeps texts of accounts. */
export function keepDrafts(): void {
  settleSentText();
  deleteExpiredDrafts(
    document.querySelector<HTMLElement>('[data-submitted-form]')?.dataset.submittedForm,
  );
  keepTexts();
}

/**
 * Keeps what a signed-in person writes in text areas on this device until it is stored, so that a form that is
 * sent after the session has ended loses nothing. Signing out deletes it.
 */
function keepTexts(): void {
  const account = document.querySelector<HTMLElement>('[data-account]')?.dataset.account;
  document.querySelector('form[data-sign-out]')?.addEventListener('submit', deleteAccountDrafts);
  if (account === undefined) return;
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-keep]'))
    keepTextsOfForm(form, getAccountDraftKey(account, form));
}

function keepTextsOfForm(form: HTMLFormElement, key: string): void {
  const note = form.querySelector<HTMLElement>('[data-draft]');
  const areas = [...form.querySelectorAll('textarea')];
  const stored = readDraftValues(key);
  const store = () => {
    const typed = Object.fromEntries(areas.map(({ name, value }) => [name, [value]]));
    return writeDraft(key, typed);
  };
  const isChanged = () => areas.some(({ value, defaultValue }) => value !== defaultValue);
  // Text may have been typed before this script was loaded.
  if (isChanged() && store()) note?.removeAttribute('hidden');
  for (const area of areas) {
    const text = stored[area.name]?.[0];
    if (text === undefined || text === area.value || area.value !== area.defaultValue) continue;
    area.value = text;
    note?.removeAttribute('hidden');
    note?.querySelector('[data-restored]')?.removeAttribute('hidden');
  }
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLTextAreaElement && store()) note?.removeAttribute('hidden');
  });
  form.addEventListener('submit', () => {
    if (store()) rememberSentText(key);
  });
  note?.querySelector('button')?.addEventListener('click', () => {
    deleteDrafts(key);
    for (const area of areas) area.value = area.defaultValue;
    note.hidden = true;
    areas[0]?.focus();
  });
}
