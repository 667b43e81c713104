/// <reference types="vite/types/importMeta.d.ts" />
import * as v from 'valibot';
import { Neighbours } from '../../src/domain/catalogue/neighbours';
import { whenShown } from '../behaviours/shown';
import { element } from '../element';
import { inPage } from '../texts';
import type { ListBefore } from './list-before';
import { listBefore } from './list-before';
import './results.css';

const WORDS = {
  results: import.meta.glob('../../data/texts/*.json', { eager: true, import: 'RESULTS_NAV' }),
  back: import.meta.glob('../../data/texts/*.json', { eager: true, import: 'RESULTS_BACK' }),
  place: import.meta.glob('../../data/texts/*.json', { eager: true, import: 'RESULTS_PLACE' }),
  previous: import.meta.glob('../../data/texts/*.json', {
    eager: true,
    import: 'RESULTS_PREVIOUS',
  }),
  next: import.meta.glob('../../data/texts/*.json', { eager: true, import: 'RESULTS_NEXT' }),
};

/** Asked for once the page is seen: until then it stands in nobody's history. */
export const showNeighbours = (page: HTMLElement): void => whenShown(() => show(page));

/** Above a property: back to the visitor's results as they were, and the ones before and after it there. */
async function show(page: HTMLElement): Promise<void> {
  const list = listBefore();
  const breadcrumb = page.querySelector('.breadcrumb');
  if (!list || !breadcrumb) return;
  const neighbours = await fetched(page.dataset.neighbours ?? '', list);
  if (!neighbours) return;
  breadcrumb.insertAdjacentElement('afterend', results(list, neighbours));
  page.classList.add('has-results');
}

async function fetched(route: string, list: ListBefore): Promise<Neighbours | undefined> {
  const id = /(\d+)\/$/.exec(location.pathname)?.[1] ?? '';
  const query = new URLSearchParams({ list: list.address, id });
  const response = await fetch(`${route}?${query}`).catch(() => undefined);
  if (!response?.ok) return undefined;
  const parsed = v.safeParse(Neighbours, await response.json());
  return parsed.success ? parsed.output : undefined;
}

function results(list: ListBefore, { place, total, previous, next }: Neighbours): HTMLElement {
  return element(
    'nav',
    { className: 'results', ariaLabel: inPage(WORDS.results) },
    backTo(list, inPage(WORDS.place, { place, count: total })),
    step('previous', previous),
    step('next', next),
  );
}

/** Through the history where it stands there, so that the list is as it was left: filters, page, scrolling. */
function backTo({ address, key }: ListBefore, words: string): HTMLElement {
  const link = element(
    'a',
    { className: 'results__back', href: address },
    element('span', { textContent: inPage(WORDS.back) }),
    ` ${words}`,
  );
  link.addEventListener('click', (event) => {
    if (!key || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    window.navigation?.traverseTo(key);
  });
  return link;
}

/** At either end of the list the arrow is there and leads nowhere. */
function step(way: 'previous' | 'next', to: Neighbours['next']): HTMLElement {
  if (!to) return element('span', { className: `results__step results__step--${way}` });
  return element('a', {
    className: `results__step results__step--${way}`,
    href: to.href,
    rel: way === 'next' ? 'next' : 'prev',
    ariaLabel: inPage(WORDS[way], { title: to.headline }),
  });
}
