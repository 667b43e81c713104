import type { Localized, TextOrLocalized } from '../../domain/language/localized';
import type { RequestContext } from '../../platform/request-context';

/** A configured text, marked with its language if it fell back to the default one (decision 1). */
export function LocalizedText({
  ctx,
  text,
}: {
  ctx: RequestContext;
  text: TextOrLocalized | undefined;
}) {
  const { text: localized, lang } = ctx.localize(text);
  return lang ? <span lang={lang}>{localized}</span> : localized;
}

/** Returns the text if its public flag does not hide it (§3) and it is not empty; undefined else. */
export const findVisibleText = (
  { localize }: Pick<RequestContext, 'localize'>,
  text: Localized,
): Localized | undefined => (text.public !== false && localize(text).text ? text : undefined);
