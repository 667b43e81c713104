import type { Property } from '../../domain/catalogue/property';
import { formatCurrency } from '../../domain/format/currency';
import type { Language } from '../../domain/language/language';
import type { RequestContext } from '../../platform/request-context';
import { COST_GROUPS } from '../../views/facts/cost-groups';
import type { TotalCost } from '../../views/facts/total-cost';
import { computeTotalCost, TOTAL_COST_FIELDS } from '../../views/facts/total-cost';
import { FactList } from '../../views/ui/fact-list';
import { FactGroups } from './fact-groups-view';

export interface CostsProps {
  ctx: RequestContext;
  property: Property;
  lang: Language | undefined;
}

/**
 * The costs of a property: the total a buyer pays in a panel, all other amounts in a list
 * (docs/look.md, Cost panel).
 */
export function Costs({ ctx, property, lang }: CostsProps) {
  const cost = computeTotalCost(property, ctx.snapshot.site.configuration.listings);
  return (
    <>
      {cost && <TotalCostPanel {...{ ctx, property, lang, cost }} />}
      <FactGroups
        {...{ ctx, property, lang }}
        id="costs"
        title="GROUP_COSTS"
        groups={cost ? OTHER_COST_GROUPS : COST_GROUPS}
      />
    </>
  );
}

const OTHER_COST_GROUPS = COST_GROUPS.map(({ name, facts }) => ({
  name,
  facts: facts.filter(({ field }) => !TOTAL_COST_FIELDS.has(field)),
}));

function TotalCostPanel({
  ctx: { t },
  property: { RegistrationType, CadastralIncome },
  lang,
  cost: { parts, total },
}: CostsProps & { cost: TotalCost }) {
  return (
    <section className="section" aria-labelledby="total-cost">
      <h2 id="total-cost">{t('GROUP_TOTAL_COST')}</h2>
      <div className="costs">
        {RegistrationType && (
          <p className="costs__scenario" lang={lang}>
            {RegistrationType}
          </p>
        )}
        <FactList
          rows={parts.map(({ term, amount }) => ({ term: t(term), value: formatCurrency(amount) }))}
        />
        <div className="costs__total">
          <FactList rows={[{ term: t('COSTS_TOTAL'), value: formatCurrency(total) }]} />
        </div>
        {CadastralIncome ? (
          <FactList
            rows={[{ term: t('FIELD_CADASTRAL_INCOME'), value: formatCurrency(CadastralIncome) }]}
          />
        ) : null}
      </div>
      <p className="note">{t('COSTS_ESTIMATE_NOTICE')}</p>
    </section>
  );
}
