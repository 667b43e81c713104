import type { Property } from '../../domain/catalogue/property';
import type { RequestContext } from '../../platform/request-context';
import { PageTools } from '../../views/ui/page-tools';
import { HistoryChips, HistoryFilters } from './history-filters';
import type { HistoryQuery } from './history-query';
import { EVENTS_PER_PAGE, formatHistoryQuery } from './history-query';
import { HistoryTable } from './history-table';
import type { PortalEvent } from './portal-event';
import { getPortalPath } from './portal-shell';
import { PropertyPageHead } from './property-head';

export interface HistoryPageProps {
  ctx: RequestContext;
  property: Property;
  owned: readonly number[];
  events: readonly PortalEvent[];
  /** The events that pass the filters. */
  kept: readonly PortalEvent[];
  query: HistoryQuery;
  /** Whether there are older events than these. */
  isMore: boolean;
}

/** The history of one property (§3): filters, order, table, pages, and the same as a file. */
export function HistoryPage({
  ctx,
  property,
  owned,
  events,
  kept,
  query,
  isMore,
}: HistoryPageProps) {
  const { t } = ctx;
  const path = getPortalPath(ctx, property.ID, 'history');
  const pages = Math.max(1, Math.ceil(kept.length / EVENTS_PER_PAGE));
  const page = Math.min(query.page, pages);
  const shown = kept.slice((page - 1) * EVENTS_PER_PAGE, page * EVENTS_PER_PAGE);
  const file =
    getPortalPath(ctx, property.ID, 'history.csv') + formatHistoryQuery(query, { page: 1 });
  const other = query.order === 'newest' ? 'oldest' : 'newest';
  return (
    <div className="account-page">
      <PropertyPageHead {...{ ctx, property, owned }} title={t('OWNER_HISTORY')} />
      {events.length > 0 && <HistoryFilters {...{ ctx, path, events, query }} />}
      <div className="history-bar">
        <p role="status">{t('OWNER_HISTORY_COUNT', { kept: kept.length, count: events.length })}</p>
        <a href={path + formatHistoryQuery(query, { order: other, page: 1 })}>
          {t(other === 'oldest' ? 'OWNER_ORDER_OLDEST' : 'OWNER_ORDER_NEWEST')}
        </a>
        <PageTools tools={['print']} t={t} />
        <a href={file}>{t('OWNER_HISTORY_CSV')}</a>
      </div>
      {isMore && <p className="note">{t('LIST_MORE_THAN', { count: events.length })}</p>}
      <HistoryChips {...{ ctx, path, events, query }} />
      {shown.length > 0 ? (
        <HistoryTable ctx={ctx} events={shown} />
      ) : (
        <p className="lead">
          {events.length === 0 ? t('OWNER_NO_HISTORY') : t('OWNER_HISTORY_FILTERED')}{' '}
          {events.length > 0 && <a href={path}>{t('OWNER_HISTORY_CLEAR')}</a>}
        </p>
      )}
      {pages > 1 && (
        <nav className="history-pages" aria-label={t('OWNER_HISTORY')}>
          {page > 1 && (
            <a
              className="button button--outlined"
              href={path + formatHistoryQuery(query, { page: page - 1 })}
            >
              {t('OWNER_HISTORY_NEWER')}
            </a>
          )}
          <p>{t('OWNER_HISTORY_PAGE', { page, pages })}</p>
          {page < pages && (
            <a
              className="button button--outlined"
              href={path + formatHistoryQuery(query, { page: page + 1 })}
            >
              {t('OWNER_HISTORY_OLDER')}
            </a>
          )}
        </nav>
      )}
    </div>
  );
}
