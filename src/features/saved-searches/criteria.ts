import * as v from 'valibot';
import type { Criteria, CriterionField } from '../../domain/criteria/criteria';
import { KEPT_FIELDS } from '../../domain/criteria/criteria';
import { formatCityValue } from '../../domain/criteria/criteria-address';
import { SavedCriteria } from '../../domain/criteria/saved-criteria';
import { SEARCH_REGIONS } from '../../domain/criteria/search-region';
import { formatShape, readBounds, readShape } from '../../domain/criteria/shape';
import type { FieldValues } from '../forms/kit/definition/parse-answers';
import { SEARCH_ENTRIES } from './schema';

const SearchAnswers = v.object(SEARCH_ENTRIES);
export type SearchAnswers = v.InferOutput<typeof SearchAnswers>;

const MAX_NAME_LENGTH = 200;

/**
 * Reads the search from a form's values before they are complete. An invalid answer, which the form refuses
 * later, restricts nothing.
 */
export const readDraftCriteria = (values: FieldValues): SavedCriteria =>
  toSearchCriteria(
    Object.fromEntries(
      Object.entries(SEARCH_ENTRIES).flatMap(([name, schema]) => {
        const parsed = v.safeParse(schema as v.GenericSchema, values[name]);
        return parsed.success ? [[name, parsed.output]] : [];
      }),
    ),
  );

/** Turns the answers of a form into the criteria of a search; an absent answer restricts nothing. */
export function toSearchCriteria(answers: Partial<SearchAnswers>): SavedCriteria {
  const { goal, types = [], towns = [], regions = [], area = '', zips = '', bounds = '' } = answers;
  const cities = towns.map((city) => {
    const [name = '', zip] = city.split('|');
    return { name, zip: zip || undefined };
  });
  return v.parse(SavedCriteria, {
    ...answers,
    goal: goal === 'rent' ? 'rent' : 'sale',
    types: types.map(Number).filter(Number.isInteger),
    cities: cities.filter(({ name, zip = '' }) => name && (name + zip).length <= MAX_NAME_LENGTH),
    zips: zips.split(', ').filter(Boolean),
    regions: SEARCH_REGIONS.filter((region) => regions.includes(region)),
    area: readShape(area),
    bounds: readBounds(bounds),
    situation: answers.situation || undefined,
    epc: answers.epc || undefined,
    state: answers.state || undefined,
    saleKind: answers.saleKind || undefined,
  });
}

/** Returns the values with which a form shows a search again. */
export const toFieldValues = ({
  goal,
  cities = [],
  shape = [],
  ...criteria
}: Criteria): FieldValues => ({
  ...Object.fromEntries(KEPT_FIELDS.map((field) => [field, formatValue(criteria, field)])),
  goal: goal === 'rent' ? 'rent' : 'buy',
  types: (criteria.types ?? []).map(String),
  towns: cities.map(formatCityValue),
  regions: [...(criteria.regions ?? [])],
  area: formatShape(shape),
  zips: (criteria.zips ?? []).join(', '),
  bounds: (criteria.bounds ?? []).join(','),
});

/** Formats a number, a tick or a choice as its input shows it. */
function formatValue(criteria: Criteria, field: CriterionField): string {
  const value = criteria[field];
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  return value === true ? '1' : String(value);
}
