import type { FuzzyMatches } from '../../domain/catalogue/fuzzy-search';
import { prepareFuzzySearch } from '../../domain/catalogue/fuzzy-search';
import { listPhrases } from '../../domain/catalogue/words/phrases';
import type { Criteria } from '../../domain/criteria/criteria';
import type { CatalogueLanguage } from '../../domain/language/language';
import { memoizePerObject } from '../../domain/memoize-per-object';
import type { RequestContext } from '../../platform/request-context';
import type { Snapshot } from '../../platform/snapshot/snapshot';
import { splitWords } from './engine/search';
import type { QuestionPart, WordsPart } from './question/question';
import { TYPE_WORDS } from './question/question-data';
import { respell } from './question/respell';
import { getSiteLexicon } from './question/site-lexicon';
import { toPhraseKey } from './question/tokenize';
import { getSearchableTypes } from './search-index-data';

/**
 * Returns a text in which words that no text of a property holds are spelt as the tables spell what they resemble;
 * undefined if there are none. What resembles a town is left to be one.
 */
export function respellText(
  ctx: RequestContext,
  text: string,
  missing: readonly WordsPart[],
): string | undefined {
  const misspelt = missing.filter((part) => isMisspelt(ctx, part) && !findCities(ctx, part.text));
  if (misspelt.length === 0) return undefined;
  const keys = new Set(misspelt.map((part) => toPhraseKey(part.text)));
  return respell(text, keys, getSiteLexicon(ctx.snapshot).words);
}

/**
 * Returns the city or type that was probably meant by a word; the word itself if there is none. The beginning of a name
 * may still be typed only where the question ends.
 */
export function correctPart(ctx: RequestContext, part: WordsPart, isLast: boolean): QuestionPart {
  const { text } = part;
  if (!isMisspelt(ctx, part)) return part;
  const cities = findCities(ctx, text);
  if (cities) {
    const isBegun = cities.some(({ name }) =>
      splitWords(name).some((word) => word.startsWith(text.toLowerCase())),
    );
    return isBegun && !isLast ? part : { kind: 'criteria', text, criteria: { cities } };
  }
  const [type, other] = findResembling(ctx, text).types;
  return type && !other ? { kind: 'criteria', text, criteria: { types: [type.webId] } } : part;
}

/** Whether a word can be a slip: the tables do not have it, and a number has no typing errors. */
const isMisspelt = ({ snapshot }: RequestContext, { text, found }: WordsPart): boolean =>
  !found &&
  !/[\d ]/.test(text) &&
  getSiteLexicon(snapshot).words.get(toPhraseKey(text)) === undefined;

/** Returns the only town that a word resembles, by its name alone if it has several postcodes. */
function findCities(
  ctx: RequestContext,
  text: string,
): NonNullable<Criteria['cities']> | undefined {
  const { cities } = ctx.snapshot.catalogue.index;
  const found = findResembling(ctx, text).cities.flatMap((number) => cities[number] ?? []);
  const [city] = found;
  if (!city || found.some(({ Name }) => Name !== city.Name)) return undefined;
  const zips = new Set(found.map(({ Zip }) => Zip));
  return [zips.size === 1 ? { name: city.Name, zip: city.Zip } : { name: city.Name }];
}

const findResembling = (ctx: RequestContext, text: string): FuzzyMatches =>
  getMisspelt(ctx.snapshot)(ctx.catalogueLanguage)(text);

/** Returns the searches for misspelt types and cities of a version, by language: their names are split once. */
const getMisspelt = memoizePerObject((snapshot: Snapshot) => {
  const searches = new Map<CatalogueLanguage, (text: string) => FuzzyMatches>();
  return (catalogueLanguage: CatalogueLanguage) => {
    const search =
      searches.get(catalogueLanguage) ??
      prepareFuzzySearch({
        types: getSearchableTypes({ snapshot, catalogueLanguage, language: catalogueLanguage }).map(
          ({ webId, name }) => {
            const words = TYPE_WORDS[webId];
            const kinds = words ? listPhrases(words).filter((word) => !word.includes(' ')) : [];
            return { webId, name, kinds };
          },
        ),
        cities: snapshot.catalogue.index.cities,
      });
    searches.set(catalogueLanguage, search);
    return search;
  };
});
