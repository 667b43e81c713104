import * as texts from 'virtual:texts';
import { Neighbours } from '../../src/features/listing/neighbours-schema';
import { onPageVisible } from '../behaviours/page-visible';
import { createElement } from '../create-element';
import { fetchData } from '../fetch-data';
import { formatPageText } from '../page-text';
import type { PreviousList } from './previous-list';
import { findPreviousList } from './previous-list';
import './results-nav.css';

const NEIGHBOUR_TEXTS = {
  results: texts.RESULTS_NAV,
  back: texts.RESULTS_BACK,
  place: texts.RESULTS_PLACE,
  previous: texts.RESULTS_PREVIOUS,
  next: texts.RESULTS_NEXT,
};

/** Shows the neighbours once the page is visible: a prerendered page has no entry in the history yet. */
export const showNeighbours = (page: HTMLElement): void =>
  onPageVisible(() => insertResultsNav(page));

/** Inserts a line above the property: links to the visitor's results and to the previous and next result. */
async function insertResultsNav(page: HTMLElement): Promise<void> {
  const list = findPreviousList();
  const breadcrumb = page.querySelector('.breadcrumb');
  if (!list || !breadcrumb) return;
  const neighbours = await fetchNeighbours(page.dataset.neighbours ?? '', list);
  if (!neighbours) return;
  breadcrumb.insertAdjacentElement('afterend', createResultsNav(list, neighbours));
  page.classList.add('has-results-nav');
}

function fetchNeighbours(route: string, list: PreviousList): Promise<Neighbours | undefined> {
  const id = /(\d+)\/$/.exec(location.pathname)?.[1] ?? '';
  const query = new URLSearchParams({ list: list.url, id });
  return fetchData(`${route}?${query}`, Neighbours);
}

function createResultsNav(
  list: PreviousList,
  { place, total, previous, next }: Neighbours,
): HTMLElement {
  return createElement(
    'nav',
    { className: 'results-nav', ariaLabel: formatPageText(NEIGHBOUR_TEXTS.results) },
    createBackLink(list, formatPageText(NEIGHBOUR_TEXTS.place, { place, count: total })),
    createStepLink('previous', previous),
    createStepLink('next', next),
  );
}

/** Returns a link that goes back in the history if it can, which restores filters, page and scroll position. */
function createBackLink({ url, key }: PreviousList, position: string): HTMLElement {
  const link = createElement(
    'a',
    { className: 'results-nav__back', href: url },
    createElement('span', { textContent: formatPageText(NEIGHBOUR_TEXTS.back) }),
    ` ${position}`,
  );
  link.addEventListener('click', (event) => {
    if (!key || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    window.navigation?.traverseTo(key);
  });
  return link;
}

/** Returns the arrow to a neighbour; at an end of the list an arrow without a link. */
function createStepLink(
  direction: 'previous' | 'next',
  neighbour: Neighbours['next'],
): HTMLElement {
  if (!neighbour)
    return createElement('span', {
      className: `results-nav__step results-nav__step--${direction}`,
    });
  return createElement('a', {
    className: `results-nav__step results-nav__step--${direction}`,
    href: neighbour.href,
    rel: direction === 'next' ? 'next' : 'prev',
    ariaLabel: formatPageText(NEIGHBOUR_TEXTS[direction], { title: neighbour.headline }),
  });
}
