import type { CostRule } from '../../domain/costs/cost-rule';
import { getOldestCheck } from '../../domain/costs/cost-rules';
import { formatDate } from '../../domain/format/date';
import type { Translate } from '../../domain/language/texts';
import { NoWrapDates } from '../../views/ui/no-wrap-dates';

/**
 * When the rules that the panel's figures were computed with were checked, and their sources in a
 * disclosure, in their own language.
 */
export function CostSources({ t, rules }: { t: Translate; rules: readonly CostRule[] }) {
  const sources = rules.map(({ source, confidence }) => {
    const text = `${source.title} (${source.publisher}, ${formatDate(source.date)})`;
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
            <li key={source}>{source}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}
