import type { Answer } from './answer';
import { answerIn, ask, partsOf } from './answer';
import { narrowCities } from './cities';
import { addressOf, bringUpToDate } from './form';

const ANSWERS_KEPT = 12;
const NOTICED_MS = 250;

/**
 * Refines a list in place: every change asks for the page that the form without script would lead
 * to, and takes from it what differs. The address says all there is to say; the back button shows
 * the list before at once, from memory. Anything unforeseen is left to the browser's own navigation.
 */
export function refineInPlace(list: HTMLElement): void {
  const form = list.querySelector<HTMLFormElement>('form.filters');
  let shown = answerIn(document);
  if (!form || !shown) return;
  const kept = new Map<string, Answer>([[here(), shown]]);
  const announce = announcer(list, form);
  let asking = new AbortController();
  let settled = true;

  /** The page as it is now, before anything is changed for what comes: other scripts have drawn on it too. */
  const remember = () => {
    if (settled && shown) shown.parts = partsOf(document).map(({ childNodes }) => [...childNodes]);
  };

  const show = (answer: Answer) => {
    for (const [place, part] of partsOf(document).entries())
      part.replaceChildren(...(answer.parts[place] ?? []));
    bringUpToDate(form, answer.form);
    const map = list.querySelector<HTMLElement>('[data-map]');
    if (map && answer.map) map.dataset.map = answer.map;
    document.title = answer.title;
    shown = answer;
    settled = true;
    // Whoever drew something on the cards, or shows the same list elsewhere, does so again.
    list.dispatchEvent(new Event('refined', { bubbles: true }));
  };

  const load = async (address: string): Promise<Answer | undefined> => {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    list.ariaBusy = 'true';
    // Faded only where the answer takes long enough to be noticed, and not by a transition that waits:
    // that would have every card painted anew with the press itself.
    const noticed = setTimeout(() => list.classList.add('is-waiting'), NOTICED_MS);
    try {
      return await ask(address, signal);
    } catch {
      if (!signal.aborted) location.assign(address);
      return undefined;
    } finally {
      clearTimeout(noticed);
      if (!signal.aborted) {
        list.ariaBusy = null;
        list.classList.remove('is-waiting');
      }
    }
  };

  const refine = async (addressNow: () => string, after: () => void = announce) => {
    // What is pressed is seen to be pressed before anything else: asking alone takes a phone a frame.
    await painted();
    const address = addressNow();
    remember();
    settled = false;
    const asked = load(address);
    makeRoom(list, address);
    const answer = await asked;
    if (!answer) return;
    history.replaceState({ scroll: scrollY }, '');
    history.pushState(null, '', answer.address);
    keep(kept, answer);
    show(answer);
    after();
  };

  const asFilledIn = () => addressOf(form);
  form.addEventListener('change', () => refine(asFilledIn));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    closePanels(form);
    if (asFilledIn() !== addressOf(shown?.form ?? form)) refine(asFilledIn);
  });
  narrowCities(form, (typed) =>
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
    if (here() === shown?.address) return;
    const answer = kept.get(here()) ?? (await load(here()));
    if (!answer) return;
    remember();
    keep(kept, answer);
    show(answer);
    if (typeof state?.scroll === 'number') scrollTo(0, state.scroll);
  });

  // What was chosen before the script was there.
  if (asFilledIn() !== addressOf(shown.form)) refine(asFilledIn);
}

/** When the frame that comes next has been painted; a page that is not looked at paints none. */
const painted = () =>
  new Promise<void>((done) => {
    if (document.hidden) done();
    else requestAnimationFrame(() => setTimeout(done));
  });

const here = () => location.pathname + location.search;

/** The last ones shown, so that going back asks nobody. */
function keep(kept: Map<string, Answer>, answer: Answer): void {
  kept.delete(answer.address);
  kept.set(answer.address, answer);
  const [oldest] = kept.keys();
  if (kept.size > ANSWERS_KEPT && oldest !== undefined) kept.delete(oldest);
}

/** The line of chips comes or goes with the press, so that nothing moves when the answer is there. */
function makeRoom(list: HTMLElement, address: string): void {
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

/** The way to the results: the panel that is open, and on a phone the sheet. */
function closePanels(form: HTMLFormElement): void {
  for (const panel of form.querySelectorAll<HTMLDetailsElement>('details[open]')) {
    panel.open = false;
    panel.querySelector('summary')?.focus({ preventScroll: true });
  }
  const sheet = form.querySelector<HTMLElement>('[popover]');
  if (sheet?.matches(':popover-open')) sheet.hidePopover();
}

/** Tells those who listen how many there are now; in the sheet where it covers the page. */
function announcer(list: HTMLElement, form: HTMLFormElement): () => void {
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
