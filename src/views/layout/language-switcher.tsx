import type { Language } from '../../domain/language/language';
import { LANGUAGE_NAME_KEYS } from '../../domain/language/language-name';
import type { TextKey } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';
import { escapeHtml } from '../ui/template';
import { Flag } from './flag';

/**
 * The other languages of this page; the language's home where the page does not exist in it
 * (decision 4). Shown only when more than one is in use (§2.1), with flags where the language
 * settings ask for them (§3).
 */
export function LanguageSwitcher({
  ctx,
  label = 'LANGUAGE',
}: {
  ctx: RequestContext;
  /** What this switcher is called where a page has two. */
  label?: TextKey;
}) {
  const { languages, language, t, snapshot } = ctx;
  if (languages.length < 2) return null;
  const { languageFlags } = snapshot.site.configuration.language;
  return (
    <nav className="languages" aria-label={t(label)}>
      <ul>
        {languages.map((other) => (
          <li key={other}>
            <a
              href={buildPathPlaceholder(other)}
              lang={other}
              hrefLang={other}
              aria-current={other === language ? 'true' : undefined}
            >
              {languageFlags && <Flag language={other} />}
              <abbr title={t(LANGUAGE_NAME_KEYS[other])}>{other.toUpperCase()}</abbr>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Stands for the page's path in a language while the switcher is kept for many pages. */
const buildPathPlaceholder = (language: Language) => `/path-in-${language}/`;

/** Kept markup with the page's own path in each language; its home where the page is not in it. */
export function fillLanguagePaths(
  ctx: RequestContext,
  markup: string,
  paths: Partial<Record<Language, string>>,
): string {
  return ctx.languages.reduce((text, language) => {
    const path = paths[language] ?? ctx.hrefForLanguage(language).home();
    // By a function: '$&' in a path would stand for what it replaces, quotation marks and all.
    return text.replaceAll(`"${buildPathPlaceholder(language)}"`, () => `"${escapeHtml(path)}"`);
  }, markup);
}
