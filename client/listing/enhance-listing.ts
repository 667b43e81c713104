import { waitForPaint } from '../behaviours/wait-for-paint';
import { writeOwnFunds, writePlan } from '../plan';
import { attachCityFilter } from './city-filter';
import { applyStoredPlan, buildFilterUrl, updateFilterForm } from './filter-form';
import type { ListingResponse } from './listing-response';
import { fetchListing, findParts, readListing } from './listing-response';

const MAX_CACHED_RESPONSES = 12;
const LOADING_DELAY_MS = 250;

/**
 * Updates a list in place: every change fetches the page that the form leads to without script and
 * replaces the parts that depend on the filters. The URL contains the whole state; the back button shows
 * the previous list from memory. On any error the browser navigates as without script.
 */
export function enhanceListing(list: HTMLElement): void {
  const form = list.querySelector<HTMLFormElement>('form.filters');
  let current = readListing(document);
  if (!form || !current) return;
  const cache = new Map<string, ListingResponse>([[getCurrentPath(), current]]);
  const announce = createCountAnnouncer(list, form);
  let controller = new AbortController();
  let isSettled = true;

  /** Stores the current content of the parts, since other scripts have added to it. */
  const storeParts = () => {
    if (isSettled && current)
      current.parts = findParts(document).map(({ childNodes }) => [...childNodes]);
  };

  const show = (response: ListingResponse) => {
    for (const [index, part] of findParts(document).entries())
      part.replaceChildren(...(response.parts[index] ?? []));
    updateFilterForm(form, response.form);
    const map = list.querySelector<HTMLElement>('[data-map]');
    if (map && response.mapSettings) map.dataset.map = response.mapSettings;
    document.title = response.title;
    current = response;
    isSettled = true;
    // The hearts and the map are updated to the new list.
    list.dispatchEvent(new Event('listing-updated', { bubbles: true }));
  };

  const load = async (url: string): Promise<ListingResponse | undefined> => {
    controller.abort();
    controller = new AbortController();
    const { signal } = controller;
    list.ariaBusy = 'true';
    // Faded after a delay, and by a timer: a delayed CSS transition would repaint every card at once.
    const loadingTimer = setTimeout(() => list.classList.add('is-loading'), LOADING_DELAY_MS);
    try {
      return await fetchListing(url, signal);
    } catch {
      if (!signal.aborted) location.assign(url);
      return undefined;
    } finally {
      clearTimeout(loadingTimer);
      if (!signal.aborted) {
        list.ariaBusy = null;
        list.classList.remove('is-loading');
      }
    }
  };

  const refine = async (getUrl: () => string, after: () => void = announce, isSamePage = false) => {
    // Paint the pressed control first: starting the request takes a slow phone a whole frame.
    await waitForPaint();
    const url = getUrl();
    storeParts();
    isSettled = false;
    const request = load(url);
    // A row of chips above the window moves the page by its height.
    const before = scrollY;
    reserveChipsRow(list, url);
    const shift = list.offsetHeight && scrollY - before;
    const response = await request;
    if (!response) return;
    if (isSamePage) history.replaceState(history.state, '', response.url);
    else pushPage(response.url, scrollY - shift);
    cacheResponse(cache, response);
    show(response);
    after();
  };

  const getFormUrl = () => buildFilterUrl(form);
  form.addEventListener('change', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    if (name === 'as') writePlan(value);
    void refine(getFormUrl);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    closeFilterPanels(form);
    if (getFormUrl() !== buildFilterUrl(current?.form ?? form)) refine(getFormUrl);
  });
  attachCityFilter(form, (text) =>
    refine(() => getFormUrl() + (text ? `&city=${encodeURIComponent(text)}` : '')),
  );
  list.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(
      '.chips a, .sort a, .plans a, .plan-note a',
    );
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const focusSelector = link.closest('.sort') ? '.sort summary' : '[data-part="count"]';
    const { href } = link;
    if (link.dataset.plan !== undefined) writePlan(link.dataset.plan);
    refine(
      () => href,
      () => list.querySelector<HTMLElement>(focusSelector)?.focus({ preventScroll: true }),
    );
  });
  list.addEventListener('submit', (event) => {
    const own = (event.target as Element).closest<HTMLFormElement>('.plans__own');
    if (!own) return;
    event.preventDefault();
    writeOwnFunds(String(new FormData(own).get('own') ?? ''));
    refine(() => buildFilterUrl(own));
  });
  addEventListener('popstate', async ({ state }) => {
    if (getCurrentPath() === current?.url) return;
    const response = cache.get(getCurrentPath()) ?? (await load(getCurrentPath()));
    if (!response) return;
    storeParts();
    cacheResponse(cache, response);
    show(response);
    if (typeof state?.scrollY === 'number') scrollTo({ top: state.scrollY, behavior: 'instant' });
    history.scrollRestoration = 'auto';
  });

  // A page that was left for a list that could not be put here comes back with what was chosen for that one.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && current) updateFilterForm(form, current.form);
  });

  if (!new URLSearchParams(location.search).has('as')) applyStoredPlan(form);
  // Apply choices made before this script was loaded, also those of another visit: Back leads to no list without them.
  if (getFormUrl() !== buildFilterUrl(current.form))
    void refine(getFormUrl, announce, !navigator.userActivation?.hasBeenActive);
}

