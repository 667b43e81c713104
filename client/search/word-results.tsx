import type { FoundByWords } from '../../src/features/search/engine/search-index';
import { PanelGroup, PropertyRow } from './result-rows';
import { formatSearchText } from './search-texts';

interface WordResultsProps {
  found: FoundByWords;
  /** Whether the best are shown; otherwise only the link to all of them. */
  hasProperties: boolean;
}

/** The last group of the panel: properties found by the words of their texts. */
export function WordResults({ found, hasProperties }: WordResultsProps) {
  const { title, href, properties } = found;
  return (
    <PanelGroup title={formatSearchText('byWords')}>
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
