import type { Language } from '../../../../domain/language/language';
import { LANGUAGES } from '../../../../domain/language/language';
import { type Localized, orderLanguages } from '../../../../domain/language/localized';
import { getLanguagesInUse } from '../../../../domain/site/configuration/language-settings';
import { isReadable } from '../../../../domain/site/filter-published';
import { isPublished } from '../../../../domain/site/menu';
import type { SiteSource } from '../source';
import {
  ARTICLE_CATEGORIES_FILE,
  ARTICLES_FILE,
  CONFIGURATION_FILE,
  MENU_FILE,
} from './file-names';
import type { SnapshotRule } from './finding';
import { createErrorFinding, createSiteError, createWarningFinding } from './finding';

/**
 * Refuses legal lines and texts of the home page that are not in the default language, and legal lines that lack in
 * Dutch or French where visitors read it: the law has these words in both (decision 141). Warns of those that lack in
 * English or German, which has the line in another language.
 */
export const DEFAULT_TEXT_RULE: SnapshotRule = {
  requiredFiles: [CONFIGURATION_FILE, MENU_FILE],
  *check({ source }) {
    const settings = source[CONFIGURATION_FILE].language;
    const { languageDefault } = settings;
    for (const { file, record, field, text, isByLanguage, isLegal } of collectTexts(source)) {
      for (const language of new Set([languageDefault, ...getLanguagesInUse(settings)])) {
        if (text[language]?.trim()) continue;
        const place = [file, record, isByLanguage ? `${field}.${language}` : field] as const;
        const other = orderLanguages(language, languageDefault).find((key) => text[key]?.trim());
        const message = other
          ? `has no text in ${language}: visitors read it in ${other}`
          : `has no text in ${language}`;
        if (language === languageDefault && (isLegal || other))
          yield createSiteError(...place, `${message}, and the default must have it`, {
            key: 'ALERT_FIELD_EMPTY',
          });
        else if (isLegal && language !== languageDefault)
          yield isLanguageOfLaw(language)
            ? createSiteError(...place, `${message}, and the law asks for it: write it`, {
                key: 'DESK_SITE_TEXT_OF_LAW',
              })
            : createWarningFinding(...place, message);
      }
    }
  },
};

/** The languages in which the law on estate agents has its words; texts in others are a courtesy. */
const isLanguageOfLaw = (language: Language) => language === 'nl' || language === 'fr';

interface NamedText {
  file: string;
  record: string;
  field: string;
  text: Localized;
  /** Whether it is written once for each language. */
  isByLanguage: boolean;
  /** Whether a law asks for it (decision 21). */
  isLegal: boolean;
}

/** A text that is the same in every language. */
const speakEverywhere = (text: string): Localized =>
  Object.fromEntries(LANGUAGES.map((language) => [language, text]));

/** Collects the legal lines, and the visible texts of the home page. */
function* collectTexts(source: SiteSource): Iterable<NamedText> {
  const { agency, header, searchBlock } = source[CONFIGURATION_FILE];
  const record = 'configuration';
  const { professionalTitle, supervisoryAuthority, liabilityInsurer, legalName } = agency;
  const legal = { legalName, professionalTitle, supervisoryAuthority, liabilityInsurer };
  for (const [name, text] of Object.entries(legal))
    yield {
      ...{ file: CONFIGURATION_FILE, record, field: `agency.${name}`, isLegal: true },
      text: typeof text === 'string' ? speakEverywhere(text) : text,
      isByLanguage: typeof text !== 'string',
    };
  for (const [block, texts] of Object.entries({ 'header.banner': header.banner, searchBlock }))
    for (const field of ['title', 'description', 'description2'] as const)
      if (texts[field].public !== false)
        yield {
          ...{ file: CONFIGURATION_FILE, record, field: `${block}.${field}` },
          ...{ text: texts[field], isByLanguage: true, isLegal: false },
        };
  const home = source[MENU_FILE].find(({ path }) => path === 'home');
  for (const field of ['title', 'content'] as const)
    if (home && isPublished(home) && home.params[field].public !== false)
      yield {
        ...{ file: MENU_FILE, record: `menu ${home.id}`, field: `params.${field}` },
        ...{ text: home.params[field], isByLanguage: true, isLegal: false },
      };
}

/** Warns of published articles and categories that say nothing in any language: they are left out. */
export const UNREADABLE_ARTICLE_RULE: SnapshotRule = {
  requiredFiles: [ARTICLES_FILE, ARTICLE_CATEGORIES_FILE],
  *check({ source }) {
    const site = { articleCategories: source[ARTICLE_CATEGORIES_FILE] };
    for (const article of source[ARTICLES_FILE])
      if (isPublished(article) && !isReadable(article, site))
        yield createWarningFinding(
          ARTICLES_FILE,
          `article ${article.id}`,
          '',
          'has no title, or as a testimonial no intro, in any language: it is left out of the site',
        );
    for (const { ID, Name } of source[ARTICLE_CATEGORIES_FILE])
      if (orderLanguages('nl', 'nl').every((language) => !Name[language]?.trim()))
        yield createErrorFinding(
          ARTICLE_CATEGORIES_FILE,
          `article category ${ID}`,
          'Name',
          'has no text in any language',
        );
  },
};
