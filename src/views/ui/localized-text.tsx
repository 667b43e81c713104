import type { TextOrLocalized } from '../../domain/language/localized';
import type { RequestContext } from '../../platform/request-context';

/** A text of the agency's own, marked with its language where it fell back to the default one (decision 1). */
export function LocalizedText({
  ctx,
  text,
}: {
  ctx: RequestContext;
  text: TextOrLocalized | undefined;
}) {
  const { text: said, lang } = ctx.localize(text);
  return lang ? <span lang={lang}>{said}</span> : said;
}
