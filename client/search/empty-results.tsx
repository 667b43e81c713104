import { fuzzySearch } from '../../src/domain/catalogue/search/fuzzy-search';
import type { SearchIndex } from '../../src/domain/catalogue/search/search-index';
import { buildSuggestions } from '../../src/domain/catalogue/search/suggestions';
import type { ListLinks } from './result-rows';
import { PropertyRow, ResultGroup, ResultRow } from './result-rows';
import { formatSearchText } from './search-texts';

/** Maximum number of properties of the typed kind; the highest references are the newest. */
const MAX_PROPERTIES = 3;

interface EmptyResultsProps {
  data: SearchIndex;
  searchText: string;
  listLinks: ListLinks;
  demand: string;
}

/** Shown without results: similar matches, links to everything, and the demand register. */
export function EmptyResults({ data, searchText, listLinks, demand }: EmptyResultsProps) {
  const near = fuzzySearch(data, searchText);
  const lists = buildSuggestions(data, near, (type, kind) =>
    formatSearchText('withKind', { type, kind }),
  );
  const kinds = near.types.map(({ kind }) => kind);
  const called = data.properties?.filter(({ kind }) => kind && kinds.includes(kind)) ?? [];
  return (
    <>
      <p className="results-panel__empty">
        {formatSearchText('nothing', { text: searchText.trim() })}
      </p>
      <ResultGroup title={formatSearchText('near')}>
        {[
          ...lists.map((list) => <ResultRow key={list.query} {...list} listLinks={listLinks} />),
          ...called
            .slice(-MAX_PROPERTIES)
            .reverse()
            .map((property) => <PropertyRow key={property.id} property={property} />),
        ]}
      </ResultGroup>
      <ul className="results-panel__all">
        <ResultRow
          name={formatSearchText('all')}
          query=""
          counts={data.all}
          listLinks={listLinks}
        />
      </ul>
      <p className="results-panel__foot">
        {formatSearchText('demand')} <a href={demand}>{formatSearchText('demandAction')}</a>
      </p>
    </>
  );
}
