import type { CityKey } from '../../domain/catalogue/listing/listing-index';
import { findRowById } from '../../domain/catalogue/listing/listing-index';
import { findProject } from '../../domain/catalogue/project';
import type { GoalCounts } from '../../domain/catalogue/property-counts';
import { toListingGoal } from '../../domain/catalogue/property-kind';
import { omitEmpty } from '../../domain/criteria/criteria';
import { listCriteriaParameters } from '../../domain/criteria/criteria-address';
import { formatSearch } from '../../domain/routing/query-string';
import type { RequestContext } from '../../platform/request-context';
import type { Answer } from './answer';
import { CHOOSING } from './answer';
import { countPropertiesByGoal } from './engine/answers';
import type { TextMatches } from './engine/search';
import type { QuestionPart } from './question/question';
import { joinParts } from './question/question';
import { listUnheardParts } from './question-notes';
import { getSearchableTypes, NO_COUNTS } from './search-index-data';

/** What a list can answer alone. */
const LISTED: ReadonlySet<QuestionPart['kind']> = new Set([
  ...(['goal', 'criteria', 'everywhere', 'words', 'ownFunds', 'order', 'unread'] as const),
]);
/** A longer text would stand in every link of the list. */
const MAX_SHOWN_LENGTH = 200;
/** Of an endless word so much tells which one it is. */
const MAX_UNHEARD_LENGTH = 60;

/**
 * Returns the path of the page that answers a text without doubt (decisions 38 and 105): the property of a
 * reference, a project, or the list with what was understood; undefined for anything else, whose answer is the results
 * page. The list is that of properties for sale, unless the text says otherwise or only the other one has offers.
 */
export async function findSearchTarget(
  ctx: RequestContext,
  text: string,
  matches: TextMatches,
  answer: Answer,
): Promise<string | undefined> {
  const { catalogue } = ctx.snapshot;
  const { parts, asked, missing } = answer;
  const known = parts.flatMap((part) => (part.kind === 'property' && part.isKnown ? part.id : []));
  const ids = [...new Set([...matches.properties, ...known])];
  if (ids.length === 1) {
    const [property] = await catalogue.loadCards(ids, ctx.catalogueLanguage);
    return property && ctx.href.property(property);
  }
  const [first, ...others] = parts;
  if (
    first?.kind === 'project' &&
    others.every((part) => part.kind === 'project' && part.id === first.id)
  ) {
    const project = findProject(catalogue.projects, first.id, ctx.catalogueLanguage);
    if (project) return ctx.href.project(project);
  }
  const isChosen = parts.some((part) => CHOOSING.has(part.kind) && !missing.has(part));
  if (isChosen && asked.conflicts.length === 0 && parts.every(({ kind }) => LISTED.has(kind)))
    return buildListPath(ctx, text, answer);
  return findNamedList(ctx, matches);
}

/** Counts the answers of the goal that a question names, or of both. */
function countOfGoal(
  { snapshot }: RequestContext,
  { ids, asked: { goal } }: { ids: readonly number[]; asked: Pick<Answer['asked'], 'goal'> },
): GoalCounts {
  if (goal) return { sale: Number(goal === 'sale'), rent: Number(goal === 'rent') };
  return countPropertiesByGoal(snapshot.catalogue.index, ids);
}

/** Returns the answers that the page of a question shows: where that is a list, those of its goal. */
export function pickListed(ctx: RequestContext, answer: Answer): readonly number[] {
  const { index } = ctx.snapshot.catalogue;
  if (!answer.parts.every(({ kind }) => LISTED.has(kind))) return answer.ids;
  const goal = chooseList(countOfGoal(ctx, answer)) === '/for-sale/' ? 'sale' : 'rent';
  return answer.ids.filter(
    (id) => toListingGoal(index.columns.goal[findRowById(index, id)]) === goal,
  );
}

