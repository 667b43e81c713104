import type { Property } from '../../domain/catalogue/property';
import type { Cents } from '../../domain/costs/cents';
import { formatCents, formatPercent } from '../../domain/costs/format-costs';
import { formatCurrency } from '../../domain/format/currency';
import { formatDate } from '../../domain/format/date';
import type { Language } from '../../domain/language/language';
import type { RequestContext } from '../../platform/request-context';
import { NoWrapDates } from '../../views/ui/no-wrap-dates';
import type { CostChoice } from './cost-query';
import { computeLettingYield, formatYield } from './letting-yield';

interface Row {
  term: string;
  value: string;
  note?: string;
  isSum?: boolean;
  /** The language of the term, if it is a text of the record. */
  lang?: Language | undefined;
}

/** What a property that is let brings in, before and after costs and vacancy, from the rent of its record. */
export function LettingYieldPart({
  ctx: { t, href },
  property,
  lang,
  choice,
}: {
  ctx: RequestContext;
  property: Property;
  lang: Language | undefined;
  choice: CostChoice;
}) {
  const found = computeLettingYield(property, choice);
  if (!found) return null;
  const { units, monthlyRent, rent, grossPercent, example, vacancy, upkeep, tax, net, outlay } =
    found;
  const assume = (percent: number) => t('YIELD_ASSUMED', { percent: formatPercent(percent) });
  const rows: readonly (Row | false)[] = [
    ...units.map((unit) => ({
      term: unit.name,
      value: t('AMOUNT_PER_MONTH', { amount: formatCurrency(unit.rent) }),
      lang,
    })),
    {
      term: t('YIELD_RENT'),
      value: formatCents(rent),
      note: t('YIELD_RENT_NOTE', { amount: formatCents(monthlyRent) }),
    },
    { term: t('YIELD_GROSS'), value: formatYield(grossPercent), isSum: true },
    {
      term: t('YIELD_VACANCY'),
      value: formatDeduction(vacancy),
      note: assume(example.vacancyPercent),
    },
    {
      term: t('YIELD_UPKEEP'),
      value: formatDeduction(upkeep),
      note: assume(example.upkeepPercent),
    },
    tax !== undefined && { term: t('FIELD_REAL_ESTATE_TAX'), value: formatDeduction(tax) },
    {
      term: t('YIELD_NET'),
      value: formatYield(found.netPercent),
      note: t('YIELD_NET_NOTE', {
        net: formatCents(net),
        outlay: formatCents(outlay),
      }),
      isSum: true,
    },
  ];
  return (
    <section className="section" aria-labelledby="yield">
      <h2 id="yield">{t('YIELD_TITLE')}</h2>
      <p className="costs__intro">{t('YIELD_INTRO')}</p>
      <div className="costs">
        <div className="costs__part">
          <dl className="costs__rows">
            {rows
              .filter((row) => row !== false)
              .map(({ term, value, note, isSum, lang: termLang }) => (
                <div key={term} className={isSum ? 'costs__total' : undefined}>
                  <dt>
                    <span lang={termLang}>{term}</span>
                    {note && <small>{note}</small>}
                  </dt>
                  <dd>{value}</dd>
                </div>
              ))}
          </dl>
        </div>
      </div>
      <p className="note">
        {tax === undefined && `${t('YIELD_WITHOUT_TAX')} `}
        <NoWrapDates text={t('YIELD_NOTE', { date: formatDate(example.checkedOn) })} />{' '}
        <a href={href.page('/contact-me/', { property: property.ID })}>
          {t(units.length > 0 ? 'YIELD_CONTRACTS' : 'YIELD_UNITS')}
        </a>
      </p>
    </section>
  );
}

const formatDeduction = (amount: Cents): string => `−\u00a0${formatCents(amount)}`;
