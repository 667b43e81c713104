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
  return sanitized
    .replaceAll('<table>', `${scrollFrame}<table>`)
    .replaceAll('</table>', '</table></div>');
}
