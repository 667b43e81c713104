import { plainText } from '../../domain/format/plain-text';
import { LANGUAGES } from '../../domain/language/language';
import type { Localized } from '../../domain/language/localized';
import { slug } from '../../domain/routing/slug';
import type { RequestContext } from '../../platform/request-context';

/** From how many sections on a text is long enough to say what it holds. */
const LONG = 4;

const SECTION = /<h2(?:\s[^>]*)?>(.*?)<\/h2>/gis;

/** The sections of a long text as links: a legal page says what it holds before it begins. */
export function Contents({ ctx, html }: { ctx: RequestContext; html: Localized }) {
  const { text, lang } = ctx.localize(html);
  const sections = [...text.matchAll(SECTION)].map(([, title = '']) => plainText(title));
  if (sections.length < LONG) return null;
  return (
    <nav className="contents" aria-label={ctx.t('ON_THIS_PAGE')}>
      <p>{ctx.t('ON_THIS_PAGE')}</p>
      <ol lang={lang}>
        {sections.map((title) => (
          <li key={title}>
            <a href={`#${slug(title)}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The same text with each section named, so that it can be linked to. */
export function withSectionIds(html: Localized): Localized {
  const named = { ...html };
  for (const language of LANGUAGES) {
    const text = html[language];
    if (text !== undefined)
      named[language] = text.replace(
        SECTION,
        (_, title: string) => `<h2 id="${slug(plainText(title))}">${title}</h2>`,
      );
  }
  return named;
}
