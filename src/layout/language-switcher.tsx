import type { Language } from '../language/language';
import type { TextKey } from '../language/texts';
import type { Visit } from '../visit';

const NAME: Record<Language, TextKey> = {
  nl: 'LANGUAGE_NL',
  fr: 'LANGUAGE_FR',
  en: 'LANGUAGE_EN',
  de: 'LANGUAGE_DE',
};

/**
 * The other languages of this page; the language's home where the page does not exist in it
 * (decision 4). Shown only when more than one is in use (§2.1).
 */
export function LanguageSwitcher({
  visit,
  paths,
}: {
  visit: Visit;
  paths: Partial<Record<Language, string>>;
}) {
  const { languages, language, t } = visit;
  if (languages.length < 2) return null;
  return (
    <nav className="languages" aria-label={t('LANGUAGE')}>
      <ul>
        {languages.map((other) => (
          <li key={other}>
            <a
              href={paths[other] ?? visit.hrefIn(other).home()}
              lang={other}
              hrefLang={other}
              aria-current={other === language ? 'true' : undefined}
            >
              <abbr title={t(NAME[other])}>{other.toUpperCase()}</abbr>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
