import type { NumberBounds, NumberReading } from './read-number';
import { readDigits, suggest } from './read-number';
import { cleanTyped } from './typed-text';

/** What a field of money holds if it names no other bounds: up to ten digits, and cents. */
export const MONEY_BOUNDS = { min: 0, max: 9_999_999_999.99, decimals: 2 } as const;

const CURRENCY = "(?:€|euro(?:'?s)?|eur)";
const LEADING_CURRENCY = new RegExp(`^(-? ?)${CURRENCY} ?`, 'i');
const TRAILING_CURRENCY = new RegExp(` ?${CURRENCY}$`, 'i');
/** Cents that are written as a dash: '250.000,-', "250'000.--". */
const NO_CENTS = /[.,] ?[-=]{1,2}$/;

/** Words that multiply: nobody knows whether the site reads them, so they are refused with the amount in full. */
const MULTIPLES: readonly (readonly [word: RegExp, factor: number])[] = [
  [/ ?(?:k|mille|thousand|duizend|tausend)\.?$/i, 1000],
  [/ ?(?:m|mio|mln|mil(?:jo|li)o?e?n(?:en|s)?)\.?$/i, 1_000_000],
];

/**
 * Reads a typed amount in euro (decision 109): '1.850,50', '1,850.50', '€ 250 000,-', "EUR 250'000". The
 * currency may stand on either side. '250k' is refused with what it probably means.
 */
export function readMoney(text: string, bounds: NumberBounds = MONEY_BOUNDS): NumberReading {
  const amount = cleanTyped(text)
    .replace(TRAILING_CURRENCY, '')
    .replace(LEADING_CURRENCY, '$1')
    .replace(NO_CENTS, '');
  for (const [word, factor] of MULTIPLES)
    if (word.test(amount)) return readMultiple(amount.replace(word, ''), factor, bounds);
  return readDigits(amount, bounds);
}

function readMultiple(text: string, factor: number, bounds: NumberBounds): NumberReading {
  const reading = readDigits(text, { ...bounds, min: -bounds.max });
  const number = reading.ok ? reading.value : reading.understood;
  return number === undefined
    ? { ok: false, fault: 'unreadable' }
    : suggest(Math.round(number * factor * 100) / 100, bounds);
}
