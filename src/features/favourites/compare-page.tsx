import type { RequestContext } from '../../platform/request-context';
import type { Suggestions } from '../../views/cards/load-suggestions';
import { LoanNote } from '../../views/criteria/loan-note';
import { PlanSwitch } from '../../views/criteria/plan-switch';
import { Breadcrumb } from '../../views/layout/breadcrumb';
import { SuggestedProperties } from '../../views/layout/suggested-properties';
import { PageTools } from '../../views/ui/page-tools';
import type { Comparison } from './comparison';
import { ComparisonTable } from './comparison-table';
import { HeartSentence } from './heart-sentence';
import { formatPlannedIds } from './ids-query';
import { UnshownNote } from './unshown-note';

export interface ComparePageProps {
  ctx: RequestContext;
  comparison: Comparison;
  /** Shown if there is nothing to compare. */
  suggestions: Suggestions | undefined;
  /** Whether more properties were requested than can be compared. */
  isTruncated?: boolean;
  /** The requested properties that this version does not show. */
  unshown: readonly number[];
}

/** A table that compares properties; rows that differ are marked and can be shown alone. */
export function ComparePage(props: ComparePageProps) {
  const { ctx, comparison, suggestions, isTruncated, unshown } = props;
  const { t, href } = ctx;
  const { properties, plan } = comparison;
  const ids = properties.map(({ ID }) => ID);
  const listHref = href.page('/favourites/') + formatPlannedIds(ids, plan);
  return (
    <div className="page compare">
      <Breadcrumb
        ctx={ctx}
        steps={[{ name: t('FAVOURITES'), path: listHref }, { name: t('COMPARE') }]}
      />
      <h1>{t('COMPARE_TITLE')}</h1>
      {unshown.length > 0 && <UnshownNote t={t} unshown={unshown} />}
      {properties.length === 0 ? (
        <>
          <HeartSentence text={t('COMPARE_EMPTY')} />
          <a className="button button--forest" href={listHref}>
            {t('FAVOURITES')}
          </a>
          <SuggestedProperties suggestions={suggestions} />
        </>
      ) : (
        <>
          {properties.length === 1 && <p className="lead">{t('COMPARE_MORE')}</p>}
          {isTruncated && <p className="lead">{t('COMPARE_FULL')}</p>}
          <div className="listing__bar">
            {properties.length > 1 && (
              <label className="compare__only-differences">
                <input type="checkbox" /> {t('COMPARE_DIFFERENCES')}
              </label>
            )}
            <PageTools tools={['share', 'print']} t={t} />
          </div>
          <PlanSwitch
            ctx={ctx}
            plan={plan}
            buildHref={(other) => href.page('/compare/') + formatPlannedIds(ids, other)}
          />
          <ComparisonTable ctx={ctx} comparison={comparison} />
          <div className="note">
            <p>{t('COSTS_ESTIMATE_NOTICE')}</p>
            {plan.situation && <p>{t('ALL_IN_MEANS')}</p>}
            {plan.situation && <LoanNote ctx={ctx} ownFunds={plan.ownFunds} />}
          </div>
        </>
      )}
    </div>
  );
}
