import { fetchDocument } from '../fetch-document';

/** The content of a list's page that depends on its filters; `parts` are in document order. */
export interface ListingResponse {
  /** The canonical path and query. */
  url: string;
  title: string;
  /** The form as the server rendered it; only its attributes and texts are read. */
  form: HTMLFormElement;
  parts: ChildNode[][];
  /** The value of `data-map`, if the page has a map. */
  mapSettings: string | undefined;
}

const PARTS_SELECTOR = '[data-part], .languages';

export const findParts = (page: Document): Element[] => [...page.querySelectorAll(PARTS_SELECTOR)];

/** Fetches the list at a URL; rejects if the page is not a list. */
export async function fetchListing(url: string, signal: AbortSignal): Promise<ListingResponse> {
  const listing = readListing(await fetchDocument(url, signal));
  if (listing) return listing;
  throw new Error(`no list at ${url}`);
}

/** Reads the list of a page; undefined if it is not a list. */
export function readListing(page: Document): ListingResponse | undefined {
  const form = page.querySelector<HTMLFormElement>('form.filters');
  const canonical = page.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!form || !canonical) return undefined;
  const { pathname, search } = new URL(canonical.href);
  return {
    url: pathname + search,
    title: page.title,
    form: page === document ? cloneInitialForm(form) : form,
    parts: findParts(page).map(({ childNodes }) => [...childNodes]),
    mapSettings: page.querySelector<HTMLElement>('[data-map]')?.dataset.map,
  };
}

/** Returns a copy of a form with its initial values. */
function cloneInitialForm(form: HTMLFormElement): HTMLFormElement {
  const copy = form.cloneNode(true) as HTMLFormElement;
  copy.reset();
  return copy;
}
