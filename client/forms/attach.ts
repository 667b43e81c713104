/** Forms come alive on first touch; one that was left half filled in, at once. */
export function attachForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]')) {
    const wake = () => void import('./island').then(({ enliven }) => enliven(form));
    form.addEventListener('focusin', wake, { once: true });
    form.addEventListener('pointerdown', wake, { once: true });
    if (localStorage.getItem(`draft ${form.id}`)) wake();
  }
  // Thanked for: nothing is left to be kept.
  const sent = document.querySelector<HTMLElement>('[data-sent]');
  if (sent) localStorage.removeItem(`draft ${sent.dataset.sent}`);
}
