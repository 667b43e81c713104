import type { NoAllInCounts, NoAllInReason } from '../../domain/catalogue/listing/budget-counts';
import { NO_ALL_IN_REASONS } from '../../domain/catalogue/listing/budget-counts';
import { getListFormat } from '../../domain/language/list-format';
import type { TextKey } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';

/** The reasons that a budget can meet: it is asked of sales. */
const REASON_TEXTS: Partial<Record<NoAllInReason, TextKey>> = {
  'price-on-request': 'ALL_IN_WITHOUT_PRICE',
  'public-sale': 'ALL_IN_WITHOUT_PUBLIC_SALE',
  'life-annuity': 'ALL_IN_WITHOUT_ANNUITY',
  'unknown-rate': 'ALL_IN_WITHOUT_RATE',
};

/** Says how many properties a budget leaves out, since they have no price all-in, and why; '' if there is none. */
export function describeLeftOut(
  { t, language }: Pick<RequestContext, 't' | 'language'>,
  counts: NoAllInCounts,
): string {
  const reasons = NO_ALL_IN_REASONS.flatMap((reason) => {
    const count = counts[reason] ?? 0;
    const text = REASON_TEXTS[reason];
    return count > 0 && text ? [t(text, { count })] : [];
  });
  if (reasons.length === 0) return '';
  return t('ALL_IN_LEFT_OUT', {
    count: Object.values(counts).reduce((sum, count) => sum + count, 0),
    reasons: getListFormat(language).format(reasons),
  });
}
