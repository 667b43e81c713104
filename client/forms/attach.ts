import { keepText, keptText } from '../kept';

/** The forms of a page; one that was thanked for leaves nothing to be kept. */
export function attachForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]'))
    attachForm(form);
  const sent = document.querySelector<HTMLElement>('[data-sent]');
  if (sent) keepText(`draft ${sent.dataset.sent}`, undefined);
}

/** A form comes alive on first touch; one that was left half filled in, at once. */
export function attachForm(form: HTMLFormElement): void {
  const wake = () =>
    void import('./island').then(
      ({ enliven }) => enliven(form),
      // What only script would show, the browser's own controls show.
      () => form.classList.add('is-plain'),
    );
  form.addEventListener('focusin', wake, { once: true });
  form.addEventListener('pointerdown', wake, { once: true });
  if (keptText(`draft ${form.id}`)) wake();
}
