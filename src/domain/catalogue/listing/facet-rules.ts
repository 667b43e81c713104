import { getCategorySets } from './code-columns';
import type { CodeColumnName } from './facet-codes';

import type { FilterDefinition, FilterField, FilterName, FilterNameOfKind } from './filters';
import { EPC_THRESHOLDS, getFilter, PRICE_THRESHOLDS } from './filters';
import { TRAIT } from './index-columns';
import type { ListingIndex } from './listing-index';
import type { ListingQuery } from './listing-query';
import { STATE_FILTERS } from './listing-query';
import { STATE_TRAITS } from './state-traits';

/**
 * Describes how the options of one field are counted. Every row has a small number in a column of
 * codes; rows are counted by code, and an option is the sum of the codes it accepts.
 */
export interface FacetRule {
  field: FilterField;
  column: CodeColumnName;
  optionCount: number;
  /** Absent: each code is an option of its own. */
  accepts?: (option: number, code: number) => boolean;
}

/** Returns the rules of a filter's fields; none for the map area, which has no options. */
export function getFacetRules(
  index: ListingIndex,
  query: ListingQuery,
  name: FilterName,
): FacetRule[] {
  const filter: FilterDefinition = getFilter(name);
  switch (filter.kind) {
    case 'minimum':
      return [
        {
          field: name as FilterField,
          column: name as FilterNameOfKind<'minimum'>,
          optionCount: filter.thresholds.length,
          accepts: (option, code) => code > option,
        },
      ];
    case 'trait':
      return [createTraitRule(name as FilterField, [hasTraits(TRAIT[filter.trait])])];
    case 'closed':
      return [createTraitRule('includeClosed', [hasTraits(TRAIT.closed)])];
    case 'state':
      return [
        createTraitRule(
          'state',
          STATE_FILTERS.map((state) => {
            const { mask, value } = STATE_TRAITS[state];
            return (traits) => (traits & mask) === value;
          }),
        ),
      ];
    case 'types': {
      const { sets } = getCategorySets(index);
      return [
        {
          field: 'types',
          column: 'type',
          optionCount: index.categories.length,
          accepts: (bit, code) => (((sets[code] ?? 0) >> bit) & 1) === 1,
        },
      ];
    }
    case 'cities':
      return [{ field: 'cities', column: 'city', optionCount: index.cities.length }];
    case 'price':
      return createPriceRules(query);
    case 'epc':
      return [
        {
          field: 'epc',
          column: 'epc',
          optionCount: EPC_THRESHOLDS.length,
          accepts: (option, code) => code > 0 && code <= (EPC_THRESHOLDS[option] ?? 0),
        },
      ];
    case 'area':
      return [];
  }
}

const hasTraits = (bits: number) => (traits: number) => (traits & bits) === bits;

const createTraitRule = (
  field: FilterField,
  tests: readonly ((traits: number) => boolean)[],
): FacetRule => ({
  field,
  column: 'traits',
  optionCount: tests.length,
  accepts: (option, code) => tests[option]?.(code) ?? false,
});

function createPriceRules({ goal = 'sale' }: ListingQuery): FacetRule[] {
  const rule = { column: 'price', optionCount: PRICE_THRESHOLDS[goal].length } as const;
  return [
    { ...rule, field: 'priceMin', accepts: (option, code) => code > 2 * option + 1 },
    {
      ...rule,
      field: 'priceMax',
      accepts: (option, code) => code > 0 && code <= 2 * option + 2,
    },
  ];
}
