import type { CriterionField, CriterionName, FieldOfKind } from '../../criteria/criteria';
import { getCriterion, STATES } from '../../criteria/criteria';
import { EPC_THRESHOLDS, PRICE_THRESHOLDS } from '../../criteria/criteria-table';
import { SALE_KINDS } from '../sale-kind';
import { getCodeColumns } from './code-columns';
import type { CodeColumnName } from './facet-codes';
import type { ListingIndex } from './listing-index';
import type { ListingQuery } from './listing-query';
import type { TraitMask } from './trait-masks';
import { requireTrait, STATE_TRAITS } from './trait-masks';

/**
 * Describes how the options of one field are counted. Every row has a small number in a column of
 * codes; rows are counted by code, and an option is the sum of the codes it accepts.
 */
export interface FacetRule {
  field: CriterionField;
  column: CodeColumnName;
  optionCount: number;
  /** Absent: each code is an option of its own. */
  accepts?: (option: number, code: number) => boolean;
}

/** Returns the rules of a criterion's fields; none if a list offers no options of it. */
export function getFacetRules(
  index: ListingIndex,
  query: ListingQuery,
  name: CriterionName,
): FacetRule[] {
  const criterion = getCriterion(name);
  switch (criterion.kind) {
    case 'number': {
      const { thresholds, range } = criterion;
      if (!thresholds) return [];
      return [
        {
          field: range.min as FieldOfKind<'number'>,
          column: name,
          optionCount: thresholds.length,
          accepts: (option, code) => code > option,
        },
      ];
    }
    case 'flag':
      return [createTraitRule(index, name as CriterionField, [requireTrait(criterion.trait)])];
    case 'closed':
      return [createTraitRule(index, 'includeClosed', [requireTrait('closed')])];
    case 'state':
      return [
        createTraitRule(
          index,
          'state',
          STATES.map((state) => STATE_TRAITS[state]),
        ),
      ];
    case 'saleKind':
      return [{ field: 'saleKind', column: 'saleKind', optionCount: SALE_KINDS.length }];
    case 'types': {
      const { sets } = getCodeColumns(index).type;
      return [
        {
          field: 'types',
          column: 'type',
          optionCount: index.categories.length,
          accepts: (bit, code) => (((sets[code] ?? 0) >> bit) & 1) === 1,
        },
      ];
    }
    case 'places':
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
    case 'all-in':
    case 'situation':
    case 'bounds':
    case 'words':
      return [];
  }
}

function createTraitRule(
  index: ListingIndex,
  field: CriterionField,
  options: readonly TraitMask[],
): FacetRule {
  const { sets } = getCodeColumns(index).traits;
  return {
    field,
    column: 'traits',
    optionCount: options.length,
    accepts(option, code) {
      const { mask, value } = options[option] as TraitMask;
      return ((sets[code] as number) & mask) === value;
    },
  };
}

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
