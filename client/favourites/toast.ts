import { createElement } from '../create-element';

const TOAST_MS = 5000;

const toastElement = createElement('output', { className: 'toast' });
document.body.appendChild(toastElement);
let hideTimer: ReturnType<typeof setTimeout> | undefined;

/** Says what has happened, for a while and to everyone: those who listen hear it too. */
export function showToast(text: string): void {
  clearTimeout(hideTimer);
  toastElement.textContent = '';
  // Said twice it is heard twice, and the very first time it is there before its words are.
  setTimeout(() => {
    toastElement.textContent = text;
  });
  hideTimer = setTimeout(() => {
    toastElement.textContent = '';
  }, TOAST_MS);
}
