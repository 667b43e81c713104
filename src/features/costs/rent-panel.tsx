import type { Cents } from '../../domain/costs/cents';
import { formatCurrency } from '../../domain/format/currency';
import type { Translate } from '../../domain/language/texts';
import type { RentCosts } from './rent-costs';

interface Row {
  term: string;
  amount: Cents;
  note?: string | undefined;
  isSum?: boolean;
}

/** Shows the costs of a tenant, each month and at the start (docs/look.md, Cost panel). */
export function RentPanel({ t, costs }: { t: Translate; costs: RentCosts }) {
  const { rent, charges, monthly, deposit, inventory, agency, start } = costs;
  const { maximumDepositMonths: months } = costs;
  return (
    <section className="section" aria-labelledby="costs">
      <h2 id="costs">{t('COSTS_TITLE')}</h2>
      <p className="costs__intro">{t('COSTS_RENT_INTRO')}</p>
      <div className="costs">
        <RentRows
          rows={[
            { term: t('COSTS_RENT'), amount: rent },
            { term: t('COSTS_RENT_CHARGES'), amount: charges },
            { term: t('COSTS_RENT_MONTHLY'), amount: monthly, isSum: true },
          ]}
        />
        {start > monthly && (
          <RentRows
            rows={[
              { term: t('COSTS_RENT_FIRST'), amount: monthly },
              {
                term: t('FIELD_DEPOSIT_AMOUNT'),
                amount: deposit,
                note: months ? t('COSTS_RENT_DEPOSIT_NOTE', { months }) : undefined,
              },
              { term: t('FIELD_RENTER_INVENTORY'), amount: inventory },
              { term: t('FIELD_RENTER_TOTAL_COST'), amount: agency },
              { term: t('COSTS_RENT_START'), amount: start, isSum: true },
            ]}
          />
        )}
      </div>
      {months !== undefined && <p className="note">{t('COSTS_RENT_NOTE')}</p>}
    </section>
  );
}

function RentRows({ rows }: { rows: readonly Row[] }) {
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
