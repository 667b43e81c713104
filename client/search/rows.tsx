import type { ReactNode } from 'react';
import { foundAt, wantedIn } from '../../src/domain/catalogue/search/search';
import type { FoundProperty } from '../../src/domain/catalogue/search/search-index';
import type { Suggestion } from '../../src/domain/catalogue/search/suggestions';
import { word } from './words';

/** Where the lists are, and whether their ways say how many they lead to. */
export interface Ways {
  sale: string;
  rent: string;
  showCount: boolean;
}

export function Group({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section className="panel__group" aria-label={title}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

interface RowProps extends Suggestion {
  ways: Ways;
  /** What was typed, to be marked in the name. */
  typed?: string;
}

/** A name with both ways; a way to nothing is greyed and no link (§2.9). */
export function Row({ ways, name, typed = '', query, counts }: RowProps) {
  const both = [
    { label: word('sale'), count: counts?.sale, to: ways.sale },
    { label: word('rent'), count: counts?.rent, to: ways.rent },
  ];
  return (
    <li className="panel__row">
      <span>
        <Marked name={name} typed={typed} />
      </span>
      {both.map(({ label, count, to }) => {
        const shown = ways.showCount && count !== undefined ? `${label} (${count})` : label;
        return count === 0 ? (
          <span key={label} className="panel__none">
            {label}
          </span>
        ) : (
          <a key={label} href={query ? `${to}?${query}` : to} aria-label={`${name}, ${shown}`}>
            {shown}
          </a>
        );
      })}
    </li>
  );
}

/** The letters that were typed stand out in what they found (look/tokens, Results panel). */
function Marked({ name, typed }: { name: string; typed: string }) {
  const wanted = wantedIn(typed);
  const at = wanted ? foundAt(name, wanted) : -1;
  if (at < 0) return name;
  const end = at + wanted.length;
  return (
    <>
      {name.slice(0, at)}
      <b>{name.slice(at, end)}</b>
      {name.slice(end)}
    </>
  );
}

/** A property: its picture, its headline and its reference (§2.9). */
export function PropertyRow({ property }: { property: FoundProperty }) {
  const { id, headline, thumbnail, href } = property;
  return (
    <li>
      <a className="panel__property" href={href}>
        {thumbnail ? <img src={thumbnail} alt="" width={60} height={60} /> : <i />}
        <span>
          {headline}
          <small>{word('reference', { id })}</small>
        </span>
      </a>
    </li>
  );
}
