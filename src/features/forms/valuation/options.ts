import type { FieldOption } from '../kit/definition/field';

/** Options of the free valuation's choices (§3). */

export const FACADE_OPTIONS = [
  { value: '4', label: 'VALUATION_FACADES_4' },
  { value: '3', label: 'VALUATION_FACADES_3' },
  { value: '2', label: 'VALUATION_FACADES_2' },
] as const satisfies FieldOption[];

export const VALUATION_REASONS = [
  { value: 'move', label: 'VALUATION_REASON_MOVE' },
  { value: 'inheritance', label: 'VALUATION_REASON_INHERITANCE' },
  { value: 'separation', label: 'VALUATION_REASON_SEPARATION' },
  { value: 'investment', label: 'VALUATION_REASON_INVESTMENT' },
  { value: 'life-annuity', label: 'VALUATION_REASON_LIFE_ANNUITY' },
  { value: 'other', label: 'VALUATION_REASON_OTHER' },
] as const satisfies FieldOption[];

export const VALUATION_TERMS = [
  { value: 'now', label: 'VALUATION_WHEN_NOW' },
  { value: 'year', label: 'VALUATION_WHEN_YEAR' },
  { value: 'later', label: 'VALUATION_WHEN_LATER' },
] as const satisfies FieldOption[];

/** Services that the owner may add to the valuation. */
export const VALUATION_EXTRAS = [
  {
    value: 'renovation',
    label: 'VALUATION_OPTION_RENOVATION',
    hint: 'VALUATION_OPTION_RENOVATION_HINT',
  },
  {
    value: 'management',
    label: 'VALUATION_OPTION_MANAGEMENT',
    hint: 'VALUATION_OPTION_MANAGEMENT_HINT',
  },
  {
    value: 'insurance',
    label: 'VALUATION_OPTION_INSURANCE',
    hint: 'VALUATION_OPTION_INSURANCE_HINT',
  },
  { value: 'syndic', label: 'VALUATION_OPTION_SYNDIC', hint: 'VALUATION_OPTION_SYNDIC_HINT' },
] as const satisfies FieldOption[];
