import { signal } from '@preact/signals-react';
import { hydrateRoot } from 'react-dom/client';
import { SearchIndex } from '../../src/features/search/engine/search-index';
import type { SearchBoxTexts } from '../../src/views/layout/search-box';
import { fetchData } from '../fetch-data';
import './results-panel.css';
import { InteractiveSearchBox, type SearchSettings } from './interactive-search-box';

/**
 * Hydrates a search box with its results panel (§2.9) once the search index is there. If the index
 * cannot be loaded, the box stays a plain form; if the panel fails, the box becomes one again.
 */
export async function hydrateSearchBox(box: HTMLElement): Promise<void> {
  const texts = readTexts(box);
  const settings = JSON.parse(box.dataset.settings ?? '') as SearchSettings;
  const data = await fetchData(settings.index, SearchIndex);
  if (!texts || !data) return;
  joinTranslatedTexts(box);
  const serverBox = [...box.childNodes].map((node) => node.cloneNode(true));
  const [searchText, isOpen] = [signal(''), signal<boolean | undefined>()];
  const root = hydrateRoot(
    box,
    <InteractiveSearchBox {...{ box, texts, data, settings, searchText, isOpen }} />,
    {
      /** React has emptied the box by now: it is put back with what was typed, as a plain form. */
      onUncaughtError(error) {
        queueMicrotask(() => {
          root.unmount();
          box.replaceChildren(...serverBox);
          box.querySelector('form')?.removeAttribute('aria-busy');
          const input = box.querySelector('input');
          if (input) input.value = searchText.value;
          // The focus was in what React took away.
          if (document.activeElement === document.body) input?.focus();
        });
        reportError(error);
      },
    },
  );
}

/**
 * Makes one string of each text that a page translator has put into elements of its own: hydration finds
 * the markup of the server, and keeps what was typed.
 */
function joinTranslatedTexts(box: HTMLElement): void {
  for (const part of box.querySelectorAll('font')) {
    const parent = part.parentElement;
    part.replaceWith(...part.childNodes);
    parent?.normalize();
  }
}

/** Returns the texts that the server rendered, read from the markup so that the page holds them once. */
function readTexts(box: HTMLElement): SearchBoxTexts | undefined {
  const [form, label] = [box.querySelector('form'), box.querySelector('label')];
  const [input, button] = [box.querySelector('input'), box.querySelector('button')];
  if (!form || !label || !input || !button) return undefined;
  return {
    action: form.getAttribute('action') ?? '',
    label: label.textContent,
    placeholder: input.placeholder,
    submitLabel: button.textContent,
    text: input.defaultValue,
  };
}
