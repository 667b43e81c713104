import { html, raw } from 'hono/html';
import type { Language } from '../../domain/language/language';
import { LANGUAGE_NAME_KEYS } from '../../domain/language/language-name';
import type { TextKey } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';
import { cachedMarkup } from '../ui/cached-markup';
import { Flag } from './flag';

/** The path of a page in each language it exists in. */
export type PathsByLanguage = Partial<Record<Language, string>>;

/**
 * Renders links to the other languages of this page, or to the language's home page if the page does
 * not exist in it (decision 4). Empty if only one language is in use (§2.1); with flags if the
 * language settings ask for them (§3). `label` tells the two switchers of a page apart.
 */
export function renderLanguageSwitcher(
  ctx: RequestContext,
  paths: PathsByLanguage,
  label: TextKey,
): string {
  const { languages, language, t, snapshot } = ctx;
  if (languages.length < 2) return '';
  const { languageFlags } = snapshot.site.configuration.language;
  const links = languages.map((other) => {
    const path = paths[other] ?? ctx.hrefForLanguage(other).home();
    const flag =
      languageFlags && raw(cachedMarkup(ctx, `flag ${other}`, () => <Flag language={other} />));
    const isCurrent = other === language && raw(' aria-current="true"');
    return html`<li><a href="${path}" lang="${other}" hrefLang="${other}"${isCurrent}>${flag}<abbr title="${t(LANGUAGE_NAME_KEYS[other])}">${other.toUpperCase()}</abbr></a></li>`;
  });
  return String(html`<nav class="languages" aria-label="${t(label)}"><ul>${links}</ul></nav>`);
}
