import { createElement } from '../create-element';
import { fetchDocument } from '../fetch-document';

/** Time without a change after which the matches are fetched. */
const DELAY_MS = 250;

/**
 * Keeps what fits now in step with the answers of a form, and repeats it in one line above the buttons
 * for phones, where it stands below the form. Where a request fails both are hidden, since they answer other questions.
 */
export function keepMatchesInStep(matches: HTMLElement, form: HTMLFormElement): void {
  const line = createElement('p', { className: 'matches-line' });
  const buttons = form.querySelector('.form__buttons');
  buttons?.parentNode?.insertBefore(line, buttons);
  let timer: number | undefined;
  let controller = new AbortController();
  const update = async () => {
    controller.abort();
    controller = new AbortController();
    const url = `${matches.dataset.matches}?${buildQuery(form, matches)}`;
    const { signal } = controller;
    const page = await fetchDocument(url, signal).catch(() => undefined);
    // The next change asks anew, and so does the form of the next step.
    if (signal.aborted || !form.isConnected) return;
    matches.hidden = line.hidden = !page;
    for (const part of page?.querySelectorAll<HTMLElement>('[data-part]') ?? [])
      matches
        .querySelector(`[data-part="${part.dataset.part}"]`)
        ?.replaceChildren(...part.childNodes);
    line.textContent = formatLine(matches);
  };
  for (const eventType of ['input', 'change', 'zones-set'])
    form.addEventListener(eventType, () => {
      clearTimeout(timer);
      timer = window.setTimeout(update, DELAY_MS);
    });
  line.textContent = formatLine(matches);
  // A draft was restored before this script was there, or the step before was left while it was being counted.
  if ('isReplaced' in form.dataset || form.querySelector('[data-restored]:not([hidden])'))
    void update();
}

/** Returns heading, number and place: 'Past nu al: 9 te koop in Lier'. */
function formatLine(matches: HTMLElement): string {
  const read = (selector: string) => matches.querySelector(selector)?.textContent ?? '';
  const place = read('.search-matches__where');
  const count = read('.search-matches__count');
  if (count === '0') return place;
  return (matches.dataset.line ?? '{what}').replace('{what}', () => `${count} ${place}`);
}

/** Returns the answers that decide what fits; nothing about the person leaves the form. */
function buildQuery(
  form: HTMLFormElement,
  { dataset: { fields = '' } }: HTMLElement,
): URLSearchParams {
  const names = fields.split(' ');
  const entries = [...new FormData(form)].filter(
    ([name, value]) => names.includes(name) && typeof value === 'string' && value !== '',
  );
  return new URLSearchParams(entries as [string, string][]);
}
