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

/**
 * The words that make promises, deny or count, say what people of the agency will do, or what the reader gets, by
 * language. English and German say the same in the same paragraph.
 */
const CLAIM_WORDS: Record<Language, string> = {
  nl: 'nooit|altijd|alleen|slechts|binnen|eersten?|gratis|kosteloos|enkel|uitsluitend|elke? (?:dag|maand|maandag|week|ochtend|nacht|wijziging|aanmelding)|dezelfde (?:dag|avond|ochtend)|vandaag nog|meteen|onmiddellijk|zonder kosten|niemand|(?:we|wij) (?:bellen|sturen|maken|bezorgen|vragen|zoeken|leggen|antwoorden|lezen|nemen|stoppen|houden|stellen|gebruiken|plaatsen|schrijven|mailen|vinden|komen|bewaren)|(?:bellen|sturen|maken|bezorgen|vragen|zoeken|leggen|antwoorden|lezen|nemen|stoppen|houden|stellen|gebruiken|plaatsen|schrijven|mailen|vinden|komen|bewaren) (?:we|wij)|korte stappen|hoort (?:het )?van ons|laten u (?:iets )?weten|antwoordt|krijgt u|u krijgt|één keer|één klik|eenmalige?|hoogstens (?:\\d dagen|twee|zes|vier)|binnenkort|zo snel mogelijk|de dag voordien|geen (?:e-)?(?:mails?|bericht(?:en)?)|niets anders|blij(?:ft|ven) (?:bewaard|bestaan|staan|gelden|open|werken|hier|in deze|wat)|gewist|verdwijn(?:t|en)|niet verstuurd|elk bezoek|zodra|wissen (?:we|wij)|(?:we|wij) wissen',
  fr: 'jamais|toujours|seulement|seuls|dans (?:les|un délai)|premi(?:er|ère|ers|ères)|gratuit(?:e|es|s|ement)?|sans frais|uniquement|aussitôt|immédiatement|chaque (?:jour|mois|lundi|semaine|matin|nuit)|le (?:jour|soir|matin) même|aujourd’hui même|tout de suite|personne ne|nous (?:vous |l’|n’)?(?:les |en )?(?:appelons|envoyons|appellerons|enverrons|demandons|cherchons|soumettons|répondons|lisons|prenons|arrêtons|gardons|proposerons|utilisons|publions|écrivons|écrirons|retrouverons|venons)|étapes courtes|aurez de nos nouvelles|avez de nos nouvelles|vous (?:recevez|recevrez)|(?<!encore )une (?:seule )?fois|d’un clic|un clic dans|à usage unique|(?:six|deux ménages|\\d jours|quatre semaines) au plus|bientôt|dès que possible|la veille|plus (?:d’|aucun )e-mails?|rien d’autre|reste(?:nt)? (?:valable|inchangé|enregistrées?|ouvert|ici|dans ce)|efface(?:e|é|ée|és|ées|rons)|disparai(?:t|ssent)|ne sont pas envoyées|chaque visite|dès (?:que|qu’\\p{L}+)|nous effa[cç]ons',
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
