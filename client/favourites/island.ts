import {
  formatIdsQuery,
  parseIds as idsAsked,
  MAX_FAVOURITES,
} from '../../src/domain/catalogue/favourites';
import { toggleSeenTracking, updateSeen } from './seen';
import { sharePage } from './share';
import { SAVED_KEY } from './storage-keys';
import { showToast } from './toast';
import './favourites.css';
import { formatFavouritesText, formatSavedCount } from './favourites-texts';
import { readIds, writeIds } from './stored-ids';

/** What each button does, by its `data-tool`. */
const TOOL_ACTIONS: Record<string, (button: HTMLElement) => void> = {
  save: (button) => toggleSaved(getButtonPropertyId(button)),
  'save-all': () => saveAllOnPage(),
  share: () => sharePage(),
  print: () => print(),
  'toggle-seen': (button) => toggleSeenTracking(button),
};

export const runTool = (button: HTMLElement): void =>
  TOOL_ACTIONS[button.dataset.tool ?? '']?.(button);

/** Shows on this page what the browser keeps: pressed hearts, how many, the list where it is asked for. */
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

/** The id that the address of a property ends in: of the card it stands on, or of the page. */
const getButtonPropertyId = (button: HTMLElement): number => {
  const link = button.closest('.card')?.querySelector<HTMLAnchorElement>('.card__headline a');
  return Number(/(\d+)\/$/.exec((link ?? location).pathname)?.[1]);
};

const readSavedIds = () => readIds(SAVED_KEY) ?? [];

/** Saves a property, or no longer; what has changed is shown and said. */
export function toggleSaved(id: number): void {
  const saved = readSavedIds();
  const had = saved.includes(id);
  if (!had && saved.length >= MAX_FAVOURITES)
    showToast(formatFavouritesText('full', { count: saved.length }));
  else updateSavedIds(saved, had ? saved.filter((other) => other !== id) : [...saved, id]);
}

/** Everything on this page, as far as there is room. */
const saveAllOnPage = () =>
  updateSavedIds(
    readSavedIds(),
    [...new Set([...readSavedIds(), ...getCardIds()])].slice(0, MAX_FAVOURITES),
  );

function updateSavedIds(before: readonly number[], after: readonly number[]): void {
  if (!writeIds(SAVED_KEY, after.length > 0 ? after : undefined)) {
    showToast(formatFavouritesText('refused'));
    return;
  }
  // The visitor's own list: its address follows what is taken out of it.
  if (document.querySelector('[data-favourites]') && hasSameIds(before, readQueryIds()))
    history.replaceState(history.state, '', location.pathname + formatIdsQuery(after));
  refreshFavourites();
  showToast(formatFavouritesText(after.length < before.length ? 'removed' : 'added'));
}

const hasSameIds = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

const readQueryIds = () => idsAsked(new URLSearchParams(location.search), MAX_FAVOURITES);

/** The properties on the page's cards. */
const getCardIds = () => Array.from(findToolButtons('save'), getButtonPropertyId);

function updateSavedCount(saved: readonly number[]): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-save-label]');
  const count = link?.querySelector('b');
  if (!link || !count) return;
  link.search = formatIdsQuery(saved);
  count.textContent = saved.length > 0 ? String(saved.length) : '';
  if (saved.length > 0) link.ariaLabel = formatSavedCount(saved.length);
}

/** On the list's own page: the visitor's list where no other was asked for. */
function updateFavouritesPage(saved: readonly number[]): void {
  if (readQueryIds().length === 0 && saved.length > 0) {
    location.replace(formatIdsQuery(saved));
    return;
  }
  const here = getCardIds();
  // What was asked for and is not there has left the catalogue.
  const left = saved.filter((id) => here.includes(id) || !readQueryIds().includes(id));
  if (left.length < saved.length) {
    writeIds(SAVED_KEY, left.length > 0 ? left : undefined);
    updateSavedCount(left);
  }
  for (const button of findToolButtons('save-all'))
    button.hidden = here.every((id) => saved.includes(id));
}
