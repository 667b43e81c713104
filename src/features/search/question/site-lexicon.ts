import { listPhrases } from '../../../domain/catalogue/words/phrases';
import type { CatalogueLanguage } from '../../../domain/language/language';
import { CATALOGUE_LANGUAGES, LANGUAGES } from '../../../domain/language/language';
import { memoizePerObject } from '../../../domain/memoize-per-object';
import type { Snapshot } from '../../../platform/snapshot/snapshot';
import type { Meaning } from './lexicon';
import { Lexicon } from './lexicon';
import { openStems, openWords } from './packed-lexicon';
import { addPlaces, KNOWN_PLACES } from './place-names';
import { QUESTION_WORDS } from './question-data';
import { listSitePages } from './site-pages';
import { toStemKey } from './stem-tokens';
import { toPhraseKey } from './tokenize';

/** What the words of a question may mean on one site. */
export interface SiteLexicon {
  words: Lexicon;
  /** The same by the stems of words, for their other forms (paard, paarden). */
  stems: Record<CatalogueLanguage, Lexicon>;
}

/** Returns the lexicon of a version. */
export const getSiteLexicon = memoizePerObject((snapshot: Snapshot): SiteLexicon => {
  const types = new Set(snapshot.site.categories.map(({ WebID }) => Number(WebID)));
  const hasType = (webId: number) => types.has(webId);
  const words = new Lexicon(openWords(hasType), KNOWN_PLACES);
  const stems = {
    nl: new Lexicon(openStems('nl', hasType)),
    fr: new Lexicon(openStems('fr', hasType)),
  };
  const add = (phrases: readonly string[], meaning: Meaning) => {
    words.mean(phrases.map(toPhraseKey), meaning);
    addStems(stems, phrases, meaning);
  };
  addPlaces(words, snapshot);
  words.mean(listRegionNames(snapshot).map(toPhraseKey), { kind: 'everywhere' });
  for (const { Name, WebID } of snapshot.site.categories)
    add([Name], { kind: 'type', webId: Number(WebID) });
  for (const { nl, fr } of snapshot.catalogue.index.kinds)
    add([nl, fr].filter(saysNoForm), { kind: 'words', found: { nl: [nl], fr: [fr] } });
  // Last, so that the agency's own words are meant first.
  for (const { language, sought, found, answer } of snapshot.site.synonyms)
    add(sought, { kind: 'words', found: { [language]: found }, ...(answer && { answer }) });
  for (const { ID, Name } of snapshot.catalogue.projects)
    words.mean(listProjectNames(Name), { kind: 'project', id: ID });
  for (const [path, keys] of listSitePages(snapshot)) words.mean(keys, { kind: 'page', path });
  return { words, stems };
});

const FORMS = listPhrases(QUESTION_WORDS.vague.form).map(toPhraseKey);

/** Whether a kind of home is more than a house with a form, of which texts of other homes are silent: 'vrijstaande woning'. */
const saysNoForm = (kind: string): boolean =>
  !FORMS.some((form) => ` ${toPhraseKey(kind)} `.includes(` ${form} `));

function addStems(stems: SiteLexicon['stems'], phrases: readonly string[], meaning: Meaning): void {
  for (const language of CATALOGUE_LANGUAGES)
    stems[language].mean(
      phrases.map((phrase) => toStemKey(phrase, language)),
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

/** A project by its name, and by what follows the first word of it: 'Résidence Les Berges'. */
function listProjectNames(name: string): string[] {
  const key = toPhraseKey(name);
  const rest = key.split(' ').slice(1);
  return rest.length > 1 ? [key, rest.join(' ')] : [key];
}
