import { documentAt } from '../document-at';

/** What changes on a page when its filters do: a part's content, in the order they stand in the page. */
export interface Answer {
  /** Path and query, as the server spells them. */
  address: string;
  title: string;
  /** As the server sent it; only its attributes and texts are read. */
  form: HTMLFormElement;
  parts: ChildNode[][];
  /** Where the map's pins are, if there is a map. */
  map: string | undefined;
}

const PARTS = '[data-part], .languages';

export const partsOf = (page: Document): Element[] => [...page.querySelectorAll(PARTS)];

/** The list at this address. Rejects where it is none. */
export async function ask(address: string, signal: AbortSignal): Promise<Answer> {
  const answer = answerIn(await documentAt(address, signal));
  if (answer) return answer;
  throw new Error(`no list at ${address}`);
}

/** What a page says, this one included. */
export function answerIn(page: Document): Answer | undefined {
  const form = page.querySelector<HTMLFormElement>('form.filters');
  const canonical = page.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!form || !canonical) return undefined;
  const { pathname, search } = new URL(canonical.href);
  return {
    address: pathname + search,
    title: page.title,
    form: page === document ? asSent(form) : form,
    parts: partsOf(page).map(({ childNodes }) => [...childNodes]),
    map: page.querySelector<HTMLElement>('[data-map]')?.dataset.map,
  };
}

/** A form as it came, whatever was chosen in it since. */
function asSent(form: HTMLFormElement): HTMLFormElement {
  const copy = form.cloneNode(true) as HTMLFormElement;
  copy.reset();
  return copy;
}
