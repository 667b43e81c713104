import { fuzzySearch } from '../../src/domain/catalogue/search/fuzzy-search';
import type { SearchIndex } from '../../src/domain/catalogue/search/search-index';
import { buildSuggestions } from '../../src/domain/catalogue/search/suggestions';
import type { ListLinks } from './result-rows';
import { PropertyRow, ResultGroup, ResultRow } from './result-rows';
import { formatSearchText } from './search-texts';

/** Maximum number of properties of the typed kind, newest first: the highest references are the newest. */
const MAX_PROPERTIES = 3;

interface EmptyResultsProps {
  data: SearchIndex;
  searchText: string;
  listLinks: ListLinks;
  demand: string;
}

/** The panel without results: similar matches, links to all listings and to the demand register. */
export function EmptyResults({ data, searchText, listLinks, demand }: EmptyResultsProps) {
  const fuzzyMatches = fuzzySearch(data, searchText);
  const lists = buildSuggestions(data, fuzzyMatches, (type, kind) =>
    formatSearchText('withKind', { type, kind }),
  );
  const kinds = fuzzyMatches.types.map(({ kind }) => kind);
  const matchingProperties =
    data.properties?.filter(({ kind }) => kind && kinds.includes(kind)) ?? [];
  return (
    <>
      <p className="results-panel__empty">
        {formatSearchText('noResults', { text: searchText.trim() })}
      </p>
      <ResultGroup title={formatSearchText('similar')}>
        {[
          ...lists.map((list) => <ResultRow key={list.query} {...list} listLinks={listLinks} />),
          ...matchingProperties
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
