import { Encoder } from 'flexsearch';
import type { CatalogueLanguage } from '../../language/language';

/** Words that say nothing about a property, without accents: they are neither indexed nor searched. */
const STOP_WORDS: Record<CatalogueLanguage, string> = {
  nl:
    'aan achter af al alle als bij binnen boven dan dat de deze die dit door dus een en enkele er geen had ' +
    'heb hebben heeft het hier hoe hun ik in is je kan maar me meer men met mij mijn na naar niet nog nu of ' +
    'om onder ons onze ook op over per rond te tegen tot tussen u uit uw van vanaf veel via voor waar wat ' +
    'we wel wie wij wil willen worden wordt ze zich zij zijn zo zoek zoeken zonder',
  fr:
    'a afin ai alors au aucun aussi autre aux avec avoir c car ce cela ces cet cette chez comme d dans de ' +
    'des donc du elle elles en entre est et eux il ils j je jusque l la le les leur leurs lui m ma mais me ' +
    'meme mes mon n ne nos notre nous on ont ou par pas peu plus pour pres qu que quel qui s sa sans se ses ' +
    'si son sont sous sur t ta te tes toi ton tous tout tres tu un une vers vos votre vous y cherche',
};

/** Consonants that Dutch doubles before an ending: stal, stallen. */
const DOUBLED = /([bdfgklmnprst])\1$/;

/** Endings and spellings by which forms of one word differ; the order matters. */
const FORMS: Record<CatalogueLanguage, [RegExp, string][]> = {
  nl: [
    [/(?<=...)(?:tjes|tje|jes|je)$/, ''],
    [/(?<=...[^s])s$/, ''],
    // Between vowel and ending one consonant: bomen, boom; of two vowels: tuinen, tuin.
    [/(?<=(?:^|[^aeiouy])[^aeiouy]*)([aeou])([bcdfghjklmnpqrstvwxz])(?:en|e)$/, '$1$1$2'],
    [/(?<=..[^aeiou])(?:en|e)$/, ''],
    [DOUBLED, '$1'],
    [/(?<=...[^s])s$/, ''],
    [/z/g, 's'],
    [/v/g, 'f'],
  ],
  fr: [
    [/(?<=..)eaux$/, 'eau'],
    [/(?<=..)aux$/, 'al'],
    [/(?<=...)(?:es|e|s|x)$/, ''],
    [/(?<=..)([lnt])\1$/, '$1'],
  ],
};

/** 'B&B' is one word: of its letters alone one would be left, which every label B is. */
const INITIALS = /(?<![\p{L}\p{N}])(\p{L})&(\p{L})(?![\p{L}\p{N}])/gu;

const createEncoder = (language: CatalogueLanguage): Encoder =>
  new Encoder({
    // A cache would need a timer, which a worker may not start while it loads.
    cache: false,
    dedupe: false,
    numeric: false,
    prepare: (text) => text.replaceAll('œ', 'oe').replaceAll('ß', 'ss').replace(INITIALS, '$1en$2'),
    filter: new Set(STOP_WORDS[language].split(' ')),
    maxlength: 40,
    replacer: FORMS[language].flat() as unknown as [RegExp, string],
  });

const ENCODERS: Record<CatalogueLanguage, Encoder> = {
  nl: createEncoder('nl'),
  fr: createEncoder('fr'),
};

/**
 * Returns the words of a text as they are indexed: without accents and stop words, different forms of
 * a word alike (paard, paarden).
 */
export const encodeWords = (text: string, language: CatalogueLanguage): string[] =>
  ENCODERS[language].encode(text);
