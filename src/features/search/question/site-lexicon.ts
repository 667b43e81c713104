import { CONCEPT_WORDS } from '../../../domain/catalogue/words/concept-words';
import { listPhrases } from '../../../domain/catalogue/words/phrases';
import { encodeWords } from '../../../domain/catalogue/words/word-encoder';
import { groupBy } from '../../../domain/group-by';
import type { CatalogueLanguage } from '../../../domain/language/language';
import { CATALOGUE_LANGUAGES, LANGUAGES } from '../../../domain/language/language';
import { getTranslator } from '../../../domain/language/texts';
import { memoizePerObject } from '../../../domain/memoize-per-object';
import type { Snapshot } from '../../../platform/snapshot/snapshot';
import type { Meaning } from './lexicon';
import { getCommonLexicon, Lexicon } from './lexicon';
import { addPlaces, BELGIUM } from './place-names';
import { FORM_PAGES, PAGE_WORDS, TYPE_WORDS } from './question-data';
import type { Token } from './tokenize';
import { cleanText, tokenize, toPhraseKey } from './tokenize';

/** What the words of a question may mean on one site. */
export interface SiteLexicon {
  words: Lexicon;
  /** The same by the stems of words, for their other forms (paard, paarden). */
  stems: Record<CatalogueLanguage, Lexicon>;
}

/** Returns the lexicon of a version. */
export const getSiteLexicon = memoizePerObject((snapshot: Snapshot): SiteLexicon => {
  const words = new Lexicon(getCommonLexicon(), BELGIUM);
  const stems = { nl: new Lexicon(), fr: new Lexicon() };
  const add = (phrases: readonly string[], meaning: Meaning) => {
    words.mean(phrases.map(toPhraseKey), meaning);
    addStems(stems, phrases, meaning);
  };
  addPlaces(words, snapshot);
  words.mean(listRegionNames(snapshot).map(toPhraseKey), { kind: 'everywhere' });
  for (const [webId, phrases] of listTypes(snapshot)) add(phrases, { kind: 'type', webId });
  for (const { words: phrases, found, type } of CONCEPT_WORDS)
    addStems(stems, [...phrases.nl, ...phrases.fr], { kind: 'words', found, type });
  for (const { nl, fr } of snapshot.catalogue.index.kinds)
    add([nl, fr], { kind: 'words', found: { nl: [nl], fr: [fr] } });
  // Last, so that the agency's own words are meant first.
  for (const { language, sought, found, answer } of snapshot.site.synonyms)
    add(sought, { kind: 'words', found: { [language]: found }, ...(answer && { answer }) });
  for (const { ID, Name } of snapshot.catalogue.projects)
    words.mean(listProjectNames(Name), { kind: 'project', id: ID });
  for (const [path, names] of listPages(snapshot))
    words.mean(names.map(toPhraseKey), { kind: 'page', path });
  return { words, stems };
});

/** Replaces the words of tokens by their stems in a language; numbers and stop words stay. */
export const stemTokens = (tokens: readonly Token[], language: CatalogueLanguage): Token[] =>
  tokens.map((token) =>
    token.value === undefined
      ? { ...token, key: encodeWords(token.key, language)[0] ?? token.key }
      : token,
  );

function addStems(stems: SiteLexicon['stems'], phrases: readonly string[], meaning: Meaning): void {
  for (const language of CATALOGUE_LANGUAGES)
    stems[language].mean(
      phrases.map((phrase) =>
        stemTokens(tokenize(cleanText(phrase)), language)
          .map(({ key }) => key)
          .join(' '),
      ),
      meaning,
    );
}

/** The agency's region as titles name it, and without the words before its name: 'in de Kempen', 'de Kempen', 'Kempen'. */
const listRegionNames = ({ site }: Snapshot): string[] =>
  LANGUAGES.flatMap((language) => {
    const words = site.configuration.listings.region[language]?.split(' ') ?? [];
    const name = words.findIndex((word) => /^\p{Lu}/u.test(word));
    return words.slice(0, Math.max(0, name) + 1).map((_, from) => words.slice(from).join(' '));
  });

/** The names of the site's types, and what visitors call types of the same number. */
const listTypes = ({ site }: Snapshot): [webId: number, phrases: string[]][] =>
  [...groupBy(site.categories, ({ WebID }) => WebID)].map(([webId, categories]) => {
    const words = TYPE_WORDS[webId];
    const names = categories.map(({ Name }) => Name);
    return [Number(webId), [...names, ...(words ? listPhrases(words) : [])]];
  });

/** A project by its name, and by what follows the first word of it: 'Résidence Les Berges'. */
function listProjectNames(name: string): string[] {
  const key = toPhraseKey(name);
  const rest = key.split(' ').slice(1);
  return rest.length > 1 ? [key, rest.join(' ')] : [key];
}

/** The pages of the menu, and forms that are in none, by their titles and by everyday words. */
function listPages({ pages }: Snapshot): [path: string, names: string[]][] {
  const titles: [path: string, titles: string[]][] = [
    ...Object.entries(FORM_PAGES).map(([path, title]): [string, string[]] => [
      path,
      LANGUAGES.map((language) => getTranslator(language)(title)),
    ]),
    ...[...pages.originals].map(([page, path]): [string, string[]] => [
      path,
      LANGUAGES.flatMap((language) => page.params.title[language] || []),
    ]),
  ];
  return titles.map(([path, names]) => {
    const words = PAGE_WORDS[path];
    return [path, [...names, ...(words ? listPhrases(words) : [])]];
  });
}
