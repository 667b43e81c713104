import { describe, expect, test } from 'vitest';
import { EPC_LETTERS } from '../../../../src/domain/catalogue/epc-letters';
import { getCodeColumns } from '../../../../src/domain/catalogue/listing/code-columns';
import { encodeListingIndex } from '../../../../src/domain/catalogue/listing/encode-index';
import { computeFacets } from '../../../../src/domain/catalogue/listing/facets';
import type { IndexedProperty } from '../../../../src/domain/catalogue/listing/indexed-property';
import type { ListingIndex } from '../../../../src/domain/catalogue/listing/listing-index';
import { decodeListingIndex } from '../../../../src/domain/catalogue/listing/listing-index';
import type { ListingQuery } from '../../../../src/domain/catalogue/listing/listing-query';
import { createRowMatcher } from '../../../../src/domain/catalogue/listing/row-matcher';
import { hasRow } from '../../../../src/domain/catalogue/listing/row-set';
import { selectProperties } from '../../../../src/domain/catalogue/listing/selection';
import { listLoosenings } from '../../../../src/domain/catalogue/nearest/loosenings';
import type { CriterionField } from '../../../../src/domain/criteria/criteria';
import {
  CRITERION_NAMES,
  dropCriteria,
  getCriterion,
  getRangeEnds,
  STATES,
} from '../../../../src/domain/criteria/criteria';
import { EPC_THRESHOLDS, PRICE_THRESHOLDS } from '../../../../src/domain/criteria/criteria-table';
import { fc } from '../../../seeded-fast-check';
import { createIndexedProperty, propertyFields, queries } from './filtered-records';
import { matchesNaively } from './match-record';

const properties = fc
  .array(propertyFields, { minLength: 1, maxLength: 70 })
  .map((all) => all.map(createIndexedProperty));
const findNewestDay = (all: readonly IndexedProperty[]) =>
  Math.max(...all.map(({ nl }) => Date.parse(nl.DatePosted ?? '')));

/** Lists every option with its position among the facets of its field. */
function listOptions(
  { categories, cities }: ListingIndex,
  { goal = 'sale' }: ListingQuery,
): [field: CriterionField, position: number, value: unknown][] {
  const options: [field: CriterionField, position: number, value: unknown][] = [];
  const add = (field: CriterionField, values: readonly unknown[]) =>
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
  add('epc', EPC_LETTERS.slice(0, EPC_THRESHOLDS.length));
  add('state', STATES);
  for (const name of CRITERION_NAMES) {
    const criterion = getCriterion(name);
    if (criterion.kind === 'flag') add(name as CriterionField, [true]);
    const [lowest] = getRangeEnds(name);
    if (criterion.kind === 'number' && lowest && criterion.thresholds)
      add(lowest.field, criterion.thresholds);
  }
  return options;
}

describe('the table of criteria', () => {
  test('selects the same properties as a check of each record', () => {
    fc.assert(
      fc.property(properties, queries, (all, query) => {
        const index = decodeListingIndex(encodeListingIndex(all));
        const { matches, total } = selectProperties(index, query);
        const expected = all.map((one) => matchesNaively(one, query, findNewestDay(all)));
        expect(all.map((_, row) => hasRow(matches, row))).toEqual(expected);
        expect(total).toBe(expected.filter(Boolean).length);
        expect(all.map((_, row) => createRowMatcher(index, query)(row))).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  test('counts for each option the properties that the query selects with that option', () => {
    fc.assert(
      fc.property(properties, queries, (all, query) => {
        const index = decodeListingIndex(encodeListingIndex(all));
        const facets = computeFacets(index, query, selectProperties(index, query));
        for (const [field, position, value] of listOptions(index, query)) {
          // A city replaces every place, whichever kind it is of.
          const others = field === 'cities' ? dropCriteria(query, ['places']) : query;
          const { total } = selectProperties(index, { ...others, [field]: value });
          expect(facets[field]?.[position], `${field} ${value}`).toBe(total);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('counts a set of traits or categories only if a property has it', () => {
    fc.assert(
      fc.property(properties, (all) => {
        const index = decodeListingIndex(encodeListingIndex(all));
        const { traits, type } = getCodeColumns(index);
        expect(traits.codeCount).toBe(new Set(index.columns.traits).size);
        expect(type.codeCount).toBe(new Set(index.columns.categories).size);
      }),
    );
  });

  test('is loosened by as few criteria as possible, most properties gained first', () => {
    fc.assert(
      fc.property(properties, queries, (all, query) => {
        const index = decodeListingIndex(encodeListingIndex(all));
        const { total, ...selection } = selectProperties(index, query);
        const loosenings = listLoosenings(query, { ...selection, total });
        const gains = loosenings.map((loosening) => loosening.gained);
        expect(gains).toEqual(gains.toSorted((a, b) => b - a));
        for (const loosening of loosenings) {
          const { droppedCriteria, gained } = loosening;
          expect(selectProperties(index, loosening.query).total - total).toBeGreaterThanOrEqual(
            gained,
          );
          for (const name of droppedCriteria.length > 1 ? CRITERION_NAMES : []) {
            const other = name === 'closed' ? query : dropCriteria(query, [name]);
            expect(selectProperties(index, other).total).toBe(total);
          }
          if (droppedCriteria.length === 1)
            expect(selectProperties(index, loosening.query).total).toBe(total + gained);
        }
      }),
      { numRuns: 100 },
    );
  });
});
