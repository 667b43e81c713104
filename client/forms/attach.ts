import { findKeys } from '../storage';

/** Attaches the forms of a page and deletes drafts that are no longer needed. */
export async function attachForms(): Promise<void> {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]'))
    attachForm(form);
  if (findKeys('draft ').length === 0) return;
  const { deleteExpiredDrafts } = await import('./draft-storage');
  deleteExpiredDrafts(
    document.querySelector<HTMLElement>('[data-submitted-form]')?.dataset.submittedForm,
  );
}

/** Enhances a form on first interaction; at once if it was refused or may have a draft. */
export function attachForm(form: HTMLFormElement): void {
  const enhance = () =>
    void import('./enhance-form').then(
      ({ enhanceForm }) => enhanceForm(form),
      // Without the script, show the browser's own file and date inputs.
      () => form.classList.add('has-native-inputs'),
    );
  form.addEventListener('focusin', enhance, { once: true });
  form.addEventListener('pointerdown', enhance, { once: true });
  const isRefused = form.querySelector('.error-summary') !== null;
  const mayHaveDraft = form.querySelector('[data-draft]') && findKeys('draft ').length > 0;
  if (isRefused || mayHaveDraft) enhance();
}
