import { formatCurrency } from '../format/currency';
import { formatNumber } from '../format/number';
import { MONEY_BOUNDS, readMoney } from './read-money';
import { readNumber } from './read-number';
import { readPhone } from './read-phone';
import { cleanTyped } from './typed-text';

/** The kinds of typed values that are read back to who types them. */
export type DescribedKind = 'money' | 'number' | 'tel';

const NUMBER_BOUNDS = { ...MONEY_BOUNDS, decimals: 0 };

/**
 * Formats what a typed value was understood as: '1850.5' → '€ 1.850,50', '1250' → '1.250', '06-12345678' →
 * '+31 6 12 34 56 78'. '' for what is refused, and for a telephone number as it was typed.
 */
export function describeTyped(kind: DescribedKind, text: string): string {
  if (kind === 'tel') return describePhone(text);
  const reading = kind === 'money' ? readMoney(text) : readNumber(text, NUMBER_BOUNDS);
  if (!reading.ok) return '';
  return kind === 'money' ? formatCurrency(reading.value) : formatNumber(reading.value);
}

function describePhone(text: string): string {
  const { shown = '' } = readPhone(text) ?? {};
  return dropSigns(shown) === dropSigns(cleanTyped(text)) ? '' : shown;
}

const dropSigns = (phone: string): string => phone.replace(/[^\d+]/g, '');
