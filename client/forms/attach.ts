import { findKeys } from '../storage';

/** The forms of a page; where something is kept of one, what nobody needs any more goes. */
export async function attachForms(): Promise<void> {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]'))
    attachForm(form);
  if (findKeys('draft ').length === 0) return;
  const { deleteExpiredDrafts } = await import('./draft-storage');
  deleteExpiredDrafts(
    document.querySelector<HTMLElement>('[data-submitted-form]')?.dataset.submittedForm,
  );
}

/** A form comes alive on first touch; one that was refused or may be put back into, at once. */
export function attachForm(form: HTMLFormElement): void {
  const wake = () =>
    void import('./enhance-form').then(
      ({ enhanceForm }) => enhanceForm(form),
      // What only script would show, the browser's own controls show.
      () => form.classList.add('has-native-inputs'),
    );
  form.addEventListener('focusin', wake, { once: true });
  form.addEventListener('pointerdown', wake, { once: true });
  const isRefused = form.querySelector('.error-summary') !== null;
  const isKept = form.querySelector('[data-draft]') && findKeys('draft ').length > 0;
  if (isRefused || isKept) wake();
}
