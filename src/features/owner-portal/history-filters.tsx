import type { ReactNode } from 'react';
import { formatDate } from '../../domain/format/date';
import type { RequestContext } from '../../platform/request-context';
import { Icon } from '../../views/ui/icon';
import type { HistoryQuery } from './history-query';
import { formatHistoryQuery, getContactKey, NO_FILTERS } from './history-query';
import { describeEvent } from './history-table';
import type { PortalEvent } from './portal-event';
import { EVENT_KINDS, EVENT_STATUSES, KIND_TEXTS, STATUS_TEXTS } from './portal-event';
import { formatSource } from './source-table';

export interface HistoryFiltersProps {
  ctx: RequestContext;
  path: string;
  events: readonly PortalEvent[];
  query: HistoryQuery;
}

/** A choice of a filter: its value in the address, and its text. */
type Choice = readonly [value: string, text: string];

/**
 * The filters of a history: five cells, each with a panel, in one form that works without script.
 * Choices that no event has are left out.
 */
export function HistoryFilters({ ctx, path, events, query }: HistoryFiltersProps) {
  const { t } = ctx;
  const kinds = EVENT_KINDS.filter((kind) => events.some((event) => event.kind === kind));
  const cells = [
    {
      name: 'contact',
      label: t('OWNER_COLUMN_CONTACT'),
      value: query.contact,
      choices: listContacts(ctx, events),
    },
    {
      name: 'status',
      label: t('OWNER_COLUMN_STATUS'),
      value: query.status,
      choices: EVENT_STATUSES.filter((status) =>
        events.some((event) => event.status === status),
      ).map((status): Choice => [status, t(STATUS_TEXTS[status])]),
    },
    {
      name: 'source',
      label: t('OWNER_COLUMN_SOURCE'),
      value: query.source,
      choices: [...new Set(events.map(({ source }) => source))]
        .sort()
        .map((source): Choice => [source, formatSource(ctx, source)]),
    },
  ];
  return (
    <form className="history-filters" action={path} method="get">
      {query.order === 'oldest' && <input type="hidden" name="order" value="oldest" />}
      <Cell ctx={ctx} label={t('OWNER_COLUMN_TYPE')} value={describeKinds(ctx, query)}>
        {kinds.map((kind) => (
          <label key={kind}>
            <input
              type="checkbox"
              name="kind"
              value={kind}
              defaultChecked={query.kind.includes(kind)}
            />
            {t(KIND_TEXTS[kind])}
          </label>
        ))}
      </Cell>
      <Cell ctx={ctx} label={t('OWNER_PERIOD')} value={describePeriod(ctx, query)}>
        {(['from', 'to'] as const).map((name) => (
          <label key={name} className="history-filters__date">
            {t(name === 'from' ? 'OWNER_PERIOD_FROM' : 'OWNER_PERIOD_TO')}
            <input type="date" name={name} defaultValue={query[name]} className="field__input" />
          </label>
        ))}
      </Cell>
      {cells.map(({ name, label, value, choices }) => (
        <Cell
          key={name}
          ctx={ctx}
          label={label}
          value={choices.find(([choice]) => choice === value && value !== '')?.[1]}
        >
          {[['', t('OWNER_COLUMN_ALL')] as const, ...choices].map(([choice, text]) => (
            <label key={choice}>
              <input type="radio" name={name} value={choice} defaultChecked={choice === value} />
              {text}
            </label>
          ))}
        </Cell>
      ))}
    </form>
  );
}

/** One filter: its name and choice, and the panel that changes it. */
function Cell({
  ctx: { t },
  label,
  value,
  children,
}: {
  ctx: RequestContext;
  label: string;
  /** Undefined if nothing is chosen. */
  value: string | undefined;
  children: ReactNode;
}) {
  return (
    <details name="history-filter">
      <summary>
        <span>{label}</span>
        {value ? <b>{value}</b> : <span>{t('OWNER_COLUMN_ALL')}</span>}
        <Icon name="down" />
      </summary>
      <fieldset className="history-filters__panel">
        <legend>{label}</legend>
        {children}
        <button type="submit" className="button button--forest">
          {t('OWNER_FILTER')}
        </button>
      </fieldset>
    </details>
  );
}

/** The filters that are chosen, each a link to the same history without it. */
export function HistoryChips({ ctx, path, events, query }: HistoryFiltersProps) {
  const { t } = ctx;
  const contact = listContacts(ctx, events).find(([key]) => key === query.contact);
  const chips = [
    { label: describeKinds(ctx, query), without: { kind: NO_FILTERS.kind } },
    { label: describePeriod(ctx, query), without: { from: '', to: '' } },
    { label: contact?.[1] ?? query.contact, without: { contact: '' } },
    { label: query.status && t(STATUS_TEXTS[query.status]), without: { status: '' } },
    { label: query.source && formatSource(ctx, query.source), without: { source: '' } },
  ] as const;
  const active = chips.filter(({ label }) => label);
  if (active.length === 0) return null;
  return (
    <ul className="chips">
      {active.map(({ label, without }) => (
        <li key={label}>
          <a
            className="chip"
            href={path + formatHistoryQuery(query, { ...(without as object), page: 1 })}
            aria-label={t('FILTER_REMOVE', { name: label ?? '' })}
          >
            {label} <Icon name="close" />
          </a>
        </li>
      ))}
      <li>
        <a className="chips__clear" href={path}>
          {t('CLEAR_ALL')}
        </a>
      </li>
    </ul>
  );
}

const describeKinds = ({ t }: RequestContext, { kind }: HistoryQuery): string | undefined =>
  kind.map((name) => t(KIND_TEXTS[name])).join(', ') || undefined;

function describePeriod({ t }: RequestContext, { from, to }: HistoryQuery): string | undefined {
  if (from && to) return `${formatDate(from)} – ${formatDate(to)}`;
  if (from) return t('OWNER_PERIOD_SINCE', { date: formatDate(from) });
  return to ? t('OWNER_PERIOD_UNTIL', { date: formatDate(to) }) : undefined;
}

function listContacts(ctx: RequestContext, events: readonly PortalEvent[]): Choice[] {
  const named = events.filter((event) => getContactKey(event) !== '');
  const contacts = new Map(
    named.map((event) => [getContactKey(event), describeEvent(ctx, event).contact]),
  );
  return [...contacts].sort(([, a], [, b]) => a.localeCompare(b));
}
