import { signal } from '@preact/signals-react';
import { hydrateRoot } from 'react-dom/client';
import * as v from 'valibot';
import { SearchIndex } from '../../src/features/search/engine/search-index';
import type { SearchBoxTexts } from '../../src/views/layout/search-box';
import './results-panel.css';
import { InteractiveSearchBox, type SearchSettings } from './interactive-search-box';

/**
 * Hydrates a search box with its results panel (§2.9) once the search index is there. If the index
 * cannot be loaded, the box stays a plain form.
 */
export async function hydrateSearchBox(box: HTMLElement): Promise<void> {
  const texts = readTexts(box);
  const settings = JSON.parse(box.dataset.settings ?? '') as SearchSettings;
  const data = await loadSearchIndex(settings.index);
  if (!texts || !data) return;
  const [searchText, isOpen] = [signal(''), signal<boolean | undefined>()];
  hydrateRoot(
    box,
    <InteractiveSearchBox {...{ box, texts, data, settings, searchText, isOpen }} />,
  );
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

async function loadSearchIndex(url: string): Promise<SearchIndex | undefined> {
  const response = await fetch(url).catch(() => undefined);
  if (!response?.ok) return undefined;
  const parsed = v.safeParse(SearchIndex, await response.json());
  return parsed.success ? parsed.output : undefined;
}
