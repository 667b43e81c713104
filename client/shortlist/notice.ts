import { element } from '../element';

const SHOWN_MS = 5000;

const bar = element('output', { className: 'said' });
document.body.appendChild(bar);
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Says what has happened, for a while and to everyone: those who listen hear it too. */
export function say(text: string): void {
  clearTimeout(waiting);
  bar.textContent = '';
  // Said twice it is heard twice, and the very first time it is there before its words are.
  setTimeout(() => {
    bar.textContent = text;
  });
  waiting = setTimeout(() => {
    bar.textContent = '';
  }, SHOWN_MS);
}
