import { fuzzySearch } from '../../domain/catalogue/fuzzy-search';
import type { PageOfIds } from '../../domain/catalogue/listing/listing';
import { findListingIds, paginateIds } from '../../domain/catalogue/listing/listing';
import { selectProperties } from '../../domain/catalogue/listing/selection';
import { findNearestRows } from '../../domain/catalogue/nearest/nearest-rows';
import type { GoalCounts } from '../../domain/catalogue/property-counts';
import type { CriterionName } from '../../domain/criteria/criteria';
import { CRITERION_NAMES } from '../../domain/criteria/criteria';
import type { RequestContext } from '../../platform/request-context';
import type { Answer } from './answer';
import { addTypesOfKinds, findAnswers } from './answer';
import { findOnlyCity } from './answer-sentence';
import type { AnswerCounts } from './engine/answers';
import { countAnswers, countPropertiesByGoal, filterNearby } from './engine/answers';
import type { TextMatches } from './engine/search';
import type { SearchSuggestion } from './engine/suggestions';
import { buildSuggestions } from './engine/suggestions';
import { asksFor } from './question/asked-criteria';
import type { QuestionPart } from './question/question';
import { joinParts } from './question/question';
import { buildSearchNames, getSearchableTypes, NO_COUNTS } from './search-index-data';

/** A page of results is shorter than one of a list: each card is quoted from its texts. */
const PAGE_SIZE = 12;
const MAX_NEARBY = 4;
/** With so few results the page also offers what is near the city. */
const FEW_RESULTS = 8;

/** A part of a question, or all of them but the city, with the number of properties for it alone. */
export interface CountedPart {
  parts: readonly QuestionPart[];
  /** The text that searches for it. */
  text: string;
  counts: GoalCounts;
}

export interface SearchResults {
  answer: Answer;
  page: PageOfIds;
  /** How many of them are in each city and of each type. */
  counts: AnswerCounts;
  /** The matches of the question without its city: those near it, and the number of all. */
  nearby?: { city: string; text: string; ids: number[]; total: number } | undefined;
  /** Without results: each part alone, lists that were probably meant, and what comes nearest. */
  alone: CountedPart[];
  suggestions: SearchSuggestion[];
  nearest: NearestToQuestion;
}

/** Properties beside a question without results; `failed` is undefined if nothing was read that has a distance. */
interface NearestToQuestion {
  ids: readonly number[];
  failed?: readonly CriterionName[];
}

/** Finds what the results page shows for an answered text; `matches` are the groups of §5. */
export function findResults(
  ctx: RequestContext,
  text: string,
  matches: TextMatches,
  answer: Answer,
  page: number,
): SearchResults {
  const { index } = ctx.snapshot.catalogue;
  const { ids } = answer;
  const found = ids.length > 0 ? ids : findListed(ctx, matches);
  const counts = countAnswers(index, found);
  const isEmpty = found.length === 0;
  const hasGroups = matches.types.length + matches.cities.length + matches.properties.length > 0;
  const nearby = found.length < FEW_RESULTS ? findNearby(ctx, answer, new Set(found)) : undefined;
  if (!isEmpty || hasGroups) {
    const results = { answer, counts, page: paginateIds(found, page, PAGE_SIZE), nearby };
    return { ...results, alone: [], suggestions: [], nearest: { ids: [] } };
  }
  const alone = countAlone(ctx, answer);
  return {
    answer,
    counts,
    page: paginateIds([], 1, PAGE_SIZE),
    alone,
    suggestions: alone.length > 0 ? [] : suggestLists(ctx, text),
    nearest: findNearestToQuestion(ctx, answer),
  };
}

/** Returns the newest properties in the cities or of the types that several groups of §5 name. */
function findListed(ctx: RequestContext, { types, cities: numbers }: TextMatches): number[] {
  const { index } = ctx.snapshot.catalogue;
  const cities = numbers.flatMap((number) => index.cities[number] ?? []);
  if (cities.length > 0) {
    const query = { cities: cities.map(({ Name, Zip }) => ({ name: Name, zip: Zip })) };
    return findListingIds(index, query, ctx.catalogueLanguage);
  }
  return types.length > 0 ? findListingIds(index, { types }, ctx.catalogueLanguage) : [];
}