/** Returns the list with what was asked; the text stands above it unless a type or a place says it all. */
function buildListPath(
  ctx: RequestContext,
  text: string,
  { parts, missing, ids, asked: { goal, criteria, ownFunds, sort } }: Answer,
): string | undefined {
  const words = parts.flatMap((part) =>
    part.kind === 'words' && !missing.has(part) ? part.text : [],
  );
  const parameters = listCriteriaParameters(omitEmpty({ ...criteria, words }));
  if (ownFunds) parameters.push(['own', String(ownFunds)]);
  if (sort && sort !== 'date') parameters.push(['sort', sort]);
  const shown = shortenQuestion(text, { parts, missing });
  if (!parts.every(namesList) && shown) parameters.push(['q', shown]);
  const list = chooseList(countOfGoal(ctx, { ids, asked: { goal } }));
  // A site may have one of the lists only.
  if (!ctx.snapshot.routeTable.byOriginal.has(list)) return undefined;
  return ctx.href.page(list) + formatSearch(parameters);
}

/** Returns a question as it stands above its list: of a long one what was not understood, each part cut where it is endless. */
function shortenQuestion(text: string, answer: Pick<Answer, 'parts' | 'missing'>): string {
  if (text.length <= MAX_SHOWN_LENGTH) return text;
  const cut = (part: QuestionPart) => ({ ...part, text: cutText(part.text, MAX_UNHEARD_LENGTH) });
  const all = joinParts(answer.parts.map(cut));
  if (all.length <= MAX_SHOWN_LENGTH) return all;
  return cutText(joinParts(listUnheardParts(answer).map(cut)), MAX_SHOWN_LENGTH);
}

/** Cuts by characters: half of one cannot be encoded in a link. */
const cutText = (text: string, length: number): string =>
  text.length > length ? [...text].slice(0, length).join('').trim() : text;

/** The fields of what a list can be about by itself. */
const OWN_LISTS = new Set(['types', 'cities', 'zips', 'regions', 'saleKind']);

/** Whether a part is the name of a list: whoever comes by another way finds the same. */
const namesList = (part: QuestionPart, _: number, { length }: readonly QuestionPart[]): boolean =>
  length === 1 &&
  (part.kind === 'goal' ||
    (part.kind === 'criteria' &&
      !part.around &&
      Object.keys(part.criteria).every((field) => OWN_LISTS.has(field))));

/** Returns the list of the only type or city that the beginning of a name stands for (§5). */
function findNamedList(ctx: RequestContext, matches: TextMatches): string | undefined {
  const { counts, index } = ctx.snapshot.catalogue;
  const types = getSearchableTypes(ctx).filter(({ webId }) => matches.types.includes(webId));
  const cities = matches.cities.flatMap((number) => {
    const city = index.cities[number];
    return city ? [{ ...city, name: city.Name, counts: counts.byCity[number] ?? NO_COUNTS }] : [];
  });
  const names = [...types, ...cities];
  const [first] = names;
  if (!first || names.some(({ name }) => name !== first.name)) return undefined;
  if ('webId' in first) {
    const list = getListPath(ctx, counts.byCategory.get(first.webId) ?? NO_COUNTS);
    return names.length === 1 ? `${list}?type=${first.webId}` : undefined;
  }
  return getListPath(ctx, sumCounts(cities)) + buildCityQuery(cities);
}

/** Returns the query of a list in a city: its name, and its zip if it has one only. */
function buildCityQuery([city, other]: readonly CityKey[]): string {
  const value = other ? other.Name : `${city?.Name}|${city?.Zip}`;
  return `?city=${encodeURIComponent(value)}`;
}

const sumCounts = (cities: readonly { counts: GoalCounts }[]): GoalCounts =>
  cities.reduce(
    (sum, { counts }) => ({ sale: sum.sale + counts.sale, rent: sum.rent + counts.rent }),
    NO_COUNTS,
  );

const getListPath = ({ href }: RequestContext, counts: GoalCounts): string =>
  href.page(chooseList(counts));

const chooseList = ({ sale, rent }: GoalCounts) =>
  sale === 0 && rent > 0 ? '/for-rent/' : '/for-sale/';
