import { fuzzySearch } from '../../domain/catalogue/fuzzy-search';
import { findListingIds, findListingRows } from '../../domain/catalogue/listing/listing';
import type { ListingQuery } from '../../domain/catalogue/listing/listing-query';
import type { RequestContext } from '../../platform/request-context';
import type { QuestionPart, WordsPart } from './engine/question';
import { readQuestion } from './engine/question';
import { getSearchableTypes } from './search-index-data';

/** A question as it was understood, and the properties that answer it. */
export interface Answer {
  parts: readonly QuestionPart[];
  /** Best first: by the words, else the newest. */
  ids: number[];
}

/** Answers a text: reads its parts, and takes words that no text holds for misspelt cities or types. */
export async function answerText(
  ctx: RequestContext,
  text: string,
  { exact = false } = {},
): Promise<Answer> {
  const { snapshot, catalogueLanguage: language } = ctx;
  const { synonyms } = snapshot.site;
  const { cities } = snapshot.catalogue.index;
  const types = getSearchableTypes(ctx);
  const read = readQuestion(text, { language, types, cities, synonyms });
  const parts = await Promise.all(
    read.map(async (part) => {
      if (part.kind !== 'words' || (await rankByWords(ctx, part, { exact })).size > 0) return part;
      return correctPart(part, types, cities);
    }),
  );
  return { parts, ids: await findAnswers(ctx, parts, { exact }) };
}

/**
 * Finds the open listings that fit every part of a question; none for a question without parts. Words
 * in headlines come before words among the features, and those before words in sentences.
 */
export async function findAnswers(
  ctx: RequestContext,
  parts: readonly QuestionPart[],
  { exact = false } = {},
): Promise<number[]> {
  const { index } = ctx.snapshot.catalogue;
  if (parts.length === 0) return [];
  const query = toListingQuery(parts);
  const words = parts.filter((part) => part.kind === 'words');
  if (words.length === 0) return findListingIds(index, query, ctx.catalogueLanguage);
  const rows = findListingRows(index, query, ctx.catalogueLanguage);
  const allowed = new Set(rows.map((row) => index.columns.id[row]));
  const ranks = await Promise.all(words.map((part) => rankByWords(ctx, part, { exact })));
  const [first, ...others] = ranks;
  const sumRanks = (id: number) => ranks.reduce((sum, rank) => sum + (rank.get(id) ?? 0), 0);
  return [...(first?.keys() ?? [])]
    .filter((id) => allowed.has(id) && others.every((rank) => rank.has(id)))
    .map((id) => ({ id, rank: sumRanks(id) }))
    .sort((a, b) => a.rank - b.rank || b.id - a.id)
    .map(({ id }) => id);
}

/** Returns the phrases to search for: those of the synonym, unless the exact words are wanted. */
export const getPhrases = ({ text, synonym }: WordsPart, { exact = false } = {}): string[] =>
  !exact && synonym ? synonym.found : [text];

/**
 * Ranks the properties whose texts hold a part, 0 best: by where its words stand, and within that by
 * the order of the synonym's phrases.
 */
async function rankByWords(
  { snapshot, catalogueLanguage }: RequestContext,
  part: WordsPart,
  options: { exact: boolean },
): Promise<Map<number, number>> {
  const phrases = getPhrases(part, options);
  const found = await Promise.all(
    phrases.map((phrase) => snapshot.catalogue.searchWords(phrase, catalogueLanguage)),
  );
  const ranks = new Map<number, number>();
  for (const [place, levels] of found.entries())
    for (const [level, ids] of levels.entries())
      for (const id of ids)
        ranks.set(id, Math.min(ranks.get(id) ?? Infinity, level + place / phrases.length));
  return ranks;
}

function toListingQuery(parts: readonly QuestionPart[]): ListingQuery {
  const types = parts.flatMap((part) => (part.kind === 'type' ? part.webId : []));
  const cities = parts.flatMap((part) =>
    part.kind === 'city' ? part.cities.map(({ Name, Zip }) => ({ name: Name, zip: Zip })) : [],
  );
  const goals = new Set(parts.flatMap((part) => (part.kind === 'goal' ? part.goal : [])));
  const [goal] = goals;
  return {
    ...(goal && goals.size === 1 && { goal }),
    ...(types.length > 0 && { types }),
    ...(cities.length > 0 && { cities }),
  };
}

/** Returns the city or type that was probably meant by a word; the word itself if there is none. */
function correctPart(
  part: WordsPart,
  types: ReturnType<typeof getSearchableTypes>,
  cities: readonly { Name: string; Zip: string }[],
): QuestionPart {
  const matches = fuzzySearch({ types, cities }, part.text);
  const found = matches.cities.flatMap((number) => cities[number] ?? []);
  const [city] = found;
  const { text } = part;
  if (city && found.every(({ Name }) => Name === city.Name))
    return { kind: 'city', text, name: city.Name, cities: found };
  const [match] = matches.types;
  const type = types.find(({ webId }) => webId === match?.webId);
  return type && matches.types.length === 1 && !match?.kind
    ? { kind: 'type', text, webId: type.webId, name: type.name }
    : part;
}
