import { EPC_LETTERS } from '../../../domain/catalogue/epc-letters';
import { findCityNumbers } from '../../../domain/catalogue/listing/cities';
import type { ListingIndex } from '../../../domain/catalogue/listing/listing-index';
import type { ListingSort } from '../../../domain/catalogue/listing/listing-query';
import { listSaleKinds } from '../../../domain/catalogue/sale-kind';
import type { CityFilter, Criteria, CriterionName } from '../../../domain/criteria/criteria';
import {
  CRITERION_NAMES,
  getCriterionFields,
  getRangeEnds,
  MAX_PLACES,
  omitEmpty,
  RANGE_ENDS,
} from '../../../domain/criteria/criteria';
import type { QuestionPart } from './question';

/** What the parts of a question ask for together. */
export interface AskedCriteria {
  /** Undefined if the question names none, or both. */
  goal: 'sale' | 'rent' | undefined;
  criteria: Criteria;
  /** What a buyer need not borrow, in whole euro. */
  ownFunds: number | undefined;
  /** Which of them come first. */
  sort: ListingSort | undefined;
  /** Criteria of which two parts ask what no home can be at once. */
  conflicts: CriterionName[];
}

/** Joins the criteria of parts: types and places are alternatives, of two bounds on one side the stricter counts. */
export function joinCriteria(parts: readonly QuestionPart[], index: ListingIndex): AskedCriteria {
  const all = parts.flatMap((part) => (part.kind === 'criteria' ? part.criteria : []));
  const goals = new Set(parts.flatMap((part) => (part.kind === 'goal' ? part.goal : [])));
  const saleKinds = new Set(all.flatMap(({ saleKind }) => saleKind ?? []));
  const [goal] = goals;
  const ownFunds = parts.find((part) => part.kind === 'ownFunds')?.amount;
  const ranges = RANGE_ENDS.map(({ field, end }) => {
    const values = all.flatMap((criteria) => criteria[field] ?? []);
    const value = end === 'min' ? Math.max(...values) : Math.min(...values);
    return [field, values.length > 0 ? value : undefined];
  });
  const criteria: Criteria = omitEmpty({
    ...Object.assign({}, ...all),
    types: [...new Set(all.flatMap(({ types = [] }) => types))].sort((a, b) => a - b),
    ...joinPlaces(all, index),
    epc: EPC_LETTERS.find((letter) => all.some(({ epc }) => epc === letter)),
    ...Object.fromEntries(ranges),
  });
  return {
    goal: (ownFunds ? 'sale' : impliesGoal(criteria)) ?? (goals.size === 1 ? goal : undefined),
    criteria,
    ownFunds,
    sort: parts.find((part) => part.kind === 'order')?.sort,
    conflicts: [
      ...findContradictions(criteria),
      ...(saleKinds.size > 1 ? ['saleKind' as const] : []),
    ],
  };
}

/** No rent is as high, and nothing is sold for as little. */
const LOWEST_SALE_PRICE = 10_000;
const HIGHEST_RENT = 3000;

/** Returns the goal that a kind of sale or an amount says; takeovers stand among rents (§4). */
function impliesGoal({ saleKind, priceMin = 0, priceMax = 0, budget, situation }: Criteria) {
  if (saleKind) return listSaleKinds('sale').includes(saleKind) ? 'sale' : 'rent';
  if (budget || situation || Math.max(priceMin, priceMax) >= LOWEST_SALE_PRICE) return 'sale';
  return priceMax > 0 && priceMax <= HIGHEST_RENT ? 'rent' : undefined;
}

/** Returns whether a part asks about a criterion. */
export const asksFor = (part: QuestionPart, name: CriterionName): boolean =>
  part.kind === 'criteria' &&
  getCriterionFields(name).some((field) => part.criteria[field] !== undefined);

const findContradictions = (criteria: Criteria): CriterionName[] =>
  CRITERION_NAMES.filter((name) => {
    const [lowest, highest] = getRangeEnds(name);
    const [min, max] = [lowest, highest].map((end) => end && criteria[end.field]);
    return min !== undefined && max !== undefined && min > max;
  });

/** A postcode beside a town that has it says which of the towns of that name is meant. */
function joinPlaces(
  all: readonly Criteria[],
  index: ListingIndex,
): Pick<Criteria, 'cities' | 'zips' | 'regions'> {
  const cities = all.flatMap(({ cities: names = [] }) => names);
  const zips = [...new Set(all.flatMap(({ zips: numbers = [] }) => numbers))];
  const typedZips = [...cities.map(({ name }) => name).filter(isZip), ...zips];
  const towns = cities
    .filter(({ name }) => !isZip(name))
    .map((city): CityFilter => {
      const zip = typedZips.find(
        (other) => findCityNumbers(index, { ...city, zip: other })[0] !== undefined,
      );
      return zip && !city.zip ? { ...city, zip } : city;
    });
  const isKept = (city: CityFilter) =>
    isZip(city.name)
      ? !towns.some(({ zip }) => zip === city.name)
      : city.zip !== undefined || !towns.some(({ name, zip }) => name === city.name && zip);
  const kept = [...towns, ...cities.filter(({ name }) => isZip(name))].filter(isKept);
  return {
    cities: [...new Map(kept.map((city) => [`${city.name}|${city.zip}`, city])).values()].slice(
      0,
      MAX_PLACES,
    ),
    zips: zips.filter((zip) => !towns.some((city) => city.zip === zip)).slice(0, MAX_PLACES),
    regions: [...new Set(all.flatMap(({ regions = [] }) => regions))],
  };
}

const isZip = (name: string) => /^\d+$/.test(name);
