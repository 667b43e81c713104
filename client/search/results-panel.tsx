import type { ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import type { Counts } from '../../src/domain/catalogue/counts';
import { search, wantedIn } from '../../src/domain/catalogue/search/search';
import type { SearchIndex } from '../../src/domain/catalogue/search/search-index';
import { FoundProperty } from '../../src/domain/catalogue/search/search-index';
import { Nothing } from './nothing';
import type { Ways } from './rows';
import { Group, PropertyRow, Row } from './rows';
import { resultsCount, word } from './words';
import { wordsBegun } from './words-begun';

export interface ResultsPanelProps {
  data: SearchIndex;
  text: ReadonlySignal<string>;
  settings: Ways & {
    /** Where an index without properties is asked for one of them. */
    index: string;
    demand: string;
  };
}

/** Types, towns and properties that the text names (§2.9). */
export function ResultsPanel({ data, text, settings }: ResultsPanelProps) {
  useSignals();
  const typed = text.value;
  const { byId, ...searchable } = useMemo(() => searchableIn(data), [data]);
  const found = search(searchable, typed);
  const property = useProperty(found.properties[0], byId, settings.index);
  const types = data.types.filter(({ webId }) => found.types.includes(webId));
  const cities = found.cities.flatMap((place) => data.cities[place] ?? []);
  const count = types.length + cities.length + (property ? 1 : 0);
  const nothing = count === 0 && property === null;
  const sum = wantedIn(typed) ? sumOf(cities) : data.all;
  const row = { typed, ways: settings };
  return (
    <>
      <p className="visually-hidden" role="status">
        {nothing ? word('nothing', { text: typed.trim() }) : resultsCount(count)}
      </p>
      {nothing && <Nothing {...{ data, typed }} ways={settings} demand={settings.demand} />}
      <Group title={word('type')}>
        {types.map(({ webId, name, ...counts }) => (
          <Row key={webId} name={name} query={`type=${webId}`} counts={counts} {...row} />
        ))}
      </Group>
      <Group title={word('city')}>
        {cities.map(({ Name, Zip, label, ...counts }) => (
          <Row
            key={label}
            name={label}
            query={`city=${encodeURIComponent(`${Name}|${Zip}`)}`}
            counts={counts}
            {...row}
          />
        ))}
      </Group>
      <Group title={word('property')}>
        {property ? [<PropertyRow key={property.id} property={property} />] : []}
      </Group>
      {!nothing && (
        <p className="panel__foot">
          <span className="panel__hint">{word('hint')}</span>
          {settings.showCount && sum && <span>{word('counts', { ...sum })}</span>}
        </p>
      )}
    </>
  );
}

/** The index made ready, once: where a property of an ID is, and what begins how. */
function searchableIn(data: SearchIndex) {
  const byId = new Map(data.properties?.map((property) => [property.id, property]));
  const holds = (id: number) => (data.properties ? byId.has(id) : true);
  return { ...data, byId, holds, among: wordsBegun(data) };
}

/** How many there are in several towns together; types are counted one by one, since a property may be of two. */
function sumOf(cities: readonly Counts[]): Counts | undefined {
  if (cities.length < 2) return undefined;
  const sum = (side: keyof Counts) => cities.reduce((all, counts) => all + counts[side], 0);
  return { sale: sum('sale'), rent: sum('rent') };
}

/** The property of this ID: from the index, or from the server where the index leaves them out; null where there is none, undefined until that is known. */
function useProperty(
  id: number | undefined,
  byId: ReadonlyMap<number, FoundProperty>,
  index: string,
): FoundProperty | null | undefined {
  const [fetched, setFetched] = useState<{ id: number; property: FoundProperty | null }>();
  const asksServer = id !== undefined && byId.size === 0;
  useEffect(() => {
    if (!asksServer) return;
    const asked = new AbortController();
    fetch(`${index}&id=${id}`, { signal: asked.signal })
      .then((response) => response.json())
      .then((answer) => setFetched({ id, property: v.parse(v.nullable(FoundProperty), answer) }))
      .catch(() => undefined);
    return () => asked.abort();
  }, [id, asksServer, index]);
  if (id === undefined) return null;
  if (!asksServer) return byId.get(id) ?? null;
  return fetched?.id === id ? fetched.property : undefined;
}
