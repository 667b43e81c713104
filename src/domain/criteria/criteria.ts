import type { EpcLetter } from '../catalogue/epc-letters';
import type { SaleKind } from '../catalogue/sale-kind';
import type { HomeSituation } from '../costs/situation';
import { CRITERIA } from './criteria-table';
import type { Criterion, RangeCriterion } from './criterion';
import type { SearchRegion } from './search-region';

export type CriterionName = keyof typeof CRITERIA;
type FieldsOf<Name extends CriterionName> = keyof (typeof CRITERIA)[Name]['fields'];
/** Fields of Criteria; a criterion has one or several. */
export type CriterionField = { [Name in CriterionName]: FieldsOf<Name> }[CriterionName];
export type FieldOfKind<Kind extends Criterion['kind']> = {
  [Name in CriterionName]: (typeof CRITERIA)[Name]['kind'] extends Kind ? FieldsOf<Name> : never;
}[CriterionName];
export type RangeField = FieldOfKind<RangeCriterion['kind']>;

/** States that can be asked for; sold and rented are never among them (decision 10). */
export const STATES = ['available', 'option', 'new'] as const;
export type State = (typeof STATES)[number];

/** A city as `?city=` names it: by name, by name and zip, or by a zip alone as the name. */
export interface CityFilter {
  name: string;
  zip?: string | undefined;
}

export type Corner = readonly [latitude: number, longitude: number];
/** Degrees. */
export type Bounds = readonly [south: number, west: number, north: number, east: number];

interface SpecialValues {
  goal: 'sale' | 'rent';
  /** WebIDs: properties of any of them. */
  types: readonly number[];
  /** Places: properties in any city, postcode or region, or inside the shape drawn on the map. */
  cities: readonly CityFilter[];
  zips: readonly string[];
  regions: readonly SearchRegion[];
  shape: readonly Corner[];
  /** The plan of the buyer, which decides what a price all-in is. */
  situation: HomeSituation;
  /** The worst accepted energy label. */
  epc: EpcLetter;
  state: State;
  saleKind: SaleKind;
  bounds: Bounds;
  /** As they were typed: properties whose texts hold each of them. */
  words: readonly string[];
}

type Values = SpecialValues &
  Record<RangeField, number> &
  Record<FieldOfKind<'flag' | 'closed'>, true>;

/** What a list or a saved search asks for; an absent field restricts nothing, and no list is empty. */
export type Criteria = { [Field in keyof Values]?: Values[Field] | undefined };

/** Words that one list may ask for: each is a part of the word index to read. */
export const MAX_WORDS = 8;

/** Cities, postcodes, regions and corners that one search may name. */
export const MAX_PLACES = 60;

export const CRITERION_NAMES = Object.keys(CRITERIA) as CriterionName[];

/** A row of the table without its literal types, for code that treats all criteria alike. */
export const getCriterion = (name: CriterionName): Criterion => CRITERIA[name];

/** Returns the fields that hold the values of a criterion. */
export const getCriterionFields = (name: CriterionName): CriterionField[] =>
  Object.keys(getCriterion(name).fields) as CriterionField[];

/** The fields that a saved search keeps; those of the others only change the view of a list. */
export const KEPT_FIELDS: readonly CriterionField[] = CRITERION_NAMES.filter(
  (name) => getCriterion(name).isKept !== false,
).flatMap(getCriterionFields);

/** Returns criteria without the fields of these. */
export function dropCriteria<C extends Criteria>(criteria: C, names: readonly CriterionName[]): C {
  const rest = { ...criteria };
  for (const field of names.flatMap(getCriterionFields)) delete rest[field];
  return rest;
}

/** An end of a range: the field that holds it, and which end it is. */
export interface RangeEnd {
  criterion: RangeCriterion;
  end: 'min' | 'max';
  field: RangeField;
}

const isRange = (criterion: Criterion): criterion is RangeCriterion => 'range' in criterion;

/** Returns the ends of a criterion's range; none if it is not a number. */
export function getRangeEnds(name: CriterionName): RangeEnd[] {
  const criterion = getCriterion(name);
  if (!isRange(criterion)) return [];
  return (['min', 'max'] as const).flatMap((end) => {
    const field = criterion.range[end] as RangeEnd['field'] | undefined;
    return field ? [{ criterion, end, field }] : [];
  });
}

export const RANGE_ENDS: readonly RangeEnd[] = CRITERION_NAMES.flatMap(getRangeEnds);

/**
 * Returns an end of a range without what restricts nothing, at most the highest number that an address holds;
 * undefined if nothing is left. A highest price below one euro is none, and a lowest one of nothing still leaves out
 * prices that are not published (decision 11).
 */
export function toRangeValue({ criterion, end }: RangeEnd, value: number): number | undefined {
  const isEuro = criterion.unit === 'euro';
  const limited = Math.min(value, 10 ** criterion.maxDigits - 1);
  if (end === 'min') return isEuro ? Math.max(1, limited) : limited || undefined;
  return isEuro && limited < 1 ? undefined : limited;
}

/** Returns criteria in which the lowest value of each range is not above its highest: both are swapped. */
export function orderRanges<C extends Criteria>(criteria: C): C {
  const ordered = { ...criteria };
  for (const [lowest, highest] of CRITERION_NAMES.map(getRangeEnds)) {
    if (!lowest || !highest) continue;
    const [min, max] = [criteria[lowest.field], criteria[highest.field]];
    if (min === undefined || max === undefined || min <= max) continue;
    Object.assign(ordered, { [lowest.field]: max, [highest.field]: min });
  }
  return ordered;
}

/**
 * Returns criteria of a list or search with what its goal knows: a rent has no price all-in (decision 104), so that
 * its budget is the highest rent, whatever the plan.
 */
export function fitToGoal<C extends Criteria>(criteria: C, goal = criteria.goal): C {
  const { budget, situation, ...rest } = criteria;
  if (goal !== 'rent' || (budget ?? situation) === undefined) return criteria;
  const { priceMax = Number.POSITIVE_INFINITY } = criteria;
  return { ...rest, ...(budget !== undefined && { priceMax: Math.min(budget, priceMax) }) } as C;
}

/** Returns criteria without the fields that restrict nothing: undefined, false, and empty lists. */
export function omitEmpty<C extends Record<string, unknown>>(criteria: C): C {
  return Object.fromEntries(
    Object.entries(criteria).filter(
      ([, value]) =>
        value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0),
    ),
  ) as C;
}
