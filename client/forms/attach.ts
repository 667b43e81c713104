import { inTime } from '../behaviours/in-time';
import { findKeys, readItem, SENT_KEY } from '../storage';

/** Attaches the forms of a page and deletes drafts that are no longer needed. */
export function attachForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]'))
    attachForm(form);
  // In a task of its own: what a browser stores is opened when it is first asked for, while the page waits.
  setTimeout(() => {
    if (
      document.querySelector('form[data-keep]') ||
      hasDrafts() ||
      readItem(SENT_KEY, 'sessionStorage')
    )
      loadDrafts().then((script) => script.keepDrafts());
  });
}

/** Enhances a form on first interaction; at once if it was refused or may have a draft. */
export function attachForm(form: HTMLFormElement): void {
  let enhancing: Promise<unknown> | undefined;
  const enhance = () => {
    enhancing ??= inTime(loadEnhancement())
      // Without the script, show the browser's own file and date inputs.
      .then(
        (script) => void script.enhanceForm(form),
        () => form.classList.add('has-native-inputs'),
      )
      .finally(() => form.removeEventListener('submit', awaitScript));
    return enhancing;
  };
  // A form that is sent before its script has come waits for it.
  const awaitScript = (event: SubmitEvent) => {
    event.preventDefault();
    form.classList.add('is-submitting');
    void enhance().then(() => {
      form.classList.remove('is-submitting');
      form.requestSubmit(event.submitter);
    });
  };
  form.addEventListener('submit', awaitScript);
  for (const touch of ['focusin', 'pointerdown']) form.addEventListener(touch, enhance);
  const isRefusedOrMap = form.querySelector('.error-summary, [data-zone-picker]');
  if (isRefusedOrMap || (form.querySelector('[data-draft]') && hasDrafts())) enhance();
}

const loadDrafts = () => import('./keep-drafts');
const loadEnhancement = () => import('./enhance-form');

const hasDrafts = (): boolean => findKeys('draft ').length > 0;
