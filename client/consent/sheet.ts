import type { Category, Choice } from '../../src/domain/consent/choice';
import { CATEGORIES, DECLINED } from '../../src/domain/consent/choice';
import { whenNothingIsOpen } from '../behaviours/quiet';
import { latePart } from '../fetch-fragment';
import { keepChoice, keptChoice } from './kept-choice';
import './sheet.css';

let laid: Promise<HTMLDialogElement> | undefined;

/**
 * Lays the question at the foot of the window (§4, decision 31). It comes right after the skip link,
 * so that the second Tab reaches it, and takes no focus by itself. Opened by a link it shows the toggles as
 * they were chosen, takes the focus, can be closed as it is, and gives the focus back.
 */
export async function openSheet(link?: HTMLElement): Promise<void> {
  laid ??= lay();
  const sheet = await laid;
  if (!sheet.open) await whenNothingIsOpen();
  const choice = keptChoice();
  for (const toggle of togglesOf(sheet))
    toggle.checked = (choice ?? DECLINED).includes(toggle.name as Category);
  button(sheet, 'close').hidden = !choice;
  sheet.open = true;
  if (!link) return;
  showSettings(sheet);
  sheet.focus();
  sheet.addEventListener('close', () => link.focus(), { once: true });
}

async function lay(): Promise<HTMLDialogElement> {
  const sheet = (await latePart('consent')) as HTMLDialogElement;
  const said = sheet.querySelector('output') as HTMLOutputElement;
  document.querySelector('.header')?.insertAdjacentElement('beforebegin', sheet);
  // Outside: what has been closed says nothing any more.
  sheet.insertAdjacentElement('afterend', said);
  sheet.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element && target.closest('button');
    if (!pressed) return;
    if (pressed.value === 'settings') {
      showSettings(sheet);
      sheet.querySelector<HTMLInputElement>('input:enabled')?.focus();
      return;
    }
    sheet.close();
    const choice = CHOICES[pressed.value]?.(sheet);
    if (!choice) return;
    save(choice, Number(sheet.dataset.days));
    said.value = said.dataset.saved ?? '';
  });
  sheet.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') sheet.close();
  });
  // What lies under the sheet can be scrolled above it, so that it hides nothing for good.
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--sheet', `${sheet.offsetHeight}px`);
    uncoverFocus(sheet);
  }).observe(sheet);
  return sheet;
}

/** Where the keyboard already stands when the sheet comes, it stays in sight (WCAG 2.4.11). */
function uncoverFocus(sheet: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused?.matches(':focus-visible') || sheet.contains(focused)) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const isCovered = bottom > innerHeight - sheet.offsetHeight && top < innerHeight;
  if (isCovered) focused.scrollIntoView({ block: 'nearest' });
}

/** §4: accept all is all five, decline the required one alone, agree partly what the toggles say. */
const CHOICES: Record<string, (sheet: HTMLElement) => Choice> = {
  all: () => CATEGORIES,
  none: () => DECLINED,
  some: (sheet) =>
    togglesOf(sheet)
      .filter(({ checked }) => checked)
      .map(({ name }) => name as Category),
};

async function save(choice: Choice, days: number): Promise<void> {
  keepChoice(choice, days);
  if (document.body.dataset.trackers) (await import('./trackers')).track(choice);
}

function showSettings(sheet: HTMLElement): void {
  (sheet.querySelector('fieldset') as HTMLElement).hidden = false;
  button(sheet, 'settings').hidden = true;
  button(sheet, 'some').hidden = false;
}

const togglesOf = (sheet: HTMLElement) => [
  ...sheet.querySelectorAll<HTMLInputElement>('input[role="switch"]'),
];

const button = (sheet: HTMLElement, value: string) =>
  sheet.querySelector(`button[value="${value}"]`) as HTMLButtonElement;
