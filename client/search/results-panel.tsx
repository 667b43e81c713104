import type { ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { search } from '../../src/catalogue/search';
import type { SearchIndex } from '../../src/catalogue/search-index';
import { FoundProperty } from '../../src/catalogue/search-index';

/** The panel's words, in the visitor's language. */
export interface PanelTexts {
  type: string;
  city: string;
  property: string;
  sale: string;
  rent: string;
  reference: string;
  nothing: string;
  results: string;
}

export interface ResultsPanelProps {
  data: SearchIndex;
  text: ReadonlySignal<string>;
  /** Where an index without properties is asked for one of them. */
  index: string;
  sale: string;
  rent: string;
  showCount: boolean;
  texts: PanelTexts;
}

/** Types, towns and properties that the text names (§2.9). */
export function ResultsPanel({ data, text, index, texts, ...ways }: ResultsPanelProps) {
  useSignals();
  const byId = new Map(data.properties?.map((property) => [property.id, property]));
  const holds = (id: number) => (data.properties ? byId.has(id) : true);
  const found = search({ ...data, holds }, text.value);
  const property = useProperty(found.properties[0], byId, index);
  const types = data.types.filter(({ webId }) => found.types.includes(webId));
  const cities = found.cities.flatMap((place) => data.cities[place] ?? []);
  const count = types.length + cities.length + (property ? 1 : 0);
  return (
    <>
      <p className="visually-hidden" role="status">
        {count === 0 ? texts.nothing : texts.results.replace('{count}', String(count))}
      </p>
      {count === 0 && <p className="panel__nothing">{texts.nothing}</p>}
      <Group title={texts.type} empty={types.length === 0}>
        {types.map(({ webId, name, ...counts }) => (
          <Row key={webId} name={name} query={`type=${webId}`} {...{ counts, texts, ...ways }} />
        ))}
      </Group>
      <Group title={texts.city} empty={cities.length === 0}>
        {cities.map(({ Name, Zip, label, ...counts }) => (
          <Row
            key={label}
            name={label}
            query={`city=${encodeURIComponent(`${Name}|${Zip}`)}`}
            {...{ counts, texts, ...ways }}
          />
        ))}
      </Group>
      <Group title={texts.property} empty={!property}>
        {property && (
          <li>
            <a className="panel__property" href={property.href}>
              {property.thumbnail && <img src={property.thumbnail} alt="" width={60} height={60} />}
              <span>{property.headline}</span>
              <span>{texts.reference.replace('{id}', String(property.id))}</span>
            </a>
          </li>
        )}
      </Group>
    </>
  );
}

/** The property of this ID: from the index, or from the server where the index leaves them out. */
function useProperty(
  id: number | undefined,
  byId: ReadonlyMap<number, FoundProperty>,
  index: string,
): FoundProperty | undefined {
  const [fetched, setFetched] = useState<FoundProperty>();
  const known = id === undefined ? undefined : byId.get(id);
  useEffect(() => {
    if (id === undefined || known || byId.size > 0) return;
    const asked = new AbortController();
    fetch(`${index}&id=${id}`, { signal: asked.signal })
      .then((response) => response.json())
      .then((answer) => setFetched(v.parse(v.nullable(FoundProperty), answer) ?? undefined))
      .catch(() => undefined);
    return () => asked.abort();
  }, [id, known, byId.size, index]);
  return known ?? (fetched?.id === id ? fetched : undefined);
}

function Group({ title, empty, children }: { title: string; empty: boolean; children: ReactNode }) {
  if (empty) return null;
  return (
    <section className="panel__group" aria-label={title}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

interface RowProps extends Pick<ResultsPanelProps, 'sale' | 'rent' | 'showCount' | 'texts'> {
  name: string;
  query: string;
  counts: { sale: number; rent: number };
}

/** A name with both ways; a way to nothing is greyed and no link (§2.9). */
function Row({ name, query, counts, sale, rent, showCount, texts }: RowProps) {
  const ways = [
    { label: texts.sale, count: counts.sale, to: sale },
    { label: texts.rent, count: counts.rent, to: rent },
  ];
  return (
    <li className="panel__row">
      <span>{name}</span>
      {ways.map(({ label, count, to }) => {
        const shown = showCount ? `${label} (${count})` : label;
        return count > 0 ? (
          <a key={label} href={`${to}?${query}`} aria-label={`${name}, ${shown}`}>
            {shown}
          </a>
        ) : (
          <span key={label} className="panel__none">
            {label}
          </span>
        );
      })}
    </li>
  );
}
