import { cleanTyped } from './typed-text';

/** What a field can hold. */
export interface NumberBounds {
  min: number;
  max: number;
  /** Digits after the decimal sign at most; without it the number is whole. */
  decimals?: number;
}

/** Why a typed number is refused: no number, more than one, below its bounds, above them. */
export type NumberFault = 'unreadable' | 'unclear' | 'small' | 'large';

/** A number as read, or why it is refused; `understood` is what was probably meant. */
export type NumberReading =
  | { ok: true; value: number }
  | { ok: false; fault: NumberFault; understood?: number };

/** Below it nothing can be grouped, so that the only sign is the decimal sign. */
const FIRST_GROUPED = 1000;

/** A unit that a number may have behind it. */
const UNIT = / ?(?:m[²2]|%)$/i;

/**
 * Reads a typed number (decision 109): '1.250', '1 250 m²', "1'250". A sign groups where exactly three digits
 * follow each, the last point or comma is the decimal sign where one or two follow it; nothing else is read.
 */
export function readNumber(text: string, bounds: NumberBounds): NumberReading {
  return readDigits(cleanTyped(text).replace(UNIT, ''), bounds);
}

/** Reads a cleaned text of digits and signs, with a minus in front or not. */
export function readDigits(text: string, bounds: NumberBounds): NumberReading {
  const [, minus = '', digits = ''] = /^(-?) ?(.*)$/.exec(text) ?? [];
  if (!/^\d+(?:[ '.,]\d+)*$/.test(digits)) return { ok: false, fault: 'unreadable' };
  const sign = minus ? -1 : 1;
  const exact = parseExactly(digits, bounds);
  if (exact === undefined) return suggest(sign * guess(digits), bounds);
  const value = sign * exact || 0;
  if (value < bounds.min || (minus && bounds.min >= 0)) return { ok: false, fault: 'small' };
  if (value > bounds.max) return { ok: false, fault: 'large' };
  return fits(value, bounds) ? { ok: true, value } : { ok: false, fault: 'unreadable' };
}

/** Refuses with what was probably meant, if the field could hold it. */
export function suggest(understood: number, bounds: NumberBounds): NumberReading {
  if (understood < bounds.min) return { ok: false, fault: 'small' };
  if (understood > bounds.max) return { ok: false, fault: 'large' };
  return fits(understood, bounds)
    ? { ok: false, fault: 'unclear', understood }
    : { ok: false, fault: 'unreadable' };
}

const fits = (value: number, { decimals = 0 }: NumberBounds): boolean =>
  Number(value.toFixed(decimals)) === value;

/** Plain digits, or groups of three with one sign between them. */
const WHOLE = /^(?:\d+|[1-9]\d{0,2}([ '.,])\d{3}(?:\1\d{3})*)$/;

function parseExactly(digits: string, { max, decimals = 0 }: NumberBounds): number | undefined {
  if (max < FIRST_GROUPED) {
    const isPlain = /^\d+(?:[.,]\d+)?$/.test(digits) && countDecimals(digits) <= decimals;
    return isPlain ? Number(digits.replace(',', '.')) : undefined;
  }
  const { whole, sign, fraction } = splitFraction(digits);
  const group = WHOLE.exec(whole);
  if (!group || (sign !== '' && group[1] === sign)) return undefined;
  return toNumber(whole, fraction);
}

const countDecimals = (digits: string): number => digits.split(/[.,]/)[1]?.length ?? 0;

/** Splits off one or two digits behind the last point or comma. */
function splitFraction(digits: string) {
  const [, whole = '', sign = '', fraction = ''] = /^(.*?)(?:([.,])(\d{1,2}))?$/.exec(digits) ?? [];
  return { whole, sign, fraction };
}

/** Takes every sign for a group, but for a decimal sign at the end or behind a 0. */
function guess(digits: string): number {
  if (/^0\d*[.,]\d+$/.test(digits)) return Number(digits.replace(',', '.'));
  const { whole, fraction } = splitFraction(digits);
  return toNumber(whole, fraction);
}

const toNumber = (whole: string, fraction: string): number =>
  Number(`${whole.replace(/\D/g, '')}.${fraction || '0'}`);
