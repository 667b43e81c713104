import { formatCurrency } from '../format/currency';
import { formatNumber } from '../format/number';
import type { Cents, CentsRange } from './cents';
import { roundToEuro } from './cents';

/** The step in euro that estimates are rounded to. */
const RANGE_STEP = 50;

/** Formats an amount in whole euros: '€ 3.717'. */
export const formatCents = (amount: Cents): string => formatCurrency(Math.round(amount / 100));

/** Formats an estimate in steps of fifty euro: '€ 1.700 – 2.250'. */
export function formatCentsRange({ from, to }: CentsRange): string {
  const [low, high] = [from, to].map((amount) => roundToEuro(amount, RANGE_STEP));
  if (low === high) return formatCents(low ?? 0);
  return `${formatCents(low ?? 0)}\u00a0–\u00a0${formatNumber((high ?? 0) / 100)}`;
}

/** Rounds the end of an estimate as formatCentsRange does. */
export const formatRangeEnd = (amount: Cents): string =>
  formatCents(roundToEuro(amount, RANGE_STEP));

export const formatPercent = (percent: number): string => `${formatNumber(percent)}\u00a0%`;
