/** Cents in twos, and only where there are any: '€ 892,50' but '€ 892'. */
const AMOUNT_FORMAT = new Intl.NumberFormat('nl-BE', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
  signDisplay: 'negative',
});

/**
 * An amount in euro: '€ ' and the Belgian-Dutch number, the sign of a negative one kept after it:
 * '€ -1.234' (§5). A no-break space follows the €, as in Intl's own nl-BE currency. What is no
 * finite number shows 'NaN' (§8).
 */
export const formatCurrency = (amount: number): string =>
  Number.isFinite(amount) ? `€\u00a0${AMOUNT_FORMAT.format(amount)}` : 'NaN';
