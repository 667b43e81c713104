import { formatCents, formatCentsRange, formatPercent } from '../../domain/costs/format-costs';
import type { TextKey, Translate } from '../../domain/language/texts';
import { CostTerm } from './cost-table';
import type { LoanDescription } from './describe-loan';
import type { LoanField } from './loan-input';
import { LOAN_FIELDS, MAX_LOAN_YEARS, MAX_RATE_PERCENT } from './loan-input';

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
export function LoanPart({ t, loan }: { t: Translate; loan: LoanDescription | undefined }) {
  if (!loan) return null;
  const { total, day, texts, invalid, answer } = loan;
  const [note = '', noteEnd = ''] = t('COSTS_LOAN_NOTE', { amount: '\n' }).split('\n');
  return (
    <fieldset className="costs__part costs__loan" data-loan={total} data-day={day}>
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
          <strong data-loan-payment="">{answer && formatCents(answer.monthlyPayment)}</strong>
          <span data-loan-amount={t('COSTS_PER_MONTH', { amount: '{amount}' })}>
            {answer && t('COSTS_PER_MONTH', { amount: formatCents(answer.amount) })}
          </span>
        </p>
      </div>
      <p className="costs__note">
        {note}
        <strong data-loan-deed="">{answer?.deed ? formatCentsRange(answer.deed) : '–'}</strong>
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
          type="text"
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
