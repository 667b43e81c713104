import type { TextOrLocalized } from '../../domain/language/localized';
import type { Visit } from '../../platform/request-context';

/** A text of the agency's own, marked with its language where it fell back to the default one (decision 1). */
export function Say({ visit, text }: { visit: Visit; text: TextOrLocalized | undefined }) {
  const { text: said, lang } = visit.say(text);
  return lang ? <span lang={lang}>{said}</span> : said;
}
