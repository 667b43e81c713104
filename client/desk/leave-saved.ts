import { deleteAccountDrafts, rememberSentText } from '../forms/draft-storage';
import type { TypedForm } from './typed-form';

/** Makes all that leaves a page wait until what was typed is stored, and asks where it could not be. */
export function askBeforeLeaving(
  element: HTMLFormElement,
  form: TypedForm,
  { isSaving, save }: { isSaving(): boolean; save(): Promise<void> },
): void {
  let isSent = false;
  const isBusy = () => isSaving() || form.hasUnsaved;
  const waited = new WeakSet<Event['target'] & object>();

  document.querySelector('form[data-sign-out]')?.addEventListener('submit', deleteAccountDrafts);
  document.addEventListener(
    'submit',
    (event) => {
      const target = event.target as HTMLFormElement;
      const isOwn = target === element;
      if (isOwn && !isSaving()) {
        isSent = true;
        form.keep();
        rememberSentText(form.key);
      } else if (isBusy() && !waited.has(target)) {
        event.preventDefault();
        event.stopPropagation();
        const { submitter } = event;
        void save().then(() => {
          waited.add(target);
          target.requestSubmit(submitter);
          waited.delete(target);
        });
      }
    },
    true,
  );
  document.addEventListener('click', (event) => {
    const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('a[href]');
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || link?.target;
    if (!link || isElsewhere || event.defaultPrevented || link.hash || !isBusy()) return;
    // Signing in again is what puts it back.
    if (link.closest('[data-saved]')) {
      isSent = true;
      return;
    }
    event.preventDefault();
    void save().then(() => location.assign(link.href));
  });
  addEventListener('beforeunload', (event) => {
    if (!isSent && (form.hasUnsaved || form.hasClash)) event.preventDefault();
  });
  // After the back button the form can be left again.
  addEventListener('pageshow', () => {
    isSent = false;
  });
}
