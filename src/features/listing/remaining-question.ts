import { findCityNumbers } from '../../domain/catalogue/listing/cities';
import type { CityFilter, Criteria, CriterionName } from '../../domain/criteria/criteria';
import { CRITERION_NAMES, getCriterionFields, omitEmpty } from '../../domain/criteria/criteria';
import type { RequestContext } from '../../platform/request-context';
import type { Answer } from '../search/answer';
import { answerText } from '../search/answer';
import { formatCity, writeRegion, writeType } from '../search/answer-sentence';
import type { QuestionPart } from '../search/question/question';
import { joinParts } from '../search/question/question';
import type { ListingRequest } from './listing-request';

/**
 * Returns what is left of a question when a list changes: its parts but for those that ask for what the changed list no
 * longer does by these criteria. What was not understood stays, so that it is still said.
 */
export function keepQuestion(
  ctx: RequestContext,
  asked: Pick<Answer, 'parts' | 'missing'> | undefined,
  request: ListingRequest,
  { names, change }: { names: readonly CriterionName[]; change: Partial<ListingRequest> },
): string | undefined {
  const changed = { ...request, ...change };
  const fields = names.flatMap(getCriterionFields);
  const isKept = (part: QuestionPart): boolean => {
    if (part.kind === 'criteria')
      return fields.every((field) =>
        field === 'cities'
          ? isEveryTownKept(ctx, changed, part.criteria)
          : holds(changed[field], part.criteria[field]),
      );
    if (part.kind === 'words' && names.includes('words') && !asked?.missing.has(part))
      return holds(changed.words, [part.text]);
    if (part.kind === 'order') return !('sort' in change) && changed.sort === part.sort;
    return part.kind !== 'ownFunds' || changed.ownFunds === part.amount;
  };
  const parts = asked?.parts ?? [];
  // What was typed stays as it was typed.
  if (parts.every(isKept)) return request.question;
  return (
    joinParts(parts.flatMap((part) => (isKept(part) ? part : keepSome(ctx, part, changed)))) ||
    undefined
  );
}

/** Returns the alternatives of a part, '6940', 'Wallonië', of which a list still asks for some: they stand there by their names. */
function keepSome(ctx: RequestContext, part: QuestionPart, changed: Criteria): QuestionPart[] {
  if (part.kind !== 'criteria') return [];
  const { types = [], regions = [] } = part.criteria;
  const kept = {
    types: types.filter((type) => changed.types?.includes(type)),
    cities: listTowns(ctx, part.criteria).filter((city) => hasTown(ctx, changed, city)),
    regions: regions.filter((region) => changed.regions?.includes(region)),
  };
  const text = [
    ...kept.types.map((type) => writeType(ctx, type)),
    ...kept.cities.map(({ name, zip = '' }) => `${formatCity(ctx, name)} ${zip}`.trim()),
    ...kept.regions.map((region) => writeRegion(ctx, region)),
  ]
    .filter(Boolean)
    .join(' ');
  return text ? [{ kind: 'criteria', text, criteria: omitEmpty(kept) }] : [];
}

const isEveryTownKept = (ctx: RequestContext, changed: Criteria, asked: Criteria): boolean =>
  listTowns(ctx, asked).every((city) => hasTown(ctx, changed, city));

const hasTown = (ctx: RequestContext, criteria: Criteria, { name, zip }: CityFilter): boolean =>
  listTowns(ctx, criteria).some((own) => own.name === name && own.zip === zip);

/** Returns the towns of criteria, each with its postcode: a postcode alone is all its towns. */
const listTowns = ({ snapshot }: RequestContext, { cities = [] }: Criteria): CityFilter[] =>
  cities.flatMap((city) => {
    const { index } = snapshot.catalogue;
    const towns = findCityNumbers(index, city).flatMap((number) => index.cities[number] ?? []);
    return towns.length > 0 ? towns.map(({ Name, Zip }) => ({ name: Name, zip: Zip })) : [city];
  });

/**
 * Returns a request with what its list still answers of its question, and how that is understood: whoever changes a filter
 * keeps the rest of what they typed, and what was not understood.
 */
export async function loadQuestion(
  ctx: RequestContext,
  request: ListingRequest,
): Promise<{ request: ListingRequest; asked: Answer | undefined }> {
  if (!request.question) return { request, asked: undefined };
  const asked = await answerText(ctx, request.question);
  const { criteria } = asked.asked;
  const names = CRITERION_NAMES.filter(
    (name) =>
      name === 'words' ||
      !getCriterionFields(name).every((field) =>
        field === 'cities'
          ? isEveryTownKept(ctx, request, criteria)
          : holds(request[field], criteria[field]),
      ),
  );
  const question = keepQuestion(ctx, asked, request, { names, change: {} });
  if (question === request.question) return { request, asked };
  return loadQuestion(ctx, { ...request, question });
}

/** Whether a list asks for nothing by a criterion but what the question says. */
export const saysCriterion = (
  { asked: { criteria }, parts }: Answer,
  name: CriterionName,
  request: ListingRequest,
): boolean =>
  name === 'words'
    ? holds(
        parts.map(({ text }) => text),
        request.words,
      )
    : getCriterionFields(name).every((field) => holds(criteria[field], request[field]));

/** Whether a list still asks for all of what a part does; towns are compared by name, since a list adds postcodes. */
const holds = (value: unknown, asked: unknown): boolean =>
  asked === undefined ||
  (Array.isArray(asked)
    ? asked.every((item) => Array.isArray(value) && value.some((own) => isSame(own, item)))
    : value === asked);

const isSame = (own: unknown, item: unknown): boolean =>
  own === item || (hasName(own) && hasName(item) && own.name === item.name);

const hasName = (item: unknown): item is { name: string } =>
  typeof item === 'object' && item !== null && 'name' in item;
