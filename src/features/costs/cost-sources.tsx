import type { CostRule } from '../../domain/costs/cost-rule';
import { getOldestCheck } from '../../domain/costs/cost-rules';
import { describeCostSource } from '../../domain/costs/cost-source';
import { formatDate } from '../../domain/format/date';
import type { RequestContext } from '../../platform/request-context';
import { NoWrapDates } from '../../views/ui/no-wrap-dates';

/**
 * When the rules that the panel's figures were computed with were checked, and their sources in a
 * disclosure.
 */
export function CostSources({ ctx, rules }: { ctx: RequestContext; rules: readonly CostRule[] }) {
  const { t, language, snapshot } = ctx;
  const { name } = snapshot.site.configuration.agency;
  const sources = rules.map(({ source, confidence }) => {
    const { title, publisher } = describeCostSource(source, language, name);
    const text = `${title} (${publisher}, ${formatDate(source.date)})`;
    return confidence === 'not-verified' ? t('COSTS_SOURCE_ASSUMED', { source: text }) : text;
  });
  return (
    <div className="costs__part">
      <p className="costs__note">
        <NoWrapDates text={t('COSTS_CHECKED', { date: formatDate(getOldestCheck(rules)) })} />
      </p>
      <details className="costs__more costs__sources">
        <summary>{t('COSTS_SOURCES')}</summary>
        <ul>
          {[...new Set(sources)].map((source) => (
            <li key={source}>
              <NoWrapDates text={source} />
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
