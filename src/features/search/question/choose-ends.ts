import type { Bound } from './lexicon';
import type { QuantityName } from './quantities';
import { getQuantity } from './quantities';

/** Which end of a range each word makes a number. */
const BOUND_ENDS: Readonly<Record<Exclude<Bound, 'about' | 'exact' | 'between'>, 'min' | 'max'>> = {
  ...{ min: 'min', moreThan: 'min', orMore: 'min' },
  ...{ max: 'max', lessThan: 'max', worseThan: 'max', orLess: 'max' },
};

/** Returns which ends of a range one or two numbers are, by the words before and behind them. */
export function chooseEnds(
  first: number,
  second: number | undefined,
  quantity: QuantityName | undefined,
  bounds: readonly (Bound | undefined)[],
): { min: number | undefined; max: number | undefined } {
  // 'Vanaf 300.000 tot 200.000' contradicts itself, '300.000-200.000' is written backwards.
  if (second !== undefined)
    return bounds[0] === 'min' || first <= second
      ? { min: first, max: second }
      : { min: second, max: first };
  const bound = bounds.find((name) => name !== undefined);
  const row = getQuantity(quantity ?? 'price');
  if (bound === 'exact' && row.min && row.max) return { min: first, max: first };
  if (bound === 'about') {
    const isCount = quantity !== undefined && getQuantity(quantity).limit !== undefined;
    return isCount
      ? { min: first, max: first }
      : { min: Math.round(first * 0.9), max: Math.round(first * 1.1) };
  }
  const end = bound && bound !== 'between' && bound !== 'exact' ? BOUND_ENDS[bound] : row.alone;
  // 'Minder dan 3 slaapkamers' are two; below a price or a surface is at most that.
  const isStrict = row.min && row.limit && (bound === 'moreThan' || bound === 'lessThan');
  const step = isStrict ? 1 : 0;
  return end === 'min'
    ? { min: first + step, max: undefined }
    : { min: undefined, max: first - step };
}
