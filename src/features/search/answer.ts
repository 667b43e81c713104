import { findListingIds, findListingRows } from '../../domain/catalogue/listing/listing';
import { findRowById } from '../../domain/catalogue/listing/listing-index';
import type { RowSet } from '../../domain/catalogue/listing/row-set';
import { collectRows } from '../../domain/catalogue/listing/row-set';
import type { Criteria } from '../../domain/criteria/criteria';
import type { RequestContext } from '../../platform/request-context';
import { nameSought } from './answer-sentence';
import { correctPart, respellText } from './correct-words';
import type { AskedCriteria } from './question/asked-criteria';
import { joinCriteria } from './question/asked-criteria';
import { listAround } from './question/place-names';
import type { QuestionPart, WordsPart } from './question/question';
import { readQuestion } from './question/read-question';
import { getSiteLexicon } from './question/site-lexicon';
import type { Ranks } from './word-ranks';
import { intersectRanks, rankByWords, sortByRank } from './word-ranks';

/** A question as it was understood, and the properties that answer it. */
export interface Answer {
  parts: readonly QuestionPart[];
  asked: AskedCriteria;
  /** Words that no text holds. Texts do not name all that a home has, so they narrow nothing. */
  missing: ReadonlySet<QuestionPart>;
  /** Where the texts of properties hold the words of parts. */
  ranks: WordRanks;
  /** Best first: by the words, else the newest. */
  ids: number[];
}

/** The ranks of the parts that are looked for as words. */
export type WordRanks = ReadonlyMap<QuestionPart, Ranks>;

/** Reads a text as a question, in any language. */
function readText({ snapshot, catalogueLanguage, language }: RequestContext, text: string) {
  const { index } = snapshot.catalogue;
  return readQuestion(text, {
    ...getSiteLexicon(snapshot),
    ...{ language: catalogueLanguage, pageLanguage: language },
    hasProperty: (id) => findRowById(index, id) >= 0,
    listAround: listAround(snapshot),
  });
}

/** Answers a text: reads its parts, and takes words that no text holds for misspelt cities or types. */
export async function answerText(
  ctx: RequestContext,
  text: string,
  { exact = false } = {},
): Promise<Answer> {
  const typed = readText(ctx, text);
  const typedRanks = await rankParts(ctx, typed, exact);
  const missingWords = typed
    .filter((part) => part.kind === 'words')
    .filter((part) => typedRanks.get(part)?.size === 0);
  const respelled = respellText(ctx, text, missingWords);
  const read = respelled === undefined ? typed : readText(ctx, respelled);
  const ranks = respelled === undefined ? typedRanks : await rankParts(ctx, read, exact);
  const isHeld = (part: QuestionPart) => part.kind !== 'words' || ranks.get(part)?.size !== 0;
  const parts = read.map((part) =>
    part.kind !== 'words' || isHeld(part) ? part : correctPart(ctx, part, part === read.at(-1)),
  );
  const missing = new Set(parts.filter((part) => !isHeld(part)));
  const sought = parts.filter((part) => !missing.has(part));
  const asked = joinCriteria(parts, ctx.snapshot.catalogue.index);
  return { parts, asked, missing, ranks, ids: findAnswers(ctx, sought, ranks) };
}

async function rankParts(
  ctx: RequestContext,
  parts: readonly QuestionPart[],
  exact: boolean,
): Promise<WordRanks> {
  const words = parts.filter((part) => part.kind === 'words');
  const ranks = await Promise.all(words.map((part) => rankByWords(ctx, part, { exact })));
  return new Map(words.map((part, position) => [part, ranks[position] ?? new Map()]));
}

/** Reads the words that a list asks for, as a question with them would. */
export const readWords = (ctx: RequestContext, words: readonly string[]): WordsPart[] =>
  words.map((text) => {
    const [part, ...others] = readText(ctx, text);
    return part?.kind === 'words' && others.length === 0 ? part : { kind: 'words', text };
  });

/** Adds to criteria without a type those of the kinds of homes among words: what is near a villa is a house. */
export function addTypesOfKinds<Asked extends Criteria>(
  criteria: Asked,
  parts: readonly QuestionPart[],
): Asked {
  const types = parts.flatMap((part) => (part.kind === 'words' && part.type) || []);
  return criteria.types || types.length === 0 ? criteria : { ...criteria, types };
}

/** Finds the rows of properties whose texts hold each of some words, as a question with them finds them. */
export async function findWordRows(ctx: RequestContext, words: readonly string[]): Promise<RowSet> {
  const { index } = ctx.snapshot.catalogue;
  const ranks = await Promise.all(
    readWords(ctx, words).map((part) => rankByWords(ctx, part, { exact: false })),
  );
  const found = intersectRanks(ranks);
  return collectRows(index.count, (row) => found.has(index.columns.id[row] ?? 0));
}

/**
 * Finds the open listings that fit every part of a question; none for a question without parts that choose
 * any. Words in headlines come before words among the features, and those before words in sentences.
 */
export function findAnswers(
  ctx: RequestContext,
  parts: readonly QuestionPart[],
  ranks: WordRanks,
): number[] {
  const { index } = ctx.snapshot.catalogue;
  const known = parts.flatMap((part) => (part.kind === 'property' && part.isKnown ? part.id : []));
  if (known.length > 0) return [...new Set(known)];
  if (!parts.some(({ kind }) => CHOOSING.has(kind))) return [];
  const { goal, criteria, sort, conflicts } = joinCriteria(parts, index);
  if (conflicts.length > 0) return [];
  const query = { ...criteria, goal, sort };
  const found = parts.flatMap((part) => ranks.get(part) ?? []);
  if (found.length === 0) return findListingIds(index, query, ctx.catalogueLanguage);
  const rows = findListingRows(index, query, ctx.catalogueLanguage);
  const allowed = new Set(rows.map((row) => index.columns.id[row]));
  return sortByRank(intersectRanks(found)).filter((id) => allowed.has(id));
}

/** Parts that choose properties; the others lead elsewhere, or nowhere. */
export const CHOOSING: ReadonlySet<QuestionPart['kind']> = new Set([
  ...(['goal', 'criteria', 'words', 'everywhere', 'ownFunds', 'order'] as const),
]);

/** Finds the parts of a question whose word stands in every text found, where others hold only a relative of it. */
export async function findWritten(
  ctx: RequestContext,
  parts: readonly WordsPart[],
): Promise<ReadonlySet<WordsPart>> {
  const written = await Promise.all(
    parts.map(async (part) => {
      if (!part.found) return true;
      const word = { ...part, text: nameSought(part, ctx.catalogueLanguage) };
      const [all, exact] = await Promise.all(
        [false, true].map((isExact) => rankByWords(ctx, word, { exact: isExact })),
      );
      return all?.size === exact?.size;
    }),
  );
  return new Set(parts.filter((_, position) => written[position]));
}
