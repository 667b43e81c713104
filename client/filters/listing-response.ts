import { fetchDocument } from '../fetch-document';

/** What changes on a page when its filters do: a part's content, in the order they stand in the page. */
export interface ListingResponse {
  /** Path and query, as the server spells them. */
  url: string;
  title: string;
  /** As the server sent it; only its attributes and texts are read. */
  form: HTMLFormElement;
  parts: ChildNode[][];
  /** Where the map's pins are, if there is a map. */
  mapSettings: string | undefined;
}

const PARTS_SELECTOR = '[data-part], .languages';

export const findParts = (page: Document): Element[] => [...page.querySelectorAll(PARTS_SELECTOR)];

/** The list at this address. Rejects where it is none. */
export async function fetchListing(address: string, signal: AbortSignal): Promise<ListingResponse> {
  const answer = readListing(await fetchDocument(address, signal));
  if (answer) return answer;
  throw new Error(`no list at ${address}`);
}

/** What a page says, this one included. */
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

/** A form as it came, whatever was chosen in it since. */
function cloneInitialForm(form: HTMLFormElement): HTMLFormElement {
  const copy = form.cloneNode(true) as HTMLFormElement;
  copy.reset();
  return copy;
}
