import xss from 'xss';
import type { Localized } from '../../domain/language/localized';
import type { RequestContext } from '../../platform/request-context';

/**
 * xss is a CommonJS module: its class is a property of the default export, which its types omit.
 */
const { FilterXSS } = xss as unknown as typeof import('xss');

const CELL_ATTRIBUTES = ['colspan', 'rowspan', 'scope'];

/** Tags and attributes allowed in configured texts; other tags are removed and their text stays. */
const ALLOWED_TAGS: Record<string, string[]> = {
  p: [],
  br: [],
  h2: ['id'],
  h3: ['id'],
  h4: ['id'],
  ul: [],
  ol: ['start'],
  li: [],
  dl: [],
  dt: [],
  dd: [],
  strong: [],
  b: [],
  em: [],
  i: [],
  abbr: ['title'],
  blockquote: [],
  a: ['href'],
  table: [],
  caption: [],
  thead: [],
  tbody: [],
  tr: [],
  th: CELL_ATTRIBUTES,
  td: CELL_ATTRIBUTES,
  span: ['lang'],
  hr: [],
  address: [],
};

/** Elements that are removed with their text. */
const DROPPED_ELEMENTS = ['script', 'style', 'iframe', 'object', 'template'];
const DROPPED_ELEMENT_PATTERN = new RegExp(`</?(?:${DROPPED_ELEMENTS.join('|')})\\b`, 'i');

const INLINE_TAGS = Object.fromEntries(
  ['br', 'strong', 'b', 'em', 'i', 'abbr', 'a', 'span'].map((tag) => [
    tag,
    ALLOWED_TAGS[tag] ?? [],
  ]),
);

/**
 * Configured HTML, sanitized; links to original paths lead to the visitor's language, links to
 * other sites open in a new tab (§2.1).
 */
export function Html({
  ctx,
  html,
  className,
  inline = false,
}: {
  ctx: RequestContext;
  html: Localized | undefined;
  className?: string;
  /** Whether only inline tags are allowed: within a sentence or a label. */
  inline?: boolean;
}) {
  const { text, lang } = ctx.localize(html);
  if (!text) return null;
  const Element = inline ? 'span' : 'div';
  return (
    <Element
      className={className}
      lang={lang}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized against an allowlist by sanitizeHtml
      dangerouslySetInnerHTML={{
        __html: sanitizeHtml(text, ctx, inline ? INLINE_TAGS : ALLOWED_TAGS),
      }}
    />
  );
}

function sanitizeHtml(html: string, ctx: RequestContext, allowed: typeof ALLOWED_TAGS): string {
  const filter = new FilterXSS({
    whiteList: allowed,
    stripIgnoreTag: true,
    stripIgnoreTagBody: DROPPED_ELEMENTS,
    onTagAttr: (tag, name, value) => {
      if (tag !== 'a' || name !== 'href') return undefined;
      const url = (ctx.href.configured(value) ?? '').replace(/["<>\s]/g, encodeURIComponent);
      if (/^https?:\/\//i.test(url)) return `href="${url}" target="_blank" rel="noopener"`;
      return /^(mailto:|tel:|\/|#)/i.test(url) ? `href="${url}"` : '';
    },
  });
  // A table wider than a phone scrolls; keyboard users need a focusable frame to scroll it.
  const scrollFrame = `<div class="table-scroll" role="group" aria-label="${ctx.t('TABLE')}" tabindex="0">`;
  const sanitized = filter.process(html);
  // What xss writes in place of an element that is never closed.
  const text = DROPPED_ELEMENT_PATTERN.test(html)
    ? sanitized.replace(/\[\/?removed\]/g, '')
    : sanitized;
  return text
    .replaceAll('<table>', `${scrollFrame}<table>`)
    .replaceAll('</table>', '</table></div>');
}
