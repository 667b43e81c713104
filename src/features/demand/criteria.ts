import * as v from 'valibot';
import type { SearchCriteria } from '../../domain/demand/search-criteria';
import { SEARCH_REGIONS } from '../../domain/demand/search-region';
import { dynamicMultipleChoice } from '../forms/kit/definition/choice-schemas';
import type { FieldValues } from '../forms/kit/definition/parse-answers';
import { SEARCH_ENTRIES } from './schema';

const SearchAnswers = v.object(SEARCH_ENTRIES);
export type SearchAnswers = v.InferOutput<typeof SearchAnswers>;

/** The same answers before they are complete. An invalid one, which the form refuses later, restricts nothing. */
const DraftAnswers = v.object({
  ...SEARCH_ENTRIES,
  goal: v.fallback(SEARCH_ENTRIES.goal, 'buy'),
  types: v.fallback(dynamicMultipleChoice(), []),
  towns: v.fallback(SEARCH_ENTRIES.towns, []),
  regions: v.fallback(SEARCH_ENTRIES.regions, []),
  zips: v.fallback(SEARCH_ENTRIES.zips, ''),
  priceMin: v.fallback(SEARCH_ENTRIES.priceMin, undefined),
  priceMax: v.fallback(SEARCH_ENTRIES.priceMax, undefined),
  budget: v.fallback(SEARCH_ENTRIES.budget, undefined),
  bedroomsMin: v.fallback(SEARCH_ENTRIES.bedroomsMin, undefined),
  bedroomsMax: v.fallback(SEARCH_ENTRIES.bedroomsMax, undefined),
  bathroomsMin: v.fallback(SEARCH_ENTRIES.bathroomsMin, undefined),
  garagesMin: v.fallback(SEARCH_ENTRIES.garagesMin, undefined),
  garagesMax: v.fallback(SEARCH_ENTRIES.garagesMax, undefined),
  parkingsMin: v.fallback(SEARCH_ENTRIES.parkingsMin, undefined),
  parkingsMax: v.fallback(SEARCH_ENTRIES.parkingsMax, undefined),
});

/** Reads the search from a form's values, complete or not. */
export const readDraftCriteria = (values: FieldValues): SearchCriteria =>
  toSearchCriteria(v.parse(DraftAnswers, values));

/** Turns the answers of a form into the criteria of a search. */
export function toSearchCriteria(answers: SearchAnswers): SearchCriteria {
  const { goal, types, towns, regions, area, zips, garden, terrace } = answers;
  const { priceMin, priceMax, budget, bedroomsMin, bedroomsMax, bathroomsMin } = answers;
  const { garagesMin, garagesMax, parkingsMin, parkingsMax } = answers;
  const corners = toCorners(area);
  return {
    goal: goal === 'rent' ? 'rent' : 'sale',
    types: types.map(Number).filter(Number.isInteger),
    cities: towns.map((city) => {
      const [name = '', zip = ''] = city.split('|');
      return { name, ...(zip && { zip }) };
    }),
    zips: zips.split(', ').filter(Boolean),
    regions: SEARCH_REGIONS.filter((region) => regions.includes(region)),
    ...(corners && { area: corners }),
    ...{ priceMin, priceMax, budget, bedroomsMin, bedroomsMax, bathroomsMin },
    ...{ garagesMin, garagesMax, parkingsMin, parkingsMax, garden, terrace },
  };
}

function toCorners(area: string): SearchCriteria['area'] {
  if (area === '') return undefined;
  return area.split(' ').map((corner) => {
    const [latitude = 0, longitude = 0] = corner.split(',').map(Number);
    return [latitude, longitude];
  });
}

const toText = (value: number | undefined): string => (value === undefined ? '' : String(value));

/** Returns the values with which a form shows a search again. */
export const toFieldValues = (criteria: SearchCriteria): FieldValues => ({
  goal: criteria.goal === 'rent' ? 'rent' : 'buy',
  types: criteria.types.map(String),
  towns: criteria.cities.map(({ name, zip }) => (zip ? `${name}|${zip}` : name)),
  regions: [...criteria.regions],
  area: (criteria.area ?? []).map((corner) => corner.join(',')).join(' '),
  zips: criteria.zips.join(', '),
  ...Object.fromEntries(
    NUMBER_NAMES.map((name) => [name, toText(criteria[name]).replace('.', ',')] as const),
  ),
  garden: criteria.garden ? '1' : '',
  terrace: criteria.terrace ? '1' : '',
});

const NUMBER_NAMES = [
  ...(['priceMin', 'priceMax', 'budget', 'bedroomsMin', 'bedroomsMax', 'bathroomsMin'] as const),
  ...(['garagesMin', 'garagesMax', 'parkingsMin', 'parkingsMax'] as const),
];
