import type { RequestContext } from '../../platform/request-context';
import type { HistoryQuery } from './history-query';
import type { PortalEvent } from './portal-event';
import { EVENT_KINDS, EVENT_STATUSES, KIND_TEXTS, STATUS_TEXTS } from './portal-event';
import { formatSource } from './source-table';

/** The filters of a history, as a plain form. Choices that no event has are left out. */
export function HistoryFilters({
  ctx,
  path,
  events,
  query,
}: {
  ctx: RequestContext;
  path: string;
  events: readonly PortalEvent[];
  query: HistoryQuery;
}) {
  const { t } = ctx;
  const sources = [...new Set(events.map(({ source }) => source))].sort();
  const filters = [
    {
      name: 'kind',
      label: t('OWNER_COLUMN_TYPE'),
      value: query.kind,
      choices: EVENT_KINDS.filter((kind) => events.some((event) => event.kind === kind)).map(
        (kind) => [kind, t(KIND_TEXTS[kind])],
      ),
    },
    {
      name: 'status',
      label: t('OWNER_COLUMN_STATUS'),
      value: query.status,
      choices: EVENT_STATUSES.filter((status) =>
        events.some((event) => event.status === status),
      ).map((status) => [status, t(STATUS_TEXTS[status])]),
    },
    {
      name: 'source',
      label: t('OWNER_COLUMN_SOURCE'),
      value: query.source,
      choices: sources.map((source) => [source, formatSource(ctx, source)]),
    },
  ];
  return (
    <form className="history-filters" action={path} method="get">
      {filters.map(({ name, label, value, choices }) => (
        <label key={name}>
          <span>{label}</span>
          <select name={name} defaultValue={value} className="field__input">
            <option value="">{t('OWNER_COLUMN_ALL')}</option>
            {choices.map(([choice, text]) => (
              <option key={choice} value={choice}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label>
        <span>{t('OWNER_ORDER')}</span>
        <select name="order" defaultValue={query.order} className="field__input">
          <option value="newest">{t('OWNER_ORDER_NEWEST')}</option>
          <option value="oldest">{t('OWNER_ORDER_OLDEST')}</option>
        </select>
      </label>
      <button type="submit" className="button button--forest">
        {t('OWNER_FILTER')}
      </button>
    </form>
  );
}
