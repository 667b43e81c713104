import type { Language } from '../../../../domain/language/language';
import { LANGUAGES } from '../../../../domain/language/language';
import { getInterfaceTexts } from '../../../../domain/language/texts';
import type { OwnTexts } from '../../../../domain/site/own-texts';
import type { DocumentContext, EditedSection } from '../edited-field';
import { field } from '../edited-field';
import { findTextKeys, MAX_TEXTS } from '../find-texts';

const getOriginal = (key: string, language: Language) => getInterfaceTexts(language)[key] ?? '';

/** Lists the texts that were looked for, else those that the agency has put in its own words. */
export function listTextSections(
  texts: OwnTexts,
  { ctx, sought = '' }: DocumentContext,
): EditedSection[] {
  const keys = sought ? findTextKeys(texts, ctx.languages, sought) : Object.keys(texts);
  return (sought ? keys.slice(0, MAX_TEXTS) : keys).map((key) => ({
    legend: 'DESK_SITE_TEXT_OF',
    name: `‘${getOriginal(key, ctx.language)}’`,
    fields: [
      field('text', `${key}.*`, 'DESK_SITE_TEXT_OWN', {
        original: Object.fromEntries(
          LANGUAGES.map((language) => [language, getOriginal(key, language)]),
        ),
      }),
    ],
  }));
}
