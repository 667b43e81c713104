import type { ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import type { GoalCounts } from '../../src/domain/catalogue/property-counts';
import { normalizeSearchText, searchCatalogue } from '../../src/features/search/engine/search';
import type { SearchIndex } from '../../src/features/search/engine/search-index';
import { FoundProperty } from '../../src/features/search/engine/search-index';
import { fetchData } from '../fetch-data';
import { EmptyResults } from './empty-results';
import { useFoundByWords } from './found-by-words';
import { createCandidateFinder } from './prefix-index';
import type { ListLinks } from './result-rows';
import { PanelGroup, PanelRow, PropertyRow } from './result-rows';
import { formatResultsCount, formatSearchText } from './search-texts';
import { describeSimilarResults, findSimilarResults } from './similar-results';
import { WordResults } from './word-results';

export interface ResultsPanelProps {
  data: SearchIndex;
  searchText: ReadonlySignal<string>;
  settings: ListLinks & {
    /** The URL of the search index, which also returns single properties by their ID. */
    index: string;
    register?: string | undefined;
  };
}

/** The types, cities and property that match the text (§2.9). */
export function ResultsPanel({ data, searchText, settings }: ResultsPanelProps) {
  useSignals();
  const typed = searchText.value;
  const { byId, ...source } = useMemo(() => createSearchSource(data), [data]);
  const matches = searchCatalogue(source, typed);
  const property = useFoundProperty(matches.properties[0], byId, settings.index);
  const types = data.types.filter(({ webId }) => matches.types.includes(webId));
  const cities = matches.cities.flatMap((index) => data.cities[index] ?? []);
  const count = types.length + cities.length + (property ? 1 : 0);
  const isEmpty = count === 0 && property === null;
  const byWords = useFoundByWords(typed, settings.index);
  const similar = isEmpty && !byWords?.isWhole ? findSimilarResults(data, typed) : undefined;
  const summary = summarize();
  const sum = normalizeSearchText(typed) ? sumCounts(cities) : data.all;
  const wordResults = byWords && (
    <WordResults found={byWords} hasProperties={!similar?.properties.length} />
  );
  const row = { searchText: typed, listLinks: settings };

  /** The announced number of results; empty while the server may still find properties by their words. */
  function summarize(): string {
    if (similar)
      return similar.lists.length > 0 || byWords === null
        ? describeSimilarResults(similar, typed)
        : (byWords?.title ?? '');
    return [!isEmpty && formatResultsCount(count), byWords?.title].filter(Boolean).join(', ');
  }
  return (
    <>
      <p className="visually-hidden" role="status">
        {summary}
      </p>
      {similar && (
        <EmptyResults
          similar={similar}
          nothingFound={byWords === null ? summary : ''}
          all={data.all}
          listLinks={settings}
          register={settings.register}
        >
          {wordResults}
        </EmptyResults>
      )}
      <PanelGroup title={formatSearchText('type')}>
        {types.map(({ webId, name, ...counts }) => (
          <PanelRow key={webId} name={name} query={`type=${webId}`} counts={counts} {...row} />
        ))}
      </PanelGroup>
      <PanelGroup title={formatSearchText('city')}>
        {cities.map(({ Name, Zip, label, ...counts }) => (
          <PanelRow
            key={label}
            name={label}
            query={`city=${encodeURIComponent(`${Name}|${Zip}`)}`}
            counts={counts}
            {...row}
          />
        ))}
      </PanelGroup>
      <PanelGroup title={formatSearchText('property')}>
        {property ? [<PropertyRow key={property.id} property={property} />] : []}
      </PanelGroup>
      {!similar && wordResults}
      {!isEmpty && (
        <p className="results-panel__foot">
          <span className="results-panel__hint">{formatSearchText('hint')}</span>
          {settings.showCount && sum && <span>{formatSearchText('counts', { ...sum })}</span>}
        </p>
      )}
    </>
  );
}

/** Builds the lookups of the index: properties by ID, names by prefix. */
function createSearchSource(data: SearchIndex) {
  const byId = new Map(data.properties?.map((property) => [property.id, property]));
  const hasProperty = (id: number) => (data.properties ? byId.has(id) : true);
  return { ...data, byId, hasProperty, findCandidates: createCandidateFinder(data) };
}

/** Returns the totals of several cities. Types are not summed, since a property may have two. */
function sumCounts(cities: readonly GoalCounts[]): GoalCounts | undefined {
  if (cities.length < 2) return undefined;
  const sum = (side: keyof GoalCounts) => cities.reduce((all, counts) => all + counts[side], 0);
  return { sale: sum('sale'), rent: sum('rent') };
}

/**
 * Returns the property of this ID, from the index or, if that has no properties, from the server; null if
 * there is none, undefined while loading.
 */
function useFoundProperty(
  id: number | undefined,
  byId: ReadonlyMap<number, FoundProperty>,
  index: string,
): FoundProperty | null | undefined {
  const [fetched, setFetched] = useState<{ id: number; property: FoundProperty | null }>();
  const asksServer = id !== undefined && byId.size === 0;
  useEffect(() => {
    if (!asksServer) return;
    const controller = new AbortController();
    fetchData(`${index}&id=${id}`, v.nullable(FoundProperty), controller.signal).then(
      (property) => {
        if (property !== undefined) setFetched({ id, property });
      },
    );
    return () => controller.abort();
  }, [id, asksServer, index]);
  if (id === undefined) return null;
  if (!asksServer) return byId.get(id) ?? null;
  return fetched?.id === id ? fetched.property : undefined;
}
