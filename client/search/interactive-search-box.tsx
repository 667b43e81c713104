import type { Signal } from '@preact/signals-react';
import { useComputed } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { SearchIndex } from '../../src/features/search/engine/search-index';
import type { SearchBoxBehaviour, SearchBoxTexts } from '../../src/views/layout/search-box';
import { SearchBox } from '../../src/views/layout/search-box';
import type { ListLinks } from './result-rows';
import { ResultsPanel } from './results-panel';

/** The settings that the server renders on the box: the URLs of the index and of the demand register. */
export interface SearchSettings extends ListLinks {
  index: string;
  register?: string;
}

interface InteractiveSearchBoxProps {
  /** The element that holds the box. */
  box: HTMLElement;
  texts: SearchBoxTexts;
  data: SearchIndex;
  settings: SearchSettings;
  /** A signal, so that a key press renders the panel anew and not the box. */
  searchText: Signal<string>;
  /** Undefined until the server's markup is hydrated. */
  isOpen: Signal<boolean | undefined>;
}

/**
 * A search box whose panel is open while the focus is in the box or in the panel; it closes when the
 * focus leaves or on Escape. With text in the box, Enter and the button search; in an empty box they
 * toggle the panel (§2.9, decision 38).
 */
export function InteractiveSearchBox(props: InteractiveSearchBoxProps) {
  useSignals();
  const { box, texts, data, settings, searchText, isOpen } = props;
  const isEmpty = useComputed(() => searchText.value.trim() === '');
  const panelRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    searchText.value = box.querySelector('input')?.value ?? '';
    isOpen.value = box.contains(document.activeElement);
    if (isOpen.value) scrollBoxToTop(box);
    addBoxListeners(box, isOpen);
    const panel = panelRef.current;
    if (panel)
      new ResizeObserver(() => !panel.hidden && scrollPanelIntoView(box, panel)).observe(panel);
  }, [box, searchText, isOpen]);

  const behaviour: SearchBoxBehaviour | undefined =
    isOpen.value === undefined
      ? undefined
      : {
          isOpen: isOpen.value,
          isToggle: isEmpty.value,
          onInput({ currentTarget }) {
            searchText.value = currentTarget.value;
            isOpen.value = true;
          },
          onFocus() {
            isOpen.value = true;
            scrollBoxToTop(box);
          },
          onButtonClick(event) {
            if (!isEmpty.value) return;
            event.preventDefault();
            isOpen.value = !isOpen.value;
          },
        };
  return (
    <SearchBox {...texts} panelRef={panelRef} behaviour={behaviour}>
      {behaviour && <ResultsPanel {...{ data, searchText, settings }} />}
    </SearchBox>
  );
}

/** Listens on the element around the box, since the focus moves between the form and the panel. */
function addBoxListeners(box: HTMLElement, isOpen: Signal<boolean | undefined>): void {
  box.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && box.contains(relatedTarget))) isOpen.value = false;
  });
  // A click on an element of the panel that cannot take the focus must not close the panel.
  box.addEventListener('mousedown', (event) => {
    const { target } = event;
    if (target instanceof Element && target.closest('[data-panel]') && !target.closest('a'))
      event.preventDefault();
  });
  box.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      // At once: a link of a closed panel takes no focus.
      flushSync(() => {
        isOpen.value = true;
      });
      moveFocus(box, step);
    } else if (event.key === 'Escape' && isOpen.value) {
      event.preventDefault();
      box.querySelector('input')?.focus();
      isOpen.value = false;
    }
  });
}

/** Moves the focus through the input and the panel's links, from the last one back to the input. */
function moveFocus(box: HTMLElement, step: number): void {
  const stops = [...box.querySelectorAll<HTMLElement>('input, [data-panel] a')];
  const index = stops.indexOf(document.activeElement as HTMLElement);
  stops[(index + step + stops.length) % stops.length]?.focus();
}

/** Scrolls a panel that opens below the window's edge into view; on a phone, the box to the top. */
function scrollPanelIntoView(box: HTMLElement, panel: HTMLElement): void {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  if (innerWidth < 768) box.scrollIntoView({ block: 'start', behavior });
  else panel.scrollIntoView({ block: 'nearest', behavior });
}

const phoneQuery = matchMedia('(width < 48em) and (pointer: coarse)');

/** Scrolls the box to the top of a phone's window: the keyboard covers half of it, and the panel opens below. */
function scrollBoxToTop(box: HTMLElement): void {
  if (phoneQuery.matches) box.scrollIntoView();
}
