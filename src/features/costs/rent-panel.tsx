import type { Cents } from '../../domain/costs/cents';
import { formatCurrency } from '../../domain/format/currency';
import type { TextKey, Translate } from '../../domain/language/texts';
import type { RentCosts } from './rent-costs';

interface Row {
  term: string;
  amount: Cents;
  note?: string | undefined;
  isSum?: boolean;
}

/** Shows the costs of a tenant, each month and at the start (docs/look.md, Cost panel). */
export function RentPanel({ t, costs }: { t: Translate; costs: RentCosts }) {
  const { rent, yearlyRent, charges, monthly, deposit, inventory, agency, start } = costs;
  const { maximumDepositMonths: months } = costs;
  const once: Row[] = [
    {
      term: t('FIELD_DEPOSIT_AMOUNT'),
      amount: deposit,
      note: months ? t('COSTS_RENT_DEPOSIT_NOTE', { months }) : undefined,
    },
    { term: t('FIELD_RENTER_INVENTORY'), amount: inventory },
    { term: t('FIELD_RENTER_TOTAL_COST'), amount: agency },
  ];
  return (
    <section className="section" aria-labelledby="costs">
      <h2 id="costs">{t('COSTS_TITLE')}</h2>
      <p className="costs__intro">{t(findIntro(costs))}</p>
      <div className="costs">
        <RentRows
          rows={
            yearlyRent === undefined
              ? [
                  { term: t('COSTS_RENT'), amount: rent },
                  { term: t('COSTS_RENT_CHARGES'), amount: charges },
                  { term: t('COSTS_RENT_MONTHLY'), amount: monthly, isSum: true },
                ]
              : [
                  { term: t('COSTS_RENT_YEARLY'), amount: yearlyRent },
                  { term: t('COSTS_RENT_MEAN'), amount: rent },
                  { term: t('COSTS_RENT_CHARGES'), amount: charges },
                ]
          }
        />
        <RentRows
          rows={
            start === undefined
              ? once
              : [
                  { term: t('COSTS_RENT_FIRST'), amount: monthly },
                  ...once,
                  { term: t('COSTS_RENT_START'), amount: start, isSum: true },
                ]
          }
        />
      </div>
      {months !== undefined && <p className="note">{t('COSTS_RENT_NOTE')}</p>}
    </section>
  );
}

/** What the amounts are; it promises none that is not known. */
function findIntro({ yearlyRent, start }: RentCosts): TextKey {
  if (yearlyRent !== undefined) return 'COSTS_RENT_INTRO_YEARLY';
  return start === undefined ? 'COSTS_RENT_INTRO_MONTHLY' : 'COSTS_RENT_INTRO';
}

function RentRows({ rows }: { rows: readonly Row[] }) {
  if (rows.every(({ amount }) => amount === 0)) return null;
  return (
    <div className="costs__part">
      <dl className="costs__rows">
        {rows
          .filter(({ amount }) => amount > 0)
          .map(({ term, amount, note, isSum }) => (
            <div key={term} className={isSum ? 'costs__total' : undefined}>
              <dt>
                {term}
                {note && <small>{note}</small>}
              </dt>
              <dd>{formatCurrency(amount / 100)}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
