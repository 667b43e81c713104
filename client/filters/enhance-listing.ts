import { attachCityFilter } from './city-filter';
import { buildFilterUrl, updateFilterForm } from './filter-form';
import type { ListingResponse } from './listing-response';
import { fetchListing, findParts, readListing } from './listing-response';

const MAX_CACHED_RESPONSES = 12;
const LOADING_DELAY_MS = 250;

/**
 * Updates a list in place: every change fetches the page that the form leads to without script and
 * takes over the parts that depend on the filters. The URL holds the whole state; the back button shows
 * the previous list from memory. On any error the browser navigates as without script.
 */
export function enhanceListing(list: HTMLElement): void {
  const form = list.querySelector<HTMLFormElement>('form.filters');
  let shown = readListing(document);
  if (!form || !shown) return;
  const kept = new Map<string, ListingResponse>([[getCurrentPath(), shown]]);
  const announce = createCountAnnouncer(list, form);
  let asking = new AbortController();
  let settled = true;

  /** Stores the current content of the parts, since other scripts have added to it. */
  const remember = () => {
    if (settled && shown)
      shown.parts = findParts(document).map(({ childNodes }) => [...childNodes]);
  };

  const show = (answer: ListingResponse) => {
    for (const [place, part] of findParts(document).entries())
      part.replaceChildren(...(answer.parts[place] ?? []));
    updateFilterForm(form, answer.form);
    const map = list.querySelector<HTMLElement>('[data-map]');
    if (map && answer.mapSettings) map.dataset.map = answer.mapSettings;
    document.title = answer.title;
    shown = answer;
    settled = true;
    // Hearts and the map follow the new list.
    list.dispatchEvent(new Event('listing-updated', { bubbles: true }));
  };

  const load = async (address: string): Promise<ListingResponse | undefined> => {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    list.ariaBusy = 'true';
    // Faded after a delay, and by a timer: a delayed CSS transition would repaint every card at once.
    const noticed = setTimeout(() => list.classList.add('is-loading'), LOADING_DELAY_MS);
    try {
      return await fetchListing(address, signal);
    } catch {
      if (!signal.aborted) location.assign(address);
      return undefined;
    } finally {
      clearTimeout(noticed);
      if (!signal.aborted) {
        list.ariaBusy = null;
        list.classList.remove('is-loading');
      }
    }
  };

  const refine = async (addressNow: () => string, after: () => void = announce) => {
    // Paint the pressed control first: starting the request takes a slow phone a whole frame.
    await waitForPaint();
    const address = addressNow();
    remember();
    settled = false;
    const asked = load(address);
    reserveChipsRow(list, address);
    const answer = await asked;
    if (!answer) return;
    history.replaceState({ scrollY }, '');
    history.pushState(null, '', answer.url);
    cacheResponse(kept, answer);
    show(answer);
    after();
  };

  const asFilledIn = () => buildFilterUrl(form);
  form.addEventListener('change', () => refine(asFilledIn));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    closeFilterPanels(form);
    if (asFilledIn() !== buildFilterUrl(shown?.form ?? form)) refine(asFilledIn);
  });
  attachCityFilter(form, (typed) =>
    refine(() => asFilledIn() + (typed ? `&city=${encodeURIComponent(typed)}` : '')),
  );
  list.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('.chips a, .sort a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const next = link.closest('.sort') ? '.sort summary' : '[data-part="count"]';
    const { href } = link;
    refine(
      () => href,
      () => list.querySelector<HTMLElement>(next)?.focus({ preventScroll: true }),
    );
  });
  addEventListener('popstate', async ({ state }) => {
    if (getCurrentPath() === shown?.url) return;
    const answer = kept.get(getCurrentPath()) ?? (await load(getCurrentPath()));
    if (!answer) return;
    remember();
    cacheResponse(kept, answer);
    show(answer);
    if (typeof state?.scrollY === 'number') scrollTo(0, state.scrollY);
  });

  // Apply choices made before this script was loaded.
  if (asFilledIn() !== buildFilterUrl(shown.form)) refine(asFilledIn);
}

/** Resolves after the next frame is painted; at once in a hidden page, which paints none. */
const waitForPaint = () =>
  new Promise<void>((done) => {
    if (document.hidden) done();
    else requestAnimationFrame(() => setTimeout(done));
  });

const getCurrentPath = () => location.pathname + location.search;

/** Stores a response as the newest and drops the oldest beyond the limit. */
function cacheResponse(kept: Map<string, ListingResponse>, answer: ListingResponse): void {
  kept.delete(answer.url);
  kept.set(answer.url, answer);
  const [oldest] = kept.keys();
  if (kept.size > MAX_CACHED_RESPONSES && oldest !== undefined) kept.delete(oldest);
}

/** Adds or removes the row of chips before the response arrives, so that the cards do not move twice. */
function reserveChipsRow(list: HTMLElement, address: string): void {
  const chips = list.querySelector('[data-part="chips"]');
  const wishes = new URL(address, location.href).searchParams;
  for (const name of ['sort', 'view', 'page']) wishes.delete(name);
  if (wishes.size === 0) chips?.replaceChildren();
  else if (chips?.childElementCount === 0) {
    const line = document.createElement('ul');
    line.className = 'chips';
    chips.appendChild(line);
  }
}

/** Closes the open panel and, on a phone, the sheet of filters, so that the results are visible. */
function closeFilterPanels(form: HTMLFormElement): void {
  for (const panel of form.querySelectorAll<HTMLDetailsElement>('details[open]')) {
    panel.open = false;
    panel.querySelector('summary')?.focus({ preventScroll: true });
  }
  const sheet = form.querySelector<HTMLElement>('[popover]');
  if (sheet?.matches(':popover-open')) sheet.hidePopover();
}

/** Returns a function that announces the number of results; inside the sheet if it covers the page. */
function createCountAnnouncer(list: HTMLElement, form: HTMLFormElement): () => void {
  const sheet = form.querySelector('[popover]');
  const [inSheet, inPage] = [sheet, list].map((place) => {
    const status = document.createElement('p');
    status.className = 'visually-hidden';
    status.role = 'status';
    place?.appendChild(status);
    return status;
  });
  return () => {
    const status = sheet?.matches(':popover-open') ? inSheet : inPage;
    const count = list.querySelector('[data-part="count"]');
    if (status) status.textContent = count?.textContent ?? '';
  };
}
