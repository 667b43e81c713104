import type { ReactNode } from 'react';
import type { GoalCounts } from '../../src/domain/catalogue/property-counts';
import type { ListLinks } from './result-rows';
import { PanelGroup, PanelRow, PropertyRow } from './result-rows';
import { formatSearchText } from './search-texts';
import type { SimilarResults } from './similar-results';

interface EmptyResultsProps {
  similar: SimilarResults;
  /** The sentence for no similar results; '' if something was found otherwise. */
  nothingFound: string;
  all: GoalCounts;
  listLinks: ListLinks;
  register: string | undefined;
  /** The properties found by words. */
  children: ReactNode;
}

/** The panel without results: similar ones, links to all listings and to the demand register. */
export function EmptyResults(props: EmptyResultsProps) {
  const { similar, nothingFound, all, listLinks, register, children } = props;
  const { lists, properties } = similar;
  return (
    <>
      {lists.length === 0 && nothingFound && <p className="results-panel__empty">{nothingFound}</p>}
      <PanelGroup title={formatSearchText('similar')}>
        {[
          ...lists.map((list) => <PanelRow key={list.query} {...list} listLinks={listLinks} />),
          ...properties.map((property) => <PropertyRow key={property.id} property={property} />),
        ]}
      </PanelGroup>
      {children}
      <ul className="results-panel__all">
        <PanelRow name={formatSearchText('all')} query="" counts={all} listLinks={listLinks} />
      </ul>
      {register && (
        <p className="results-panel__foot">
          {formatSearchText('nothing')} <a href={register}>{formatSearchText('saveAction')}</a>
        </p>
      )}
    </>
  );
}
