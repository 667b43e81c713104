import { getAllInPrice } from '../../domain/costs/all-in-price';
import { findCostRule } from '../../domain/costs/cost-rules';
import { formatCents, formatCentsRange, formatPercent } from '../../domain/costs/format-costs';
import type { PurchaseCosts } from '../../domain/costs/purchase-costs';
import { formatNumber } from '../../domain/format/number';
import type { TextKey, Translate } from '../../domain/language/texts';
import type { CostChoice } from './cost-query';
import { CostTerm } from './cost-table';
import { computeMonthlyPayment, computeMortgageDeed } from './loan';
import type { LoanField, LoanTexts } from './loan-input';
import { LOAN_FIELDS, MAX_LOAN_YEARS, MAX_RATE_PERCENT, parseLoan } from './loan-input';

const LOAN_TEXTS = {
  own: { label: 'COSTS_OWN', unit: undefined, invalid: 'COSTS_OWN_INVALID' },
  rate: {
    label: 'COSTS_INTEREST',
    unit: 'COSTS_INTEREST_UNIT',
    invalid: 'COSTS_INTEREST_INVALID',
  },
  years: { label: 'COSTS_YEARS', unit: 'UNIT_YEARS', invalid: 'COSTS_YEARS_INVALID' },
} as const satisfies Record<
  LoanField,
  { label: TextKey; unit: TextKey | undefined; invalid: TextKey }
>;

/**
 * A loan for the total: own funds, rate and years give the monthly payment. client/costs computes it
 * again on every key by the same functions, and finds its places by the data attributes.
 */
export function LoanPart({
  t,
  choice,
  costs,
}: {
  t: Translate;
  choice: CostChoice;
  costs: PurchaseCosts;
}) {
  const total = getAllInPrice(costs);
  const texts = fillLoanTexts(choice, total);
  const parsed = texts && parseLoan(texts, total);
  if (!parsed) return null;
  const loan = parsed.ok ? parsed.loan : undefined;
  const deed = loan && computeMortgageDeed(loan.amount, choice.dates);
  const invalid = parsed.ok ? [] : parsed.invalid;
  const [note = '', noteEnd = ''] = t('COSTS_LOAN_NOTE', { amount: '\n' }).split('\n');
  return (
    <fieldset className="costs__part costs__loan" data-loan={total} data-day={choice.dates.deed}>
      <legend>{t('COSTS_LOAN')}</legend>
      <div className="costs__fields">
        {LOAN_FIELDS.map((field) => (
          <LoanFieldView
            key={field}
            {...{ t, field, total }}
            value={texts[field]}
            isInvalid={invalid.includes(field)}
          />
        ))}
        <p className="costs__payment" aria-live="polite" data-loan-answer="">
          <strong data-loan-payment="">
            {loan && formatCents(computeMonthlyPayment(loan.amount, loan.ratePercent, loan.years))}
          </strong>
          <span data-loan-amount={t('COSTS_PER_MONTH', { amount: '{amount}' })}>
            {loan && t('COSTS_PER_MONTH', { amount: formatCents(loan.amount) })}
          </span>
        </p>
      </div>
      <p className="costs__note">
        {note}
        <strong data-loan-deed="">{deed ? formatCentsRange(deed) : '–'}</strong>
        {noteEnd}
      </p>
      <CostTerm term={t('COSTS_MORTGAGE')} explanation={t('COSTS_MORTGAGE_TERM')} />
    </fieldset>
  );
}

function LoanFieldView({
  t,
  field,
  value,
  total,
  isInvalid,
}: {
  t: Translate;
  field: LoanField;
  value: string;
  total: number;
  isInvalid: boolean;
}) {
  const { label, unit, invalid } = LOAN_TEXTS[field];
  const id = `costs-${field}`;
  const maximum = field === 'rate' ? formatPercent(MAX_RATE_PERCENT) : MAX_LOAN_YEARS;
  return (
    <div className={`costs__field costs__field--${field}`}>
      <label htmlFor={id}>{t(label)}</label>
      <p className="costs__error" id={`${id}-error`} hidden={!isInvalid}>
        {t(invalid, { amount: formatCents(total), max: maximum })}
      </p>
      <span>
        <input
          id={id}
          name={field}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={value}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? `${id}-error` : undefined}
        />
        <i>{unit ? t(unit) : '€'}</i>
      </span>
    </div>
  );
}

/** Fills empty fields with the example; undefined if there is no example any more. */
function fillLoanTexts({ loan, dates }: CostChoice, total: number): LoanTexts | undefined {
  const example = findCostRule('loan-example', 'belgium', dates);
  if (!example) return undefined;
  const ownEuro = Math.round((total * example.ownPercent) / 100 / 500_000) * 5_000;
  return {
    own: loan.own || formatNumber(ownEuro),
    rate: loan.rate || example.ratePercent.toFixed(2).replace('.', ','),
    years: loan.years || String(example.years),
  };
}
