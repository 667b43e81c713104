import { encodeWords } from '../../domain/catalogue/words/word-encoder';
import type { CatalogueLanguage } from '../../domain/language/language';
import { CATALOGUE_LANGUAGES } from '../../domain/language/language';
import type { RequestContext } from '../../platform/request-context';
import type { WordsPart } from './question/question';

/** Returns the phrases that texts of a language are searched for: those of a table, unless the exact words are wanted. */
export const getPhrases = (
  { text, found }: WordsPart,
  language: CatalogueLanguage,
  { exact = false } = {},
): readonly string[] => (exact || !found ? [text] : (found[language] ?? []));

/** Places of properties by their IDs, the best 0. */
export type Ranks = ReadonlyMap<number, number>;

/**
 * Ranks the properties whose texts hold a part, 0 best: by where its words stand, and within that by the order of the
 * phrases. Texts in the language of the page come first; those of the other language if these hold it nowhere.
 */
export async function rankByWords(
  ctx: RequestContext,
  part: WordsPart,
  options: { exact: boolean },
): Promise<Ranks> {
  const own = ctx.catalogueLanguage;
  for (const language of [own, ...CATALOGUE_LANGUAGES.filter((other) => other !== own)]) {
    const phrases = getPhrases(part, language, options);
    const isFree = part.found === undefined || options.exact;
    const ranks = isFree
      ? intersectRanks(
          await Promise.all(
            encodeWords(part.text, language).length > 1
              ? part.text
                  .split(/[^\p{L}\p{N}]+/u)
                  .filter((word) => encodeWords(word, language)[0])
                  .map((word) => rankPhrases(ctx, [word], language))
              : [rankPhrases(ctx, phrases, language)],
          ),
        )
      : await rankPhrases(ctx, phrases, language);
    if (ranks.size > 0) return ranks;
  }
  return new Map();
}

async function rankPhrases(
  { snapshot }: RequestContext,
  phrases: readonly string[],
  language: CatalogueLanguage,
): Promise<Ranks> {
  const found = await Promise.all(
    phrases.map((phrase) => snapshot.catalogue.searchWords(phrase, language)),
  );
  const ranks = new Map<number, number>();
  for (const [place, levels] of found.entries())
    for (const [level, ids] of levels.entries())
      for (const id of ids)
        ranks.set(id, Math.min(ranks.get(id) ?? Infinity, level + place / phrases.length));
  return ranks;
}

/** Returns what all hold, with the sums of the ranks. */
export function intersectRanks([first = new Map(), ...others]: readonly Ranks[]): Ranks {
  return new Map(
    [...first]
      .filter(([id]) => others.every((ranks) => ranks.has(id)))
      .map(([id, rank]) => [id, others.reduce((sum, ranks) => sum + (ranks.get(id) ?? 0), rank)]),
  );
}

export const sortByRank = (ranks: Ranks): number[] =>
  [...ranks].sort(([a, one], [b, other]) => one - other || b - a).map(([id]) => id);