/** Adds a page to the history, and leaves the position of the one before in its entry. */
function pushPage(url: string, positionBefore: number): void {
  history.replaceState({ scrollY: positionBefore }, '');
  // The browser would restore the position after the move.
  history.scrollRestoration = 'manual';
  history.pushState(null, '', url);
  history.scrollRestoration = 'auto';
}

const getCurrentPath = () => location.pathname + location.search;

/** Stores a response as the newest and drops the oldest beyond the limit. */
function cacheResponse(cache: Map<string, ListingResponse>, response: ListingResponse): void {
  cache.delete(response.url);
  cache.set(response.url, response);
  const [oldest] = cache.keys();
  if (cache.size > MAX_CACHED_RESPONSES && oldest !== undefined) cache.delete(oldest);
}

/** Adds or removes the row of chips before the response arrives, so that the cards do not move twice. */
function reserveChipsRow(list: HTMLElement, url: string): void {
  const chips = list.querySelector('[data-part="chips"]');
  const filters = new URL(url, location.href).searchParams;
  for (const name of ['as', 'own', 'sort', 'view', 'units', 'page']) filters.delete(name);
  if (filters.size === 0) chips?.replaceChildren();
  else if (chips?.childElementCount === 0) {
    const row = document.createElement('ul');
    row.className = 'chips';
    chips.appendChild(row);
  }
}

/** Closes the open panel and, on a phone, the drawer of filters, so that the results are visible. */
function closeFilterPanels(form: HTMLFormElement): void {
  for (const panel of form.querySelectorAll<HTMLDetailsElement>('details[open]')) {
    panel.open = false;
    panel.querySelector('summary')?.focus({ preventScroll: true });
  }
  const drawer = form.querySelector<HTMLElement>('[popover]');
  if (drawer?.matches(':popover-open')) drawer.hidePopover();
}

/** Returns a function that announces the number of results; inside the drawer if it covers the page. */
function createCountAnnouncer(list: HTMLElement, form: HTMLFormElement): () => void {
  const drawer = form.querySelector('[popover]');
  const [inDrawer, inPage] = [drawer, list].map((container) => {
    const status = document.createElement('p');
    status.className = 'visually-hidden';
    status.role = 'status';
    container?.appendChild(status);
    return status;
  });
  return () => {
    const status = drawer?.matches(':popover-open') ? inDrawer : inPage;
    const said = list.querySelectorAll('[data-part="count"], .listing__unread');
    if (status) status.textContent = [...said].map((part) => part.textContent).join(' ');
  };
}
