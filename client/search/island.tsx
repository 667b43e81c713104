import { signal } from '@preact/signals-react';
import { createRoot } from 'react-dom/client';
import * as v from 'valibot';
import { SearchIndex } from '../../src/domain/catalogue/search/search-index';
import './results-panel.css';
import type { ListLinks } from './result-rows';
import { ResultsPanel } from './results-panel';

/** What the server says to the panel: where its data, the lists and the demand register are. */
interface SearchSettings extends ListLinks {
  index: string;
  demand: string;
}

/**
 * Opens the results panel below a search box (§2.9): it is open while the focus is in the box or in
 * the panel, closes when the focus leaves or on Escape, and the button toggles it. Without an
 * answer from the server the box stays the form it was.
 */
export async function openSearch(box: HTMLElement): Promise<void> {
  const input = box.querySelector('input');
  const button = box.querySelector('button');
  const place = box.querySelector<HTMLElement>('[data-panel]');
  if (!input || !button || !place) return;
  const settings = JSON.parse(box.dataset.settings ?? '') as SearchSettings;
  const data = await loadSearchIndex(settings.index);
  if (!data) return;

  const text = signal(input.value);
  const open = signal(box.contains(document.activeElement));
  if (open.value) scrollBoxToTop(box);
  button.setAttribute('aria-controls', place.id);
  open.subscribe((isOpen) => {
    button.setAttribute('aria-expanded', String(isOpen));
    place.hidden = !isOpen;
  });

  input.addEventListener('input', () => {
    text.value = input.value;
    open.value = true;
  });
  input.addEventListener('focus', () => {
    open.value = true;
    scrollBoxToTop(box);
  });
  button.addEventListener('click', (event) => {
    event.preventDefault();
    open.value = !open.value;
  });
  box.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && box.contains(relatedTarget))) open.value = false;
  });
  // A click on what cannot take the focus must not close the panel it is in.
  place.addEventListener('mousedown', (event) => {
    if (!(event.target instanceof Element && event.target.closest('a'))) event.preventDefault();
  });
  box.addEventListener('keydown', (event) => handlePanelKey(event, input, place, open));
  createRoot(place).render(<ResultsPanel {...{ data, searchText: text, settings }} />);
  new ResizeObserver(() => !place.hidden && scrollPanelIntoView(box, place)).observe(place);
}

/** What opens below the window's edge is brought into it; on a phone the box goes to the top, clear of the keyboard. */
function scrollPanelIntoView(box: HTMLElement, place: HTMLElement): void {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  if (innerWidth < 768) box.scrollIntoView({ block: 'start', behavior });
  else place.scrollIntoView({ block: 'nearest', behavior });
}

const phoneQuery = matchMedia('(width < 48em) and (pointer: coarse)');

/** A phone's own keyboard takes half of the window: the box goes to its top, the panel lies below it. */
function scrollBoxToTop(box: HTMLElement): void {
  if (phoneQuery.matches) box.scrollIntoView();
}

/** Arrow keys walk the links, Escape goes back to the box and closes. */
function handlePanelKey(
  event: KeyboardEvent,
  input: HTMLInputElement,
  place: HTMLElement,
  open: { value: boolean },
): void {
  if (event.key === 'Escape' && open.value) {
    event.preventDefault();
    input.focus();
    open.value = false;
    return;
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  open.value = true;
  const stops: HTMLElement[] = [input, ...place.querySelectorAll<HTMLElement>('a')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  stops[(at + step + stops.length) % stops.length]?.focus();
}

async function loadSearchIndex(index: string): Promise<SearchIndex | undefined> {
  const response = await fetch(index).catch(() => undefined);
  if (!response?.ok) return undefined;
  const parsed = v.safeParse(SearchIndex, await response.json());
  return parsed.success ? parsed.output : undefined;
}
