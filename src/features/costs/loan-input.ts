import * as v from 'valibot';
import type { Cents } from '../../domain/costs/cents';
import { toCents } from '../../domain/costs/cents';

/** A number as people write it in Belgium: '120.000', '120 000 €', '3,40'. */
const DecimalText = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .replace(/[€%]/g, '')
      .trim()
      .replace(/[.\s](?=\d{3}(\D|$))/g, '')
      .replace(',', '.'),
  ),
  v.regex(/^\d{1,9}(\.\d{1,3})?$/),
  v.transform(Number),
);

/** The bounds of what the loan's fields accept. */
export const MAX_RATE_PERCENT = 20;
export const MAX_LOAN_YEARS = 40;

const LOAN_FIELD_SCHEMAS = {
  own: DecimalText,
  rate: v.pipe(DecimalText, v.maxValue(MAX_RATE_PERCENT)),
  years: v.pipe(DecimalText, v.integer(), v.minValue(1), v.maxValue(MAX_LOAN_YEARS)),
} as const;
export type LoanField = keyof typeof LOAN_FIELD_SCHEMAS;
export const LOAN_FIELDS = Object.keys(LOAN_FIELD_SCHEMAS) as LoanField[];

/** Values that a visitor typed in the loan's fields. */
export type LoanTexts = Record<LoanField, string>;

interface Loan {
  amount: Cents;
  ratePercent: number;
  years: number;
}

/** The loan, or the fields with impossible values. */
export type ParsedLoan = { ok: true; loan: Loan } | { ok: false; invalid: LoanField[] };

/** Parses the fields of a loan for a total; own funds must leave something to borrow. */
export function parseLoan(texts: LoanTexts, total: Cents): ParsedLoan {
  const [own, rate, years] = LOAN_FIELDS.map((field) => {
    const result = v.safeParse(LOAN_FIELD_SCHEMAS[field], texts[field]);
    return result.success ? result.output : undefined;
  });
  const isOwnPossible = own !== undefined && toCents(own) < total;
  if (isOwnPossible && rate !== undefined && years !== undefined)
    return { ok: true, loan: { amount: total - toCents(own), ratePercent: rate, years } };
  return {
    ok: false,
    invalid: LOAN_FIELDS.filter(
      (field) =>
        ({ own: !isOwnPossible, rate: rate === undefined, years: years === undefined })[field],
    ),
  };
}

/** Parses an amount that a visitor wrote; undefined if it is none. */
export function parseAmount(text: string): Cents | undefined {
  const result = v.safeParse(DecimalText, text);
  return result.success ? toCents(result.output) : undefined;
}
