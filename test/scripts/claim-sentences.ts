import type { Language } from '../../src/domain/language/language';
import { TEXTS } from '../domain/language/all-texts';
import { extractVisibleText, listAllPages, parseSiteFile } from './demo/site/site-files';

/** A sentence that may promise, count or deny, and what holds it: a text key, or a record of content. */
export interface ClaimSentence {
  holder: string;
  language: Language;
  sentence: string;
  /** The paragraph that it stands in, which is the same in each language; of an interface text its key. */
  place: string;
}

/** The words that make promises, and those that say what people of the agency will do, by language. */
const CLAIM_WORDS: Record<Language, string> = {
  nl: 'nooit|altijd|alleen|slechts|binnen|eersten?|gratis|kosteloos|enkel|uitsluitend|elke (?:dag|maand|maandag|week|ochtend|nacht)|dezelfde (?:dag|avond|ochtend)|vandaag nog|meteen|onmiddellijk|zonder kosten|niemand|(?:we|wij) (?:bellen|sturen|maken|bezorgen)|(?:bellen|sturen|maken|bezorgen) (?:we|wij)|elk bezoek|zodra|wissen (?:we|wij)|(?:we|wij) wissen',
  fr: 'jamais|toujours|seulement|seuls|dans (?:les|un délai)|premi(?:er|ère|ers|ères)|gratuit(?:e|es|s|ement)?|sans frais|uniquement|aussitôt|immédiatement|chaque (?:jour|mois|lundi|semaine|matin|nuit)|le (?:jour|soir|matin) même|aujourd’hui même|tout de suite|personne ne|nous (?:vous )?(?:les )?(?:appelons|envoyons|appellerons|enverrons)|nous prenons rendez-vous|chaque visite|dès (?:que|qu’\\p{L}+)|nous effa[cç]ons',
  en: 'never|always|within|first|free|only|at once|immediately|every (?:day|month|monday|week|morning)|same (?:day|evening)|this very day|nobody|we (?:will )?(?:call|send|make)|every visit|as soon as|we (?:will )?(?:erase|delete)',
  de: 'nie|niemals|immer|innerhalb|binnen|erste[nrsm]?|kostenlos|gratis|nur|sofort|jede[nrsm]? (?:Tag|Monat|Montag|Woche|Morgen)|am (?:selben|gleichen) (?:Tag|Abend)|noch heute|heute noch|niemand|(?:rufen|schicken|senden|vereinbaren) wir|wir (?:rufen|schicken|senden|vereinbaren)|jede Besichtigung|sobald|löschen wir|wir löschen',
};

const isClaim = (text: string, language: Language): boolean =>
  new RegExp(`(?<![\\p{L}\\d_-])(?:${CLAIM_WORDS[language]})(?![\\p{L}\\d_-])`, 'iu').test(text);

const LANGUAGES = Object.keys(CLAIM_WORDS) as Language[];

/** Lists the interface texts with such a word: mails and pages are made of them. */
const listTextClaims = (): ClaimSentence[] =>
  LANGUAGES.flatMap((language) =>
    Object.entries(TEXTS[language])
      .filter(([, text]) => isClaim(text, language))
      .map(([holder, sentence]) => ({ holder, language, sentence, place: holder })),
  );

/** Lists the sentences of content with such a word, by record: 'article 701', 'page 6', 'person 4'. */
function listContentClaims(): ClaimSentence[] {
  const records: [holder: string, record: object][] = [
    ...parseSiteFile('site/articles.json').map((article) => [`article ${article.id}`, article]),
    ...listAllPages(parseSiteFile('site/menu.json')).map(({ childMenus: _, ...page }) => [
      `page ${page.id}`,
      page,
    ]),
    ...parseSiteFile('site/team.json').map((person) => [`person ${person.id}`, person]),
    ['configuration', parseSiteFile('site/configuration.json')],
  ] as [string, object][];
  return records.flatMap(([holder, record]) =>
    listLocalizedTexts(record)
      .flatMap(([language, text, path]) =>
        splitBlocks(text).flatMap((block, index) =>
          splitSentences(block).map((sentence) => ({
            ...{ holder, language, sentence, place: `${holder} ${path} ${index}` },
          })),
        ),
      )
      .filter(({ sentence, language }) => isClaim(sentence, language)),
  );
}

export const listClaimSentences = (): ClaimSentence[] => [
  ...listTextClaims(),
  ...listContentClaims(),
];

/** Returns every text of a value that is by language, at any depth, with the keys that lead to it. */
function listLocalizedTexts(
  value: unknown,
  path = '',
): [language: Language, text: string, path: string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]): [Language, string, string][] => {
    const language = LANGUAGES.find((known) => known === key);
    return language && typeof inner === 'string'
      ? [[language, inner, path]]
      : listLocalizedTexts(inner, `${path}.${language ? '*' : key}`);
  });
}

/** Splits HTML at the ends of its blocks. Spaces are plain. */
const splitBlocks = (html: string): string[] =>
  html
    .split(/<\/(?:p|li|h2|h3|td|th|tr)>/)
    .map((block) => extractVisibleText(block).replace(/\s+/g, ' ').trim());

/** Splits a block into sentences: where a capital follows. */
const splitSentences = (block: string): string[] => block.split(/(?<=[.!?]) (?=[\p{Lu}‘«])/u);
