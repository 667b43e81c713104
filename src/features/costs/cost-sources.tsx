import type { CostRuleName, RuleRegion } from '../../domain/costs/cost-rule';
import { findCostRules, getOldestCheck } from '../../domain/costs/cost-rules';
import { formatDate } from '../../domain/format/date';
import type { Translate } from '../../domain/language/texts';
import { NoWrapDates } from '../../views/ui/no-wrap-dates';
import type { CostChoice } from './cost-query';

/** The rules behind the amounts, by whose law they are. */
const REGION_RULES: readonly CostRuleName[] = [
  'standard-duty',
  'only-home-duty',
  'only-home-plot-duty',
  'only-home-abatement',
  'only-home-plot-abatement',
  'modest-home-reduction',
  'usufruct-factors',
];
const COUNTRY_RULES: readonly CostRuleName[] = [
  'construction-vat',
  'rebuilt-home-vat',
  'notary-scale',
  'mortgage-deed',
];

/** When the panel's figures were checked, and their sources in a disclosure, in their own language. */
export function CostSources({ t, choice }: { t: Translate; choice: CostChoice }) {
  const { subject, dates } = choice;
  const list = (names: readonly CostRuleName[], region: RuleRegion) =>
    names.flatMap((name) =>
      findCostRules(name, region, dates).map(
        ({ source }) => `${source.title} (${source.publisher}, ${formatDate(source.date)})`,
      ),
    );
  const sources = [
    ...(subject.region ? list(REGION_RULES, subject.region) : []),
    ...list(subject.vat ? COUNTRY_RULES : COUNTRY_RULES.slice(2), 'belgium'),
  ];
  return (
    <div className="costs__part">
      <p className="costs__note">
        <NoWrapDates text={t('COSTS_CHECKED', { date: formatDate(getOldestCheck()) })} />
      </p>
      <details className="costs__more costs__sources">
        <summary>{t('COSTS_SOURCES')}</summary>
        <ul>
          {[...new Set(sources)].map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}
