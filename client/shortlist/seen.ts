import * as v from 'valibot';
import { SEEN_LENGTH, SeenProperty } from '../../src/domain/catalogue/seen-property';
import { idsQuery } from '../../src/domain/catalogue/shortlist';
import { whenShown } from '../behaviours/shown';
import { element } from '../element';
import { SEEN } from './keys';
import { say } from './notice';
import { idsIn, keep } from './store';
import { word } from './words';

/** Turned on by the visitor and by nobody else; turned off, nothing is left of it (decision 31). */
export function remember(button: HTMLElement): void {
  const on = button.ariaPressed !== 'true';
  if (keep(SEEN, on ? [] : undefined)) showSeen();
  else say(word('refused'));
}

/** Remembers the property on this page, and lists those remembered where the page has a place for them. */
export function showSeen(): void {
  const seen = idsIn(SEEN);
  // A page that is only made ready has not been seen.
  if (seen && document.querySelector('.property')) whenShown(note);
  const place = document.querySelector<HTMLElement>('[data-seen]');
  if (place) list(place, seen);
}

/** Newest first, each once. */
function note(): void {
  const seen = idsIn(SEEN) ?? [];
  const id = Number(/(\d+)\/$/.exec(location.pathname)?.[1]);
  if (id && document.querySelector('[data-tool="save"]'))
    keep(SEEN, [id, ...seen.filter((other) => other !== id)].slice(0, SEEN_LENGTH));
}

async function list(place: HTMLElement, seen: readonly number[] | undefined): Promise<void> {
  const shown = place.querySelector('[data-seen-list]');
  const none = place.querySelector<HTMLElement>('[data-seen-none]');
  const toggle = place.querySelector('button');
  if (!shown || !none || !toggle) return;
  toggle.ariaPressed = String(Boolean(seen));
  none.hidden = seen?.length !== 0;
  shown.replaceChildren(...(await fetched(place.dataset.seen ?? '', seen ?? [])).map(row));
}

async function fetched(address: string, ids: readonly number[]): Promise<SeenProperty[]> {
  if (ids.length === 0) return [];
  const response = await fetch(`${address}&${idsQuery(ids).slice(1)}`).catch(() => undefined);
  if (!response?.ok) return [];
  const parsed = v.safeParse(v.array(SeenProperty), await response.json());
  return parsed.success ? parsed.output : [];
}

const row = ({ headline, href, place, price, picture }: SeenProperty) =>
  element(
    'li',
    {},
    element(
      'a',
      { href },
      element('img', { src: picture ?? '/media/mark-quiet.svg', alt: '', width: 112, height: 84 }),
      element('strong', { textContent: headline }),
      element('span', { textContent: place }),
      element('span', { textContent: price }),
    ),
  );
