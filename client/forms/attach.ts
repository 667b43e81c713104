import { findKeys } from '../storage';
import { settleSentText } from './sent-text';

/** Attaches the forms of a page and deletes drafts that are no longer needed. */
export async function attachForms(): Promise<void> {
  settleSentText();
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]'))
    attachForm(form);
  if (document.querySelector('form[data-keep]') || findKeys('draft account ').length > 0)
    void import('./keep-text').then(({ keepTexts }) => keepTexts());
  if (findKeys('draft ').length === 0) return;
  const { deleteExpiredDrafts } = await import('./draft-storage');
  deleteExpiredDrafts(
    document.querySelector<HTMLElement>('[data-submitted-form]')?.dataset.submittedForm,
  );
}

/** Enhances a form on first interaction; at once if it was refused or may have a draft. */
export function attachForm(form: HTMLFormElement): void {
  let isEnhanced = false;
  const enhance = () =>
    import('./enhance-form')
      // Without the script, show the browser's own file and date inputs.
      .then(
        ({ enhanceForm }) => void enhanceForm(form),
        () => form.classList.add('has-native-inputs'),
      )
      .finally(() => {
        isEnhanced = true;
      });
  // A form that is sent before its script has come waits for it.
  form.addEventListener('submit', (event) => {
    if (isEnhanced) return;
    event.preventDefault();
    void enhance().then(() => form.requestSubmit(event.submitter));
  });
  form.addEventListener('focusin', enhance, { once: true });
  form.addEventListener('pointerdown', enhance, { once: true });
  const isRefused = form.querySelector('.error-summary') !== null;
  const mayHaveDraft = form.querySelector('[data-draft]') && findKeys('draft ').length > 0;
  const hasPicker = form.querySelector('[data-zone-picker]');
  if (isRefused || mayHaveDraft || hasPicker) enhance();
}
