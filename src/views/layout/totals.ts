import { LANGUAGES } from '../../domain/language/language';
import type { Localized } from '../../domain/language/localized';
import type { RequestContext } from '../../platform/request-context';

/** Returns the text with {FOR_SALE_TOTAL} and {FOR_RENT_TOTAL} replaced by the counts (§2.8). */
export function fillTotals({ snapshot }: RequestContext, text: Localized): Localized {
  const { sale, rent } = snapshot.catalogue.counts.all;
  const filled = { ...text };
  for (const language of LANGUAGES) {
    const ownText = text[language];
    if (ownText === undefined) continue;
    filled[language] = ownText
      .replaceAll('{FOR_SALE_TOTAL}', String(sale))
      .replaceAll('{FOR_RENT_TOTAL}', String(rent));
  }
  return filled;
}
