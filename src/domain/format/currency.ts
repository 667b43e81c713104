import { memoizePerKey } from '../memoize-per-key';
import { groupThousands } from './number';

/** Two digits of cents, or none if they are zero: '€ 892,50' but '€ 892'. */
const getAmountFormat = memoizePerKey(
  (locale: string) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      trailingZeroDisplay: 'stripIfInteger',
      signDisplay: 'negative',
    }),
);

/**
 * Formats an amount in euro: '€ ' and the Belgian-Dutch number, a minus sign after the €:
 * '€ -1.234' (§5). A no-break space follows the €, as in Intl's own nl-BE currency. An amount that is
 * not a finite number gives 'NaN' (§8).
 */
export const formatCurrency = (amount: number): string =>
  Number.isFinite(amount) ? `€\u00a0${formatAmount(amount)}` : 'NaN';

const formatAmount = (amount: number): string =>
  Number.isSafeInteger(amount) ? groupThousands(amount) : getAmountFormat('nl-BE').format(amount);
