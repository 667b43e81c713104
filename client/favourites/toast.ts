import { createElement } from '../create-element';

const TOAST_MS = 5000;

const toastElement = createElement('output', { className: 'toast' });
document.body.appendChild(toastElement);
let hideTimer: ReturnType<typeof setTimeout> | undefined;

/** Shows a message for five seconds; the output element announces it to screen readers. */
export function showToast(text: string): void {
  clearTimeout(hideTimer);
  toastElement.textContent = '';
  // Emptied first, filled in a later task: screen readers announce only changes of elements that exist already.
  setTimeout(() => {
    toastElement.textContent = text;
  });
  hideTimer = setTimeout(() => {
    toastElement.textContent = '';
  }, TOAST_MS);
}
