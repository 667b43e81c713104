import type { ReactNode } from 'react';
import { findTypedRange, normalizeSearchText } from '../../src/features/search/engine/search';
import type { FoundProperty } from '../../src/features/search/engine/search-index';
import type { SearchSuggestion } from '../../src/features/search/engine/suggestions';
import { formatSearchText } from './search-texts';

/** The URLs of the lists, and whether links to them show counts. */
export interface ListLinks {
  /** Undefined on a site without that list. */
  sale?: string;
  rent?: string;
  showCount: boolean;
}

export function PanelGroup({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section className="results-panel__group" aria-label={title}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

interface ResultRowProps extends SearchSuggestion {
  listLinks: ListLinks;
  /** The typed text, to be highlighted in the name. */
  searchText?: string;
}

/** A name with links to what is for sale and for rent; greyed and no link if there is none (§2.9). */
export function PanelRow({ listLinks, name, searchText = '', query, counts }: ResultRowProps) {
  const links = [
    { label: formatSearchText('sale'), count: counts.sale, url: listLinks.sale },
    { label: formatSearchText('rent'), count: counts.rent, url: listLinks.rent },
  ];
  return (
    <li className="results-panel__row">
      {/* A translator would put the letters into elements that React does not know, and cannot remove. */}
      <span translate="no">
        <HighlightedName name={name} typed={searchText} />
      </span>
      {links.map(({ label, count, url }) => {
        const text = listLinks.showCount ? `${label} (${count})` : label;
        return count === 0 || !url ? (
          <span key={label} className="results-panel__no-link">
            {label}
          </span>
        ) : (
          <a key={label} href={query ? `${url}?${query}` : url} aria-label={`${name}, ${text}`}>
            {text}
          </a>
        );
      })}
    </li>
  );
}

/** A name with the typed letters highlighted (docs/look.md, Results panel). */
function HighlightedName({ name, typed }: { name: string; typed: string }) {
  const text = normalizeSearchText(typed);
  const range = text ? findTypedRange(name, text) : undefined;
  if (!range) return name;
  const { start, end } = range;
  return (
    <>
      {name.slice(0, start)}
      <b>{name.slice(start, end)}</b>
      {name.slice(end)}
    </>
  );
}

/** A property: its picture, its headline and its reference (§2.9). */
export function PropertyRow({ property }: { property: FoundProperty }) {
  const { id, headline, thumbnail, href } = property;
  return (
    <li>
      <a className="results-panel__property" href={href}>
        {thumbnail ? <img src={thumbnail} alt="" width={60} height={60} /> : <i />}
        <span>
          {headline}
          <small>{formatSearchText('reference', { id })}</small>
        </span>
      </a>
    </li>
  );
}
