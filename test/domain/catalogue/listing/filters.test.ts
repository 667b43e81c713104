import { describe, expect, test } from 'vitest';
import { encodeListingIndex } from '../../../../src/domain/catalogue/listing/encode-index';
import { computeFacets } from '../../../../src/domain/catalogue/listing/facets';
import type { FilterField } from '../../../../src/domain/catalogue/listing/filters';
import {
  EPC_THRESHOLDS,
  FILTER_NAMES,
  getFilter,
  PRICE_THRESHOLDS,
} from '../../../../src/domain/catalogue/listing/filters';
import type { IndexedProperty } from '../../../../src/domain/catalogue/listing/indexed-property';
import type { ListingIndex } from '../../../../src/domain/catalogue/listing/listing-index';
import { decodeListingIndex } from '../../../../src/domain/catalogue/listing/listing-index';
import type { ListingQuery } from '../../../../src/domain/catalogue/listing/listing-query';
import { STATE_FILTERS } from '../../../../src/domain/catalogue/listing/listing-query';
import { relaxQuery } from '../../../../src/domain/catalogue/listing/relax-query';
import { hasRow } from '../../../../src/domain/catalogue/listing/row-set';
import { selectListings } from '../../../../src/domain/catalogue/listing/selection';
import { fc } from '../../../seeded-fast-check';
import { createIndexedProperty, matchesNaively, propertyFields, queries } from './filtered-records';

const properties = fc
  .array(propertyFields, { minLength: 1, maxLength: 70 })
  .map((all) => all.map(createIndexedProperty));
const findNewestDay = (all: readonly IndexedProperty[]) =>
  Math.max(...all.map(({ nl }) => Date.parse(nl.DatePosted ?? '')));

/** Lists every option with its position among the facets of its field. */
function listOptions(
  { categories, cities }: ListingIndex,
  { goal = 'sale' }: ListingQuery,
): [field: FilterField, position: number, value: unknown][] {
  const options: [field: FilterField, position: number, value: unknown][] = [];
  const add = (field: FilterField, values: readonly unknown[]) =>
    values.forEach((value, position) => void options.push([field, position, value]));
  add(
    'types',
    categories.map((webId) => [webId]),
  );
  add(
    'cities',
    cities.map(({ Name, Zip }) => [{ name: Name, zip: Zip }]),
  );
  add('priceMin', PRICE_THRESHOLDS[goal]);
  add('priceMax', PRICE_THRESHOLDS[goal]);
  add('epc', EPC_THRESHOLDS);
  add('state', STATE_FILTERS);
  for (const name of FILTER_NAMES) {
    const filter = getFilter(name);
    if (filter.kind === 'trait') add(name as FilterField, [true]);
    if (filter.kind === 'minimum') add(name as FilterField, filter.thresholds);
  }
  return options;
}

describe('the table of filters', () => {
  test('selects the same properties as a check of each record', () => {
    fc.assert(
      fc.property(properties, queries, (all, query) => {
        const index = decodeListingIndex(encodeListingIndex(all));
        const { matches, total } = selectListings(index, query);
        const expected = all.map((one) => matchesNaively(one, query, findNewestDay(all)));
        expect(all.map((_, row) => hasRow(matches, row))).toEqual(expected);
        expect(total).toBe(expected.filter(Boolean).length);
      }),
      { numRuns: 300 },
    );
  });

  test('counts for each option the properties that the query selects with that option', () => {
    fc.assert(
      fc.property(properties, queries, (all, query) => {
        const index = decodeListingIndex(encodeListingIndex(all));
        const facets = computeFacets(index, query, selectListings(index, query));
        for (const [field, position, value] of listOptions(index, query)) {
          const { total } = selectListings(index, { ...query, [field]: value });
          expect(facets[field]?.[position], `${field} ${value}`).toBe(total);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('drops as few filters as possible for the nearest matches', () => {
    fc.assert(
      fc.property(properties, queries, (all, query) => {
        const index = decodeListingIndex(encodeListingIndex(all));
        const relaxed = relaxQuery(query, selectListings(index, query));
        if (!relaxed) return;
        expect(selectListings(index, relaxed.query).total).toBeGreaterThan(0);
        const hasDroppedSeveral = relaxed.droppedFilters.length > 1;
        for (const name of hasDroppedSeveral ? FILTER_NAMES : []) {
          const other: ListingQuery = { ...query };
          for (const field of Object.keys(getFilter(name).parameters))
            if (name !== 'closed') delete other[field as keyof ListingQuery];
          expect(selectListings(index, other).total).toBe(0);
        }
      }),
      { numRuns: 100 },
    );
  });
});
