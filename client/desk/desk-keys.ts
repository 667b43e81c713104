import { readItem, writeItem } from '../storage';

/** Set to 'off' by who wants no single keys, which speech control may press by chance (WCAG 2.1.4). */
const STORAGE_KEY = 'desk-keys';

/** Attaches the key / to the search field, and the arrows to the list of leads while the focus is in it. */
export function attachDeskKeys(): void {
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target as HTMLElement;
    if (event.key === '/' && !isTyping(target) && readItem(STORAGE_KEY) !== 'off') {
      if (focusSearch()) event.preventDefault();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (moveInList(target, event.key === 'ArrowDown' ? 1 : -1)) event.preventDefault();
    }
  });
  for (const choice of document.querySelectorAll<HTMLElement>('[data-desk-keys]')) {
    const box = choice.querySelector('input');
    if (!box) continue;
    choice.hidden = false;
    box.checked = readItem(STORAGE_KEY) !== 'off';
    box.addEventListener('change', () => {
      writeItem(STORAGE_KEY, box.checked ? undefined : 'off');
    });
  }
}

const isTyping = (target: HTMLElement) =>
  target.isContentEditable || target.closest('input, textarea, select') !== null;

/** Focuses the search field of the bar, on a phone after opening its menu. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('.desk-header__search [name=q]');
  if (!field) return false;
  if (!field.checkVisibility()) field.closest<HTMLElement>('[popover]')?.showPopover();
  field.select();
  field.focus();
  return true;
}

/** Moves the focus to the next lead; false if the focus is not on one, or there is none. */
function moveInList(target: HTMLElement, step: 1 | -1): boolean {
  const list = target.closest('.leads__table');
  if (!list) return false;
  const leads = [...list.querySelectorAll<HTMLElement>('.lead-row__who a')];
  const next = leads[leads.indexOf(target) + step];
  if (!leads.includes(target) || !next) return false;
  next.focus();
  return true;
}
