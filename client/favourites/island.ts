import { MAX_FAVOURITES, parseIds } from '../../src/domain/catalogue/favourites';
import { reportPropertyAction } from './property-actions';
import { toggleSeenTracking, updateSeen } from './seen';
import { sharePage } from './share';
import { SAVED_KEY } from './storage-keys';
import { showToast } from './toast';
import './favourites.css';
import { formatFavouritesText, formatSavedCount } from './favourites-texts';
import { formatChangedQuery, formatOwnQuery, keepPlan } from './own-query';
import { readIds, writeIds } from './stored-ids';

/** The actions of the buttons, by their `data-tool`. */
const TOOL_ACTIONS: Record<string, (button: HTMLElement) => void> = {
  save: (button) => toggleSaved(getButtonPropertyId(button)),
  'save-all': () => saveAllOnPage(),
  forget: () => forgetUnshown(),
  share: () => sharePage(),
  print: () => print(),
  'toggle-seen': (button) => toggleSeenTracking(button),
};

keepPlan();

export const runTool = (button: HTMLElement): void =>
  TOOL_ACTIONS[button.dataset.tool ?? '']?.(button);

/** Updates this page from the browser's storage: the hearts, the count, the favourites and the seen properties. */
export function refreshFavourites(): void {
  const saved = readSavedIds();
  for (const button of findToolButtons('save'))
    button.ariaPressed = String(saved.includes(getButtonPropertyId(button)));
  updateSavedCount(saved);
  if (document.querySelector('[data-favourites]')) updateFavouritesPage(saved);
  updateSeen();
}

const findToolButtons = (tool: string) =>
  document.querySelectorAll<HTMLElement>(`[data-tool="${tool}"]`);

/** Returns the property ID of the button's card, or of the page, read from the end of its path (§2.4). */
const getButtonPropertyId = (button: HTMLElement): number => {
  const link = button.closest('.card')?.querySelector<HTMLAnchorElement>('.card__headline a');
  return Number(/(\d+)\/$/.exec((link ?? location).pathname)?.[1]);
};

const readSavedIds = () => readIds(SAVED_KEY) ?? [];

/** Adds a property to the favourites or removes it, updates the page and shows a toast. */
export function toggleSaved(id: number): void {
  const saved = readSavedIds();
  const isSaved = saved.includes(id);
  if (!isSaved && saved.length >= MAX_FAVOURITES)
    showToast(formatFavouritesText('full', { count: saved.length }));
  else updateSavedIds(saved, isSaved ? saved.filter((other) => other !== id) : [...saved, id]);
}

/** Saves the properties on this page, up to the maximum number of favourites. */
const saveAllOnPage = () =>
  updateSavedIds(
    readSavedIds(),
    [...new Set([...readSavedIds(), ...getCardIds()])].slice(0, MAX_FAVOURITES),
  );

function updateSavedIds(before: readonly number[], after: readonly number[]): void {
  if (!storeSavedIds(after)) return;
  for (const id of after.filter((saved) => !before.includes(saved)))
    reportPropertyAction(id, 'saved');
  // The page shows the visitor's own list: its URL must contain the new IDs. An empty page shows no list and is left.
  if (document.querySelector('[data-favourites="list"]') && hasSameIds(before, readQueryIds()))
    history.replaceState(history.state, '', location.pathname + formatChangedQuery(after));
  refreshFavourites();
  showToast(formatFavouritesText(after.length < before.length ? 'removed' : 'added'));
}

/** Stores the favourites, or says that the browser refuses. */
function storeSavedIds(ids: readonly number[]): boolean {
  const isStored = writeIds(SAVED_KEY, ids.length > 0 ? ids : undefined);
  if (!isStored) showToast(formatFavouritesText('refused'));
  return isStored;
}

const hasSameIds = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

const readQueryIds = () => parseIds(new URLSearchParams(location.search), MAX_FAVOURITES);

/** Returns the IDs of the properties on the page's cards. */
const getCardIds = () => Array.from(findToolButtons('save'), getButtonPropertyId);

function updateSavedCount(saved: readonly number[]): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-save-label]');
  const count = link?.querySelector('b');
  if (!link || !count) return;
  link.search = formatOwnQuery(saved);
  count.textContent = saved.length > 0 ? String(saved.length) : '';
  if (saved.length > 0) link.ariaLabel = formatSavedCount(saved.length);
}

/** Returns the properties in the page's URL that it shows no card of. */
const findUnshownIds = () => {
  const shown = getCardIds();
  return readQueryIds().filter((id) => !shown.includes(id));
};

/** Removes what the page cannot show from the favourites and from its URL: at a press only, it may come back. */
function forgetUnshown(): void {
  const unshown = findUnshownIds();
  const isKept = (id: number) => !unshown.includes(id);
  if (storeSavedIds(readSavedIds().filter(isKept)))
    location.replace(location.pathname + formatChangedQuery(readQueryIds().filter(isKept)));
}

/** Loads the saved properties into the page of favourites if its URL names none, and shows the buttons that do something. */
function updateFavouritesPage(saved: readonly number[]): void {
  if (readQueryIds().length === 0 && saved.length > 0) {
    location.replace(formatOwnQuery(saved));
    return;
  }
  const isSaved = (id: number) => saved.includes(id);
  for (const button of findToolButtons('save-all')) button.hidden = getCardIds().every(isSaved);
  for (const button of findToolButtons('forget')) button.hidden = !findUnshownIds().some(isSaved);
}
