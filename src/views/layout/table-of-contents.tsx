import { htmlToText } from '../../domain/format/html-to-text';
import { LANGUAGES } from '../../domain/language/language';
import type { Localized } from '../../domain/language/localized';
import { slugify } from '../../domain/routing/slug';
import type { RequestContext } from '../../platform/request-context';

/** From how many sections on a text is long enough to say what it holds. */
const MIN_SECTIONS = 4;

const SECTION_HEADING = /<h2(?:\s[^>]*)?>(.*?)<\/h2>/gis;

/** The sections of a long text as links: a legal page says what it holds before it begins. */
export function TableOfContents({ ctx, html }: { ctx: RequestContext; html: Localized }) {
  const { text, lang } = ctx.localize(html);
  const sections = [...text.matchAll(SECTION_HEADING)].map(([, title = '']) => htmlToText(title));
  if (sections.length < MIN_SECTIONS) return null;
  return (
    <nav className="table-of-contents" aria-label={ctx.t('ON_THIS_PAGE')}>
      <p>{ctx.t('ON_THIS_PAGE')}</p>
      <ol lang={lang}>
        {sections.map((title) => (
          <li key={title}>
            <a href={`#${slugify(title)}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The same text with each section named, so that it can be linked to. */
export function addSectionIds(html: Localized): Localized {
  const named = { ...html };
  for (const language of LANGUAGES) {
    const text = html[language];
    if (text !== undefined)
      named[language] = text.replace(
        SECTION_HEADING,
        (_, title: string) => `<h2 id="${slugify(htmlToText(title))}">${title}</h2>`,
      );
  }
  return named;
}
