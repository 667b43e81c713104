import * as v from 'valibot';
import { formatIdsQuery } from '../../src/domain/catalogue/favourites';
import { MAX_SEEN_PROPERTIES, SeenProperty } from '../../src/features/favourites/seen-property';
import { onPageVisible } from '../behaviours/page-visible';
import { createElement } from '../create-element';
import { fetchData } from '../fetch-data';
import { formatFavouritesText } from './favourites-texts';
import { SEEN_KEY } from './storage-keys';
import { readIds, writeIds } from './stored-ids';
import { showToast } from './toast';

/** Starts or stops storing seen properties, on the visitor's request only; stopping deletes the list (decision 31). */
export function toggleSeenTracking(button: HTMLElement): void {
  const isOn = button.ariaPressed !== 'true';
  if (writeIds(SEEN_KEY, isOn ? [] : undefined)) updateSeen();
  else showToast(formatFavouritesText('refused'));
}

/** Adds the property of this page to the list of seen ones, and shows the list on pages that have a container for it. */
export function updateSeen(): void {
  const seen = readIds(SEEN_KEY);
  // A prerendered page has not been seen yet.
  if (seen && document.querySelector('.property')) onPageVisible(recordSeen);
  const container = document.querySelector<HTMLElement>('[data-seen-properties]');
  if (container) updateSeenList(container, seen);
}

/** Puts the property of this page first in the stored list, without duplicates. */
function recordSeen(): void {
  const seen = readIds(SEEN_KEY) ?? [];
  const id = Number(/(\d+)\/$/.exec(location.pathname)?.[1]);
  if (id && document.querySelector('[data-tool="save"]'))
    writeIds(SEEN_KEY, [id, ...seen.filter((other) => other !== id)].slice(0, MAX_SEEN_PROPERTIES));
}

async function updateSeenList(
  container: HTMLElement,
  seen: readonly number[] | undefined,
): Promise<void> {
  const list = container.querySelector('[data-seen-properties-list]');
  const emptyNote = container.querySelector<HTMLElement>('[data-seen-properties-empty]');
  const toggle = container.querySelector('button');
  if (!list || !emptyNote || !toggle) return;
  toggle.ariaPressed = String(Boolean(seen));
  emptyNote.hidden = seen?.length !== 0;
  list.replaceChildren(
    ...(await fetchSeenProperties(container.dataset.seenProperties ?? '', seen ?? [])).map(
      createSeenRow,
    ),
  );
}

async function fetchSeenProperties(url: string, ids: readonly number[]): Promise<SeenProperty[]> {
  if (ids.length === 0) return [];
  const address = `${url}&${formatIdsQuery(ids).slice(1)}`;
  return (await fetchData(address, v.array(SeenProperty))) ?? [];
}

const createSeenRow = ({ headline, href, place, price, picture }: SeenProperty) =>
  createElement(
    'li',
    {},
    createElement(
      'a',
      { href },
      createElement('img', {
        src: picture ?? '/mark.svg',
        alt: '',
        width: 112,
        height: 84,
      }),
      createElement('strong', { textContent: headline }),
      createElement('span', { textContent: place }),
      createElement('span', { textContent: price }),
    ),
  );
