import { formatNumber } from '../../domain/format/number';
import type { RequestContext } from '../../platform/request-context';
import type { SourceFigures } from './figures';
import { OWN_SOURCE } from './portal-event';
import type { PropertyFigures } from './portal-store';

const BAR_WIDTH = 240;

/**
 * The views by source, this week and in all, with a bar for the week; below them saves, shares and visit
 * requests on our own site.
 */
export function SourceTable({
  ctx,
  sources,
  actions,
}: {
  ctx: RequestContext;
  sources: readonly SourceFigures[];
  actions: PropertyFigures['actions'];
}) {
  const { t } = ctx;
  const most = Math.max(1, ...sources.map(({ week }) => week));
  return (
    <>
      <table className="portal-table">
        <thead>
          <tr>
            <th scope="col">{t('OWNER_COLUMN_CHANNEL')}</th>
            <td className="portal-table__bar" />
            <th scope="col">{t('OWNER_VISITS_WEEK')}</th>
            <th scope="col">{t('OWNER_VISITS_TOTAL')}</th>
          </tr>
        </thead>
        <tbody>
          {sources.map(({ source, week, total }) => (
            <tr key={source}>
              <th scope="row">{formatSource(ctx, source)}</th>
              <td className="portal-table__bar">
                <svg viewBox={`0 0 ${BAR_WIDTH} 14`} aria-hidden="true">
                  <rect
                    className={
                      source === OWN_SOURCE ? 'figures__bar figures__bar--own' : 'figures__bar'
                    }
                    width={Math.round((week / most) * BAR_WIDTH)}
                    height="14"
                  />
                </svg>
              </td>
              <td>{formatNumber(week)}</td>
              <td>{formatNumber(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="portal-note">
        {t('OWNER_OWN_FIGURES', {
          views: formatNumber(getTotal(sources)),
          saved: formatNumber(actions.saved),
          shared: formatNumber(actions.shared),
          asked: formatNumber(actions.asked),
        })}
      </p>
    </>
  );
}

/** Returns the name of a source: our own site has the name of this product in each language. */
export const formatSource = ({ t }: RequestContext, source: string): string =>
  source === OWN_SOURCE ? t('OWNER_GRAPH_OWN') : source;

const getTotal = (sources: readonly SourceFigures[]): number =>
  sources.find(({ source }) => source === OWN_SOURCE)?.total ?? 0;
