import type { Cents } from '../../domain/costs/cents';
import { toCents } from '../../domain/costs/cents';
import { readMoney } from '../../domain/typed-values/read-money';
import { readNumber } from '../../domain/typed-values/read-number';

/** The bounds of what the loan's fields accept. */
export const MAX_RATE_PERCENT = 20;
export const MAX_LOAN_YEARS = 40;

/** Interest is quoted to the thousandth of a per cent: '3,125'. */
const RATE_BOUNDS = { min: 0, max: MAX_RATE_PERCENT, decimals: 3 } as const;
const YEAR_BOUNDS = { min: 1, max: MAX_LOAN_YEARS } as const;

export const LOAN_FIELDS = ['own', 'rate', 'years'] as const;
export type LoanField = (typeof LOAN_FIELDS)[number];

/** Values that a visitor typed in the loan's fields. */
export type LoanTexts = Record<LoanField, string>;

interface Loan {
  amount: Cents;
  ratePercent: number;
  years: number;
}

/** The loan, or the fields with impossible values. */
export type ParsedLoan = { ok: true; loan: Loan } | { ok: false; invalid: LoanField[] };

/** Reads the fields of a loan for a total; own funds must leave something to borrow. */
export function parseLoan(texts: LoanTexts, total: Cents): ParsedLoan {
  const own = readCents(texts.own);
  const isOwnPossible = own !== undefined && own < total;
  const rate = readNumber(texts.rate, RATE_BOUNDS);
  const years = readNumber(texts.years, YEAR_BOUNDS);
  if (isOwnPossible && rate.ok && years.ok)
    return {
      ok: true,
      loan: { amount: total - own, ratePercent: rate.value, years: years.value },
    };
  const isPossible: Record<LoanField, boolean> = {
    own: isOwnPossible,
    rate: rate.ok,
    years: years.ok,
  };
  return { ok: false, invalid: LOAN_FIELDS.filter((field) => !isPossible[field]) };
}

/** Reads an amount that a visitor wrote; undefined if it is none. */
export function readCents(text: string): Cents | undefined {
  const reading = readMoney(text);
  return reading.ok ? toCents(reading.value) : undefined;
}
