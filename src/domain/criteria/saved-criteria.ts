import * as v from 'valibot';
import { EPC_LETTERS } from '../catalogue/epc-letters';
import { SALE_KINDS } from '../catalogue/sale-kind';
import { HOME_SITUATIONS } from '../costs/situation';
import type { Bounds as BoundsValue, Criteria, FieldOfKind, RangeField } from './criteria';
import {
  CRITERION_NAMES,
  fitToGoal,
  getCriterion,
  getCriterionFields,
  MAX_PLACES,
  omitEmpty,
  orderRanges,
  RANGE_ENDS,
  STATES,
  toRangeValue,
} from './criteria';
import { SEARCH_REGIONS } from './search-region';
import { roundCorner } from './shape';

const Name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
const listPlaces = <Item extends v.GenericSchema>(item: Item) =>
  v.optional(v.pipe(v.array(item), v.maxLength(MAX_PLACES)));

/** Corners of a shape drawn on the map, in degrees. */
const Shape = v.pipe(
  v.array(v.strictTuple([v.number(), v.number()])),
  v.minLength(3),
  v.maxLength(MAX_PLACES),
  v.transform((corners) => corners.map(roundCorner)),
);

const Bounds = v.pipe(
  v.strictTuple([v.number(), v.number(), v.number(), v.number()]),
  v.transform((bounds): BoundsValue => bounds),
);

/** The ends of ranges: numbers of at most as many digits as addresses hold; a price may have cents. */
const RANGE_ENTRIES = Object.fromEntries(
  RANGE_ENDS.map((range) => {
    const { unit, maxDigits } = range.criterion;
    const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10 ** maxDigits - 1));
    const value = unit === 'euro' ? v.pipe(v.number(), v.minValue(0)) : whole;
    const schema = v.pipe(
      value,
      v.transform((number) => toRangeValue(range, number)),
    );
    return [range.field, v.optional(schema)];
  }),
) as unknown as Record<
  RangeField,
  v.OptionalSchema<v.GenericSchema<number, number | undefined>, undefined>
>;

const FLAG_ENTRIES = Object.fromEntries(
  CRITERION_NAMES.filter((name) => getCriterion(name).kind === 'flag')
    .flatMap(getCriterionFields)
    .map((field) => [field, v.optional(v.boolean())]),
) as Record<FieldOfKind<'flag'>, v.OptionalSchema<v.BooleanSchema<undefined>, undefined>>;

/** Criteria that a search keeps (§3, demand register): all but those that only change a list's view. */
export type SavedCriteria = Omit<Criteria, 'goal' | 'includeClosed'> & {
  goal: 'sale' | 'rent';
};

/**
 * Criteria of a search as stored. Searches that were stored before lists and searches had the same
 * criteria have empty lists, ticks that are false, and the drawn shape by the name of `area`.
 */
export const SavedCriteria = v.pipe(
  v.object({
    goal: v.picklist(['sale', 'rent']),
    types: v.optional(v.array(v.pipe(v.number(), v.integer()))),
    cities: listPlaces(v.object({ name: Name, zip: v.optional(Name) })),
    zips: listPlaces(Name),
    regions: listPlaces(v.picklist(SEARCH_REGIONS)),
    shape: v.optional(Shape),
    area: v.optional(Shape),
    situation: v.optional(v.picklist(HOME_SITUATIONS)),
    epc: v.optional(v.picklist(EPC_LETTERS)),
    state: v.optional(v.picklist(STATES)),
    saleKind: v.optional(v.picklist(SALE_KINDS)),
    bounds: v.optional(Bounds),
    ...RANGE_ENTRIES,
    ...FLAG_ENTRIES,
  }),
  v.transform(
    ({ area, shape = area, ...criteria }): SavedCriteria =>
      orderRanges(fitToGoal(omitEmpty({ ...criteria, shape } as SavedCriteria))),
  ),
);
