import { sanitizeHtml } from '../../domain/format/simple-html';
import type { Localized } from '../../domain/language/localized';
import type { RequestContext } from '../../platform/request-context';

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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized against an allowlist by prepareHtml
      dangerouslySetInnerHTML={{
        __html: prepareHtml(text, ctx, inline),
      }}
    />
  );
}

/** Returns sanitized HTML whose links lead to the visitor's language. */
function prepareHtml(html: string, ctx: RequestContext, inline: boolean): string {
  const sanitized = sanitizeHtml(html, {
    inline,
    formatLink: (address) => {
      const url = (ctx.href.configured(address) ?? '').replace(/["<>\s]/g, encodeURIComponent);
      if (/^https?:\/\//i.test(url)) return `href="${url}" target="_blank" rel="noopener"`;
      return /^(mailto:|tel:|\/|#)/i.test(url) ? `href="${url}"` : '';
    },
  });
  // A table wider than a phone scrolls; keyboard users need a focusable frame to scroll it.
  const scrollFrame = `<div class="table-scroll" role="group" aria-label="${ctx.t('TABLE')}" tabindex="0">`;
  return (
    sanitized
      // A heading without words heads nothing: the corner above the names of the rows.
      .replaceAll(/<th\b[^>]*><\/th>/g, '<td></td>')
      .replaceAll(/<table>.*?<\/table>/gs, (table) => `${scrollFrame}${labelCells(table)}</div>`)
  );
}

/** The start of a heading that does not say what it heads. */
const HEADING_WITHOUT_SCOPE = /<th(?=[ >])(?![^>]*scope=)/g;

/**
 * Returns a table whose cells name the heading of their column, which a phone shows beside each; the first of a row is its
 * name. A table without a row of headings, but for an empty corner, or with cells over several columns or rows, stays as it is.
 */
function labelCells(table: string): string {
  const [head = ''] = /<tr>.*?<\/tr>/s.exec(table) ?? [];
  const labels = [...head.matchAll(/<t[hd]\b[^>]*>(.*?)<\/t[hd]>/gs)].map(([, label = '']) =>
    label.replaceAll(/<[^>]*>/g, '').replaceAll('"', '&quot;'),
  );
  const hasValues = head.replace('<tr><td></td>', '').includes('<td');
  if (labels.length < 2 || hasValues || /(?:col|row)span/.test(table)) return table;
  return table.replaceAll(/<tr>.*?<\/tr>/gs, (row) => {
    if (row === head) return row.replaceAll(HEADING_WITHOUT_SCOPE, '<th scope="col"');
    let place = 0;
    return row
      .replaceAll(HEADING_WITHOUT_SCOPE, '<th scope="row"')
      .replaceAll(/<t[dh](?=[ >])/g, (cell) => {
        const label = place > 0 && labels[place];
        place++;
        return label ? `${cell} data-label="${label}"` : cell;
      });
  });
}
