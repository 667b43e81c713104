import type { FoundByWords } from '../../src/features/search/engine/search-index';
import { PanelGroup, PropertyRow } from './result-rows';

interface WordResultsProps {
  found: FoundByWords;
  /** Whether the best are shown; otherwise only the link to all of them. */
  hasProperties: boolean;
}

/** The last group of the panel: what the server answers to the question. */
export function WordResults({ found, hasProperties }: WordResultsProps) {
  const { heading, title, href, properties } = found;
  return (
    <PanelGroup title={heading}>
      {[
        ...(hasProperties ? properties : []).map((property) => (
          <PropertyRow key={property.id} property={property} />
        )),
        <li key="all">
          <a className="results-panel__more" href={href}>
            {title}
          </a>
        </li>,
      ]}
    </PanelGroup>
  );
}
