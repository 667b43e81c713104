import * as texts from 'virtual:texts';
import { createElement } from '../create-element';
import { formatPageText } from '../page-text';
import { readItem, writeItem } from '../storage';
import './preview-beside.css';
import { SAVED_EVENT } from './saved-event';

/** 'off' for who closed the preview. */
const STORAGE_KEY = 'desk-preview';

/**
 * Shows the page of a document with all drafts beside its form, again after each that is stored and in the language of the
 * field that is entered; a button closes it.
 */
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
  /** The language of the field that was entered last, and the one that the page was asked for in. */
  let language = '';
  let asked = '';
  const follow = (isStored: boolean) => {
    const { lang } = frame.contentDocument?.documentElement ?? {};
    const isOther = Boolean(lang) && lang !== language && asked !== language;
    if (!frame.isConnected || !(isStored || isOther)) return;
    asked = language;
    reload(frame, language, () => {
      // The document opens its page in the language of the desk.
      asked = '';
      frame.contentWindow?.location.replace(address);
    });
  };
  const enter = (field: Element | null) => {
    language = field?.closest<HTMLElement>('form [lang]')?.lang || language;
    follow(false);
  };
  document.addEventListener(SAVED_EVENT, () => follow(true));
  page.addEventListener('focusin', ({ target }) => enter(target as Element));
  // The first page is in the language of the desk, and a field may be entered before it is there.
  frame.addEventListener('load', () => follow(false));
  head.append(button);
  show(readItem(STORAGE_KEY) !== 'off');
  enter(document.activeElement);
}

/**
 * Loads the page in a frame again, at the place where it was scrolled to and in a language that it links to. A page that
 * cannot be read or that changed its address is opened from its document. No step of it is one of the back button.
 */
function reload(frame: HTMLIFrameElement, language: string, openDocument: () => void): void {
  const { contentDocument: shown, contentWindow } = frame;
  const top = contentWindow && shown ? contentWindow.scrollY : 0;
  const link = shown?.querySelector<HTMLAnchorElement>(
    `a[hreflang="${language}"]:not([aria-current])`,
  );
  frame.addEventListener(
    'load',
    () => {
      if (!frame.contentDocument) return;
      const [load] = frame.contentWindow?.performance.getEntriesByType('navigation') ?? [];
      if ((load as PerformanceNavigationTiming | undefined)?.responseStatus === 404) openDocument();
      else frame.contentWindow?.scrollTo(0, top);
    },
    { once: true },
  );
  if (!shown) openDocument();
  else if (link) shown.location.replace(link.href);
  else shown.location.reload();
}
