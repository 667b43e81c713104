import type { EditorView } from 'prosemirror-view';
import { readLinkAddress } from '../../../src/features/desk/site/rich-text/read-html';
import type { LinkedWords } from './commands';
import { findLinkedWords, setLink } from './commands';

/**
 * Attaches what asks for the address of a link to its editor; returns what opens it. `id` begins the ids in it.
 */
export function attachLinkPanel(panel: HTMLElement, getView: () => EditorView, id: string) {
  let words: LinkedWords = { from: 0, to: 0, address: '' };
  const input = panel.querySelector('input') as HTMLInputElement;
  const label = panel.querySelector('label') as HTMLLabelElement;
  const error = panel.querySelector('p') as HTMLParagraphElement;
  const removal = panel.querySelector('[data-link=remove]') as HTMLButtonElement;
  input.id = label.htmlFor = `${id}-link`;
  error.id = `${id}-link-error`;

  const showError = (isWrong: boolean) => {
    error.hidden = !isWrong;
    input.ariaInvalid = isWrong ? 'true' : null;
    if (isWrong) input.setAttribute('aria-describedby', error.id);
    else input.removeAttribute('aria-describedby');
  };
  const close = () => {
    panel.hidden = true;
    getView().focus();
  };
  const apply = (address: string) => {
    const view = getView();
    setLink(words, address)(view.state, view.dispatch, view);
    close();
  };
  const submit = () => {
    const typed = completeAddress(input.value.trim());
    const address = readLinkAddress(typed);
    const isWrong = typed !== '' && !address;
    showError(isWrong);
    if (isWrong) input.focus();
    else apply(address);
  };
  panel.querySelector('[data-link=set]')?.addEventListener('click', submit);
  removal.addEventListener('click', () => apply(''));
  // What is typed here is not in the form.
  panel.addEventListener('input', (event) => event.stopPropagation());
  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && event.target === input) submit();
    else return;
    event.preventDefault();
  });
  return () => {
    words = findLinkedWords(getView().state);
    input.value = words.address;
    removal.hidden = words.address === '';
    showError(false);
    panel.hidden = false;
    input.focus();
    input.select();
  };
}

/** Completes what is typed without its beginning: a web address, an e-mail address. */
const completeAddress = (typed: string): string => {
  if (/^www\./i.test(typed)) return `https://${typed}`;
  return /^[^\s@/:]+@[^\s@/:]+$/.test(typed) ? `mailto:${typed}` : typed;
};
