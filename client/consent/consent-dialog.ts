import type { ConsentCategory, ConsentChoice } from '../../src/domain/consent/consent-choice';
import { CONSENT_CATEGORIES, DECLINED_CHOICE } from '../../src/domain/consent/consent-choice';
import { waitForNoOpenDialog } from '../behaviours/open-dialogs';
import { fetchFragment } from '../fetch-fragment';
import { writeItem } from '../storage';
import { formatChoice } from './format-choice';
import { CONSENT_KEY, readStoredChoice } from './stored-choice';
import './consent-dialog.css';

let consentDialog: Promise<HTMLDialogElement> | undefined;

/**
 * Opens the consent dialog at the bottom of the window (§4, decision 31). It is inserted after the skip
 * link, so that the second Tab reaches it, and does not take the focus. If a link opens the dialog, it
 * shows the stored choice, takes the focus, can be closed without a change, and returns the focus to the
 * link.
 */
export async function openConsentDialog(link?: HTMLElement): Promise<void> {
  consentDialog ??= insertConsentDialog();
  // Not awaited: who reads another dialog takes the time that they need.
  void showConsentDialog(await consentDialog, link);
}

async function showConsentDialog(dialog: HTMLDialogElement, link?: HTMLElement): Promise<void> {
  if (!dialog.open) await waitForNoOpenDialog();
  const choice = readStoredChoice();
  for (const toggle of findToggles(dialog))
    toggle.checked = (choice ?? DECLINED_CHOICE).includes(toggle.name as ConsentCategory);
  getConsentButton(dialog, 'close').hidden = !choice;
  dialog.open = true;
  if (!link) return;
  showConsentSettings(dialog);
  dialog.focus();
  dialog.addEventListener('close', () => link.focus(), { once: true });
}

async function insertConsentDialog(): Promise<HTMLDialogElement> {
  const dialog = (await fetchFragment('consent')) as HTMLDialogElement;
  const status = dialog.querySelector('output') as HTMLOutputElement;
  document.querySelector('.header')?.insertAdjacentElement('beforebegin', dialog);
  // Outside the dialog: screen readers ignore changes in a closed dialog.
  dialog.insertAdjacentElement('afterend', status);
  dialog.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (!button) return;
    if (button.value === 'settings') {
      showConsentSettings(dialog);
      dialog.querySelector<HTMLInputElement>('input:enabled')?.focus();
      return;
    }
    dialog.close();
    const choice = CHOICE_BY_BUTTON[button.value]?.(dialog);
    if (!choice) return;
    saveChoice(choice, Number(dialog.dataset.days));
    status.value = status.dataset.savedText ?? '';
  });
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dialog.close();
  });
  new ResizeObserver(() => {
    makeRoom(dialog.offsetHeight);
    scrollFocusIntoView(dialog);
  }).observe(dialog);
  document.addEventListener('focusin', () => scrollFocusIntoView(dialog));
  return dialog;
}

/** Adds the height of the dialog to the page, so that its end can be scrolled above it, and lifts what stands there. */
function makeRoom(height: number): void {
  document.documentElement.style.paddingBottom = `${height}px`;
  const backToTop = document.querySelector<HTMLElement>('.back-to-top');
  if (backToTop) backToTop.style.translate = `0 -${height}px`;
}

/** Scrolls the focused element into view if the dialog covers it (WCAG 2.4.11). */
function scrollFocusIntoView(dialog: HTMLDialogElement): void {
  const { style } = document.documentElement;
  // Closed it leaves the foot of the window to what else stands there, which has rules of its own.
  if (!dialog.open) {
    style.scrollPaddingBottom = '';
    return;
  }
  const focused = document.activeElement;
  if (!focused?.matches(':focus-visible') || dialog.contains(focused)) return;
  // Not before somebody goes through the page by keyboard: it styles the whole page anew.
  style.scrollPaddingBottom = `calc(${dialog.offsetHeight}px + 1rem)`;
  const { top, bottom } = focused.getBoundingClientRect();
  const isCovered = bottom > innerHeight - dialog.offsetHeight && top < innerHeight;
  if (isCovered) focused.scrollIntoView({ block: 'nearest' });
}

/** The choice of each button (§4): all five categories, the required one, or those switched on. */
const CHOICE_BY_BUTTON: Record<string, (dialog: HTMLElement) => ConsentChoice> = {
  all: () => CONSENT_CATEGORIES,
  none: () => DECLINED_CHOICE,
  some: (dialog) =>
    findToggles(dialog)
      .filter(({ checked }) => checked)
      .map(({ name }) => name as ConsentCategory),
};

async function saveChoice(choice: ConsentChoice, days: number): Promise<void> {
  // Without storage it holds for this page only.
  writeItem(CONSENT_KEY, formatChoice(choice, days, Date.now()));
  if (document.body.dataset.trackers) (await import('./trackers')).applyConsent(choice);
}

function showConsentSettings(dialog: HTMLElement): void {
  (dialog.querySelector('fieldset') as HTMLElement).hidden = false;
  getConsentButton(dialog, 'settings').hidden = true;
  getConsentButton(dialog, 'some').hidden = false;
}

const findToggles = (dialog: HTMLElement) => [
  ...dialog.querySelectorAll<HTMLInputElement>('input[role="switch"]'),
];

const getConsentButton = (dialog: HTMLElement, value: string) =>
  dialog.querySelector(`button[value="${value}"]`) as HTMLButtonElement;
