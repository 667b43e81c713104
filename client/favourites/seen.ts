import * as v from 'valibot';
import { formatIdsQuery } from '../../src/domain/catalogue/favourites';
import { MAX_SEEN_PROPERTIES, SeenProperty } from '../../src/domain/catalogue/seen-property';
import { onPageVisible } from '../behaviours/page-visible';
import { createElement } from '../create-element';
import { formatFavouritesText } from './favourites-texts';
import { SEEN_KEY } from './storage-keys';
import { readIds, writeIds } from './stored-ids';
import { showToast } from './toast';

/** Starts or stops remembering seen properties, on the visitor's request only; stopping deletes the list (decision 31). */
export function toggleSeenTracking(button: HTMLElement): void {
  const on = button.ariaPressed !== 'true';
  if (writeIds(SEEN_KEY, on ? [] : undefined)) updateSeen();
  else showToast(formatFavouritesText('refused'));
}

/** Adds the property of this page to the list of seen ones, and shows the list on pages that have room for it. */
export function updateSeen(): void {
  const seen = readIds(SEEN_KEY);
  // A prerendered page has not been seen yet.
  if (seen && document.querySelector('.property')) onPageVisible(recordSeen);
  const place = document.querySelector<HTMLElement>('[data-seen-properties]');
  if (place) updateSeenList(place, seen);
}

/** Puts the property of this page first in the stored list, without duplicates. */
function recordSeen(): void {
  const seen = readIds(SEEN_KEY) ?? [];
  const id = Number(/(\d+)\/$/.exec(location.pathname)?.[1]);
  if (id && document.querySelector('[data-tool="save"]'))
    writeIds(SEEN_KEY, [id, ...seen.filter((other) => other !== id)].slice(0, MAX_SEEN_PROPERTIES));
}

async function updateSeenList(
  place: HTMLElement,
  seen: readonly number[] | undefined,
): Promise<void> {
  const shown = place.querySelector('[data-seen-properties-list]');
  const none = place.querySelector<HTMLElement>('[data-seen-properties-empty]');
  const toggle = place.querySelector('button');
  if (!shown || !none || !toggle) return;
  toggle.ariaPressed = String(Boolean(seen));
  none.hidden = seen?.length !== 0;
  shown.replaceChildren(
    ...(await fetchSeenProperties(place.dataset.seenProperties ?? '', seen ?? [])).map(
      createSeenRow,
    ),
  );
}

async function fetchSeenProperties(
  address: string,
  ids: readonly number[],
): Promise<SeenProperty[]> {
  if (ids.length === 0) return [];
  const response = await fetch(`${address}&${formatIdsQuery(ids).slice(1)}`).catch(() => undefined);
  if (!response?.ok) return [];
  const parsed = v.safeParse(v.array(SeenProperty), await response.json());
  return parsed.success ? parsed.output : [];
}

const createSeenRow = ({ headline, href, place, price, picture }: SeenProperty) =>
  createElement(
    'li',
    {},
    createElement(
      'a',
      { href },
      createElement('img', {
        src: picture ?? '/media/mark-quiet.svg',
        alt: '',
        width: 112,
        height: 84,
      }),
      createElement('strong', { textContent: headline }),
      createElement('span', { textContent: place }),
      createElement('span', { textContent: price }),
    ),
  );
