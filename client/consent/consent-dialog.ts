import type { ConsentCategory, ConsentChoice } from '../../src/domain/consent/consent-choice';
import { CONSENT_CATEGORIES, DECLINED_CHOICE } from '../../src/domain/consent/consent-choice';
import { waitForNoOpenDialog } from '../behaviours/open-dialogs';
import { fetchFragment } from '../fetch-fragment';
import { readStoredChoice, writeStoredChoice } from './stored-choice';
import './consent-dialog.css';

let consentDialog: Promise<HTMLDialogElement> | undefined;

/**
 * Opens the consent dialog at the bottom of the window (§4, decision 31). It is inserted after the skip
 * link, so that the second Tab reaches it, and takes no focus. Opened by a link it shows the stored
 * choice, takes the focus, can be closed without a change, and returns the focus to the link.
 */
export async function openConsentDialog(link?: HTMLElement): Promise<void> {
  consentDialog ??= insertConsentDialog();
  const sheet = await consentDialog;
  if (!sheet.open) await waitForNoOpenDialog();
  const choice = readStoredChoice();
  for (const toggle of findToggles(sheet))
    toggle.checked = (choice ?? DECLINED_CHOICE).includes(toggle.name as ConsentCategory);
  getConsentButton(sheet, 'close').hidden = !choice;
  sheet.open = true;
  if (!link) return;
  showConsentSettings(sheet);
  sheet.focus();
  sheet.addEventListener('close', () => link.focus(), { once: true });
}

async function insertConsentDialog(): Promise<HTMLDialogElement> {
  const sheet = (await fetchFragment('consent')) as HTMLDialogElement;
  const status = sheet.querySelector('output') as HTMLOutputElement;
  document.querySelector('.header')?.insertAdjacentElement('beforebegin', sheet);
  // Outside the dialog: a closed dialog announces nothing.
  sheet.insertAdjacentElement('afterend', status);
  sheet.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element && target.closest('button');
    if (!pressed) return;
    if (pressed.value === 'settings') {
      showConsentSettings(sheet);
      sheet.querySelector<HTMLInputElement>('input:enabled')?.focus();
      return;
    }
    sheet.close();
    const choice = CHOICE_BY_BUTTON[pressed.value]?.(sheet);
    if (!choice) return;
    saveChoice(choice, Number(sheet.dataset.days));
    status.value = status.dataset.savedText ?? '';
  });
  sheet.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') sheet.close();
  });
  // The styles add this height to the page, so that its end can be scrolled above the dialog.
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--consent-height', `${sheet.offsetHeight}px`);
    scrollFocusIntoView(sheet);
  }).observe(sheet);
  return sheet;
}

/** Scrolls the focused element into view if the dialog covers it (WCAG 2.4.11). */
function scrollFocusIntoView(sheet: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused?.matches(':focus-visible') || sheet.contains(focused)) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const isCovered = bottom > innerHeight - sheet.offsetHeight && top < innerHeight;
  if (isCovered) focused.scrollIntoView({ block: 'nearest' });
}

/** The choice of each button (§4): all five categories, the required one, or those switched on. */
const CHOICE_BY_BUTTON: Record<string, (sheet: HTMLElement) => ConsentChoice> = {
  all: () => CONSENT_CATEGORIES,
  none: () => DECLINED_CHOICE,
  some: (sheet) =>
    findToggles(sheet)
      .filter(({ checked }) => checked)
      .map(({ name }) => name as ConsentCategory),
};

async function saveChoice(choice: ConsentChoice, days: number): Promise<void> {
  writeStoredChoice(choice, days);
  if (document.body.dataset.trackers) (await import('./trackers')).applyConsent(choice);
}

function showConsentSettings(sheet: HTMLElement): void {
  (sheet.querySelector('fieldset') as HTMLElement).hidden = false;
  getConsentButton(sheet, 'settings').hidden = true;
  getConsentButton(sheet, 'some').hidden = false;
}

const findToggles = (sheet: HTMLElement) => [
  ...sheet.querySelectorAll<HTMLInputElement>('input[role="switch"]'),
];

const getConsentButton = (sheet: HTMLElement, value: string) =>
  sheet.querySelector(`button[value="${value}"]`) as HTMLButtonElement;
