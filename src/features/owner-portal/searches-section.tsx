import { formatNumber } from '../../domain/format/number';
import type { RequestContext } from '../../platform/request-context';

/** Smaller numbers are not shown: they could tell the owner who searches. */
const MIN_TOLD = 5;

/** The number of saved searches that the property matches. */
export function SearchesSection({
  ctx: { t },
  searches,
}: {
  ctx: RequestContext;
  searches: number;
}) {
  return (
    <section>
      <h2>{t('OWNER_SEARCHES_TITLE')}</h2>
      <div className="portal-searches">
        {searches >= MIN_TOLD && (
          <p className="portal-searches__figure" aria-hidden="true">
            {formatNumber(searches)}
          </p>
        )}
        <div>
          <p>
            <strong>
              {searches >= MIN_TOLD
                ? t('OWNER_SEARCHES_FIT', { count: searches })
                : t('OWNER_SEARCHES_FEW')}
            </strong>
          </p>
          <p className="portal-note">{t('OWNER_SEARCHES_NOTE')}</p>
        </div>
      </div>
    </section>
  );
}
