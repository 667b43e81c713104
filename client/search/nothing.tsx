import { nearest } from '../../src/domain/catalogue/search/nearest';
import type { SearchIndex } from '../../src/domain/catalogue/search/search-index';
import { suggestionsOf } from '../../src/domain/catalogue/search/suggestions';
import type { Ways } from './rows';
import { Group, PropertyRow, Row } from './rows';
import { word } from './words';

/** As many properties of the kind that was typed; the newest have the highest references. */
const PROPERTIES_SHOWN = 3;

interface NothingProps {
  data: SearchIndex;
  typed: string;
  ways: Ways;
  demand: string;
}

/** No end: what may have been meant, all there is, and the way to be told of what is not there yet. */
export function Nothing({ data, typed, ways, demand }: NothingProps) {
  const near = nearest(data, typed);
  const lists = suggestionsOf(data, near, (type, kind) => word('withKind', { type, kind }));
  const kinds = near.types.map(({ kind }) => kind);
  const called = data.properties?.filter(({ kind }) => kind && kinds.includes(kind)) ?? [];
  return (
    <>
      <p className="panel__nothing">{word('nothing', { text: typed.trim() })}</p>
      <Group title={word('near')}>
        {[
          ...lists.map((list) => <Row key={list.query} {...list} ways={ways} />),
          ...called
            .slice(-PROPERTIES_SHOWN)
            .reverse()
            .map((property) => <PropertyRow key={property.id} property={property} />),
        ]}
      </Group>
      <ul className="panel__all">
        <Row name={word('all')} query="" counts={data.all} ways={ways} />
      </ul>
      <p className="panel__foot">
        {word('demand')} <a href={demand}>{word('demandAction')}</a>
      </p>
    </>
  );
}