function findNearby(
  ctx: RequestContext,
  { parts, missing, ranks }: Answer,
  found: ReadonlySet<number>,
): SearchResults['nearby'] {
  const sought = parts.filter((part) => !missing.has(part));
  const cities = sought.filter((part) => asksFor(part, 'places'));
  const [city] = cities;
  const name = city && findOnlyCity(city);
  if (!name || cities.length > 1) return undefined;
  const others = sought.filter((part) => part !== city);
  const { index } = ctx.snapshot.catalogue;
  const ids =
    others.length > 0
      ? findAnswers(ctx, others, ranks)
      : findListingIds(index, {}, ctx.catalogueLanguage);
  const keys = index.cities.filter((key) => key.Name === name);
  const near = filterNearby(index, ids, keys, ctx.snapshot.site.towns);
  return {
    city: name,
    text: joinParts(others),
    ids: near.filter((id) => !found.has(id)).slice(0, MAX_NEARBY),
    total: ids.length,
  };
}

/**
 * Counts each part alone, and together those that are not a place. Of parts that contradict each other each is counted
 * with all others: what the question leaves without the other bound.
 */
function countAlone(ctx: RequestContext, { parts, asked, missing, ranks }: Answer): CountedPart[] {
  const counted = parts.filter((part) => part.kind !== 'unread' && part.kind !== 'page');
  const clashing = counted.filter((part) => asked.conflicts.some((name) => asksFor(part, name)));
  const places = counted.filter((part) => asksFor(part, 'places'));
  const others = counted.filter((part) => !places.includes(part) && !missing.has(part));
  const groups: (readonly QuestionPart[])[] =
    clashing.length > 0
      ? clashing.map((part) =>
          counted.filter((other) => other === part || !clashing.includes(other)),
        )
      : counted.map((part) => [part]);
  if (clashing.length === 0 && counted.length < 2) return [];
  if (clashing.length === 0 && others.length > 1 && others.length < counted.length)
    groups.push(others);
  const { index } = ctx.snapshot.catalogue;
  return groups.map((group) => ({
    parts: group,
    text: joinParts(group),
    counts: group.every((part) => missing.has(part))
      ? NO_COUNTS
      : countPropertiesByGoal(index, findAnswers(ctx, group, ranks)),
  }));
}

/** Suggests the types and cities that resemble a text. */
function suggestLists(ctx: RequestContext, text: string): SearchSuggestion[] {
  const { cities } = ctx.snapshot.catalogue.index;
  return buildSuggestions(
    buildSearchNames(ctx),
    fuzzySearch({ types: getSearchableTypes(ctx), cities }, text),
    (type, kind) => ctx.t('SEARCH_WITH_KIND', { type, kind }),
  );
}

/**
 * Finds what comes nearest to the criteria of a question (decision 122), first what fails none of them but has not its
 * words; the newest if it names no criteria.
 */
export function findNearestToQuestion(
  { snapshot, catalogueLanguage }: RequestContext,
  { parts, asked }: Answer,
): NearestToQuestion {
  const { index } = snapshot.catalogue;
  const criteria = addTypesOfKinds(asked.criteria, parts);
  const query = { ...criteria, goal: asked.goal };
  const fitting = findListingIds(index, query, catalogueLanguage, MAX_NEARBY);
  if (Object.keys(criteria).length === 0) return { ids: fitting };
  const selection = selectProperties(index, query);
  const near = findNearestRows(index, query, selection, snapshot.site.towns, MAX_NEARBY);
  const shown = near.slice(0, Math.max(0, MAX_NEARBY - fitting.length));
  const failed = new Set(shown.flatMap((row) => row.failed));
  return {
    ids: [...fitting, ...shown.map(({ row }) => index.columns.id[row] ?? 0)].slice(0, MAX_NEARBY),
    failed: CRITERION_NAMES.filter((name) => failed.has(name)),
  };
}
