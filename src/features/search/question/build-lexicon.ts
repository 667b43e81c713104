import { CONCEPT_WORDS } from '../../../domain/catalogue/words/concept-words';
import type { Phrases } from '../../../domain/catalogue/words/phrases';
import { listPhrases } from '../../../domain/catalogue/words/phrases';
import { STATES } from '../../../domain/criteria/criteria';
import type { CatalogueLanguage, Language } from '../../../domain/language/language';
import type { Lexeme, Meaning } from './lexicon';
import { Lexicon } from './lexicon';
import { FEATURE_CRITERIA, QUESTION_WORDS, TYPE_WORDS } from './question-data';
import { toStemKey } from './stem-tokens';
import { toPhraseKey } from './tokenize';

/** Builds what words mean on every site: those of the tables, and the types of homes, of which a site may lack some. */
export function buildWords(): Lexicon {
  const lexicon = new Lexicon();
  const words = QUESTION_WORDS;
  const forEachName = <Name extends string>(
    table: Readonly<Record<Name, Phrases>>,
    change: (lexeme: Lexeme, name: Name) => void,
  ) => {
    for (const [name, phrases] of Object.entries<Phrases>(table))
      for (const key of new Set(listPhrases(phrases).map(toPhraseKey)))
        lexicon.add(key, (lexeme) => change(lexeme, name as Name));
  };
  const meanings = <Name extends string>(
    table: Readonly<Record<Name, Phrases>>,
    toMeaning: (name: Name) => Meaning,
  ) => {
    for (const [name, phrases] of Object.entries<Phrases>(table))
      lexicon.mean(listPhrases(phrases).map(toPhraseKey), toMeaning(name as Name));
  };

  meanings(words.goals, (goal) => ({ kind: 'goal', goal }));
  meanings(words.features, (name) => ({ kind: 'criteria', criteria: FEATURE_CRITERIA[name] }));
  meanings(words.saleKinds, (saleKind) => ({ kind: 'criteria', criteria: { saleKind } }));
  meanings(words.states, (name) => ({
    kind: 'criteria',
    criteria: { state: STATES.find((state) => state === name) },
  }));
  forEachName(words.bounds, ({ bounds }, name) => bounds.push(name));
  for (const [name, end] of DENIED)
    forEachName({ [end]: denyComparisons(words.bounds[name]) }, ({ bounds }) => bounds.push(end));
  forEachName(words.quantities, ({ quantities }, name) => quantities.push(name));
  forEachName(words.scales, (lexeme, scale) => Object.assign(lexeme, { scale: Number(scale) }));
  forEachName(words.numbers, (lexeme, value) => Object.assign(lexeme, { value: Number(value) }));
  forEachName(words.portions, (lexeme, portion) => Object.assign(lexeme, { portion }));
  forEachName(words.joins, (lexeme) => Object.assign(lexeme, { isJoin: true }));
  forEachName(words.periods, (lexeme) => Object.assign(lexeme, { isMonth: true }));
  forEachName(words.labels, (lexeme) => Object.assign(lexeme, { isLabel: true }));
  forEachName({ mark: words.references.mark }, (lexeme) => Object.assign(lexeme, { isMark: true }));
  forEachName({ about: words.references.about }, (lexeme) =>
    Object.assign(lexeme, { isAbout: true }),
  );
  forEachName(words.years, (lexeme) => Object.assign(lexeme, { isYear: true }));
  forEachName(words.with, (lexeme) => Object.assign(lexeme, { isWith: true }));
  forEachName(words.where, (lexeme) => Object.assign(lexeme, { isWhere: true }));
  forEachName(words.also, (lexeme) => Object.assign(lexeme, { isAlso: true }));
  forEachName(words.or, (lexeme) => Object.assign(lexeme, { isOr: true }));
  forEachName({ before: words.streets.before }, (lexeme) =>
    Object.assign(lexeme, { isStreet: true }),
  );
  forEachName(words.without, (lexeme) => Object.assign(lexeme, { isWithout: true }));
  for (const [webId, phrases] of Object.entries(TYPE_WORDS))
    lexicon.mean(listPhrases(phrases).map(toPhraseKey), { kind: 'type', webId: Number(webId) });
  for (const { words: phrases, found, type } of CONCEPT_WORDS)
    lexicon.mean(listPhrases(phrases).map(toPhraseKey), { kind: 'words', found, type });
  meanings(words.plans, (situation) => ({ kind: 'plan', situation }));
  meanings(words.near, (name) => ({ kind: 'near', isBehind: name === 'behind' }));
  meanings(words.everywhere, () => ({ kind: 'everywhere' }));
  meanings(words.vague, () => ({ kind: 'vague' }));
  meanings(words.orders, (sort) => ({ kind: 'order', sort }));
  meanings(
    { ...words.with, ...words.without, ...words.where, ...words.questions, ...words.fillers },
    () => ({
      kind: 'nothing',
    }),
  );
  return lexicon;
}

/** What comparisons are when they are denied: 'niet duurder dan' is a highest end. */
const DENIED = [
  ['moreThan', 'max'],
  ['lessThan', 'min'],
  ['worseThan', 'min'],
] as const;

/** Returns comparisons with each word that denies them: 'nicht kleiner als'. */
function denyComparisons(comparisons: Phrases): Phrases {
  const list = (language: Language) =>
    QUESTION_WORDS.negations.not[language].flatMap((not) =>
      comparisons[language].map((comparison) => `${not} ${comparison}`),
    );
  return { nl: list('nl'), fr: list('fr'), en: list('en'), de: list('de') };
}

/** Builds what the stems of a language mean on every site, for other forms of the same words. */
export function buildStems(language: CatalogueLanguage): Lexicon {
  const lexicon = new Lexicon();
  const mean = (phrases: readonly string[], meaning: Meaning) =>
    lexicon.mean(
      phrases.map((phrase) => toStemKey(phrase, language)),
      meaning,
    );
  for (const [webId, phrases] of Object.entries(TYPE_WORDS))
    mean(listPhrases(phrases), { kind: 'type', webId: Number(webId) });
  for (const { words, found, type } of CONCEPT_WORDS)
    mean([...words.nl, ...words.fr], { kind: 'words', found, type });
  return lexicon;
}

/** Returns the endings of streets' names of one word: '-straat', '-gasse'. */
export const listStreetEndings = (): string[] =>
  Object.values(QUESTION_WORDS.streets.ending).flat().map(toPhraseKey);
