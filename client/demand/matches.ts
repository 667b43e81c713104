import { fetchDocument } from '../fetch-document';

/** Time without a change after which the matches are fetched. */
const DELAY_MS = 250;

/**
 * Keeps what fits now in step with the answers of its form, which may be replaced by its next step. A
 * request that fails leaves what was there.
 */
export function keepMatchesInStep(matches: HTMLElement): void {
  const formSelector = `form#${matches.dataset.form}`;
  let timer: number | undefined;
  let controller = new AbortController();
  const update = async () => {
    const form = document.querySelector<HTMLFormElement>(formSelector);
    if (!form) return;
    controller.abort();
    controller = new AbortController();
    const url = `${matches.dataset.matches}?${buildQuery(form)}`;
    const page = await fetchDocument(url, controller.signal).catch(() => undefined);
    for (const part of page?.querySelectorAll<HTMLElement>('[data-part]') ?? [])
      matches
        .querySelector(`[data-part="${part.dataset.part}"]`)
        ?.replaceChildren(...part.childNodes);
  };
  const schedule = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest(formSelector)) return;
    clearTimeout(timer);
    timer = window.setTimeout(update, DELAY_MS);
  };
  for (const eventType of ['input', 'change', 'zones-set'])
    document.addEventListener(eventType, schedule);
}

/** The answers that a list can filter by; nothing about the person leaves the form. */
const SEARCH_FIELDS = new Set([
  ...['goal', 'types', 'towns', 'zips', 'priceMin', 'priceMax', 'bedroomsMin', 'garden', 'terrace'],
]);

function buildQuery(form: HTMLFormElement): URLSearchParams {
  const entries = [...new FormData(form)].filter(
    ([name, value]) => SEARCH_FIELDS.has(name) && typeof value === 'string' && value !== '',
  );
  return new URLSearchParams(entries as [string, string][]);
}
