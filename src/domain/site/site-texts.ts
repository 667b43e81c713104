import type { Language } from '../language/language';
import type { TextsByKey, Translate } from '../language/texts';
import { createTranslator, getInterfaceTexts } from '../language/texts';
import { formatPromises, PROMISE_PLACEHOLDERS } from './promised-values';
import type { Site } from './site';

/** What of a site changes interface texts. */
export type SiteWording = Pick<Site, 'texts' | 'configuration'>;

interface SiteTexts {
  texts: TextsByKey;
  translate: Translate;
}

/** By the site of a version, whose texts end with it. */
const textsBySite = new WeakMap<SiteWording, Map<Language, SiteTexts>>();

/** Returns the translator of a site: its own words first, and its promises filled in (decisions 116 and 117). */
export const getSiteTranslator = (site: SiteWording, language: Language): Translate =>
  getSiteTexts(site, language).translate;

/** Returns a site's texts of a language whose keys have this prefix, for scripts in the browser. */
export const getSiteTextsByPrefix = (
  site: SiteWording,
  language: Language,
  prefix: string,
): TextsByKey =>
  Object.fromEntries(
    Object.entries(getSiteTexts(site, language).texts).filter(([key]) => key.startsWith(prefix)),
  );

/** Returns the agency's own words of a language by key, with its promises filled in. */
export function getOwnTexts(site: SiteWording, language: Language): TextsByKey {
  const { texts } = getSiteTexts(site, language);
  const keys = Object.keys(site.texts).filter((key) => site.texts[key]?.[language]);
  return Object.fromEntries(keys.map((key) => [key, texts[key] ?? '']));
}

function getSiteTexts(site: SiteWording, language: Language): SiteTexts {
  const byLanguage = textsBySite.get(site) ?? new Map<Language, SiteTexts>();
  textsBySite.set(site, byLanguage);
  const known = byLanguage.get(language) ?? buildSiteTexts(site, language);
  byLanguage.set(language, known);
  return known;
}

function buildSiteTexts(site: SiteWording, language: Language): SiteTexts {
  const texts = { ...getInterfaceTexts(language), ...pickLanguage(site, language) };
  const { agency, language: settings } = site.configuration;
  const promised = formatPromises(agency.promises, {
    language,
    languageDefault: settings.languageDefault,
    t: createTranslator(language, texts),
  });
  const filled = { ...texts };
  for (const [key, text] of Object.entries(texts))
    if (PROMISE_PATTERN.test(text)) filled[key] = fillPromises(key, texts, promised);
  return { texts: filled, translate: createTranslator(language, filled) };
}

const pickLanguage = ({ texts }: SiteWording, language: Language): TextsByKey =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, byLanguage]) => {
      const text = byLanguage[language];
      return text ? [[key, text]] : [];
    }),
  );

const PROMISE_PATTERN = new RegExp(`\\{(${PROMISE_PLACEHOLDERS.join('|')})\\}`);

/** Fills in the promises of a text; without one of them, the text of `{KEY}_UNPROMISED` stands there, or nothing. */
function fillPromises(
  key: string,
  texts: TextsByKey,
  promised: ReadonlyMap<string, string>,
): string {
  let isKept = true;
  const text = (texts[key] ?? '').replace(new RegExp(PROMISE_PATTERN, 'g'), (_, name: string) => {
    const value = promised.get(name);
    isKept &&= value !== undefined;
    return value ?? '';
  });
  return isKept ? text : (texts[`${key}_UNPROMISED`] ?? '');
}
