import * as texts from 'virtual:texts';
import { createElement } from '../create-element';
import { formatPageText } from '../page-text';
import { readItem, writeItem } from '../storage';
import './preview-beside.css';
import { SAVED_EVENT } from './saved-event';

/** 'off' for who closed the preview. */
const STORAGE_KEY = 'desk-preview';

/** Shows the page of a document with all drafts beside its form, again after each that is stored; a button closes it. */
export function showBeside(address: string): void {
  const page = document.querySelector<HTMLElement>('.desk-page');
  const head = page?.querySelector('.desk-section__head');
  if (!page || !head) return;
  const title = formatPageText(texts.DESK_PREVIEW_BESIDE);
  const frame = createElement('iframe', { className: 'desk-preview', title });
  const button = createElement(
    'button',
    { type: 'button', className: 'button button--outlined' },
    title,
  );
  const show = (isShown: boolean) => {
    page.classList.toggle('desk-page--beside', isShown);
    button.ariaPressed = String(isShown);
    if (!isShown) return frame.remove();
    // A frame that was taken away loads again when it is put back.
    frame.src = address;
    page.append(frame);
  };
  button.addEventListener('click', () => {
    writeItem(STORAGE_KEY, frame.isConnected ? 'off' : undefined);
    show(!frame.isConnected);
  });
  document.addEventListener(SAVED_EVENT, () => {
    if (frame.isConnected) reload(frame, address);
  });
  head.append(button);
  show(readItem(STORAGE_KEY) !== 'off');
}

/** Loads the page in a frame again, at the place where it was scrolled to; a page whose address changed, from its document. */
function reload(frame: HTMLIFrameElement, address: string): void {
  const shown = frame.contentWindow;
  const top = shown?.scrollY ?? 0;
  frame.addEventListener(
    'load',
    () => {
      const [load] = frame.contentWindow?.performance.getEntriesByType('navigation') ?? [];
      if ((load as PerformanceNavigationTiming | undefined)?.responseStatus === 404)
        frame.src = address;
      else frame.contentWindow?.scrollTo(0, top);
    },
    { once: true },
  );
  shown?.location.reload();
}
