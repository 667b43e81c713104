import { htmlToText } from '../../domain/format/html-to-text';
import { LANGUAGES } from '../../domain/language/language';
import type { Localized } from '../../domain/language/localized';
import { slugify } from '../../domain/routing/slug';
import type { RequestContext } from '../../platform/request-context';

/** Minimum sections of a text that gets a table of contents. */
const MIN_SECTIONS = 4;

const SECTION_HEADING = /<h2(?:\s[^>]*)?>(.*?)<\/h2>/gis;

/** The sections of a long text as links, as on legal pages. */
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

/** Returns the text with an id on each section heading, so that links can lead to it. */
export function addSectionIds(html: Localized): Localized {
  const withIds = { ...html };
  for (const language of LANGUAGES) {
    const text = html[language];
    if (text !== undefined)
      withIds[language] = text.replace(
        SECTION_HEADING,
        (_, title: string) => `<h2 id="${slugify(htmlToText(title))}">${title}</h2>`,
      );
  }
  return withIds;
}
