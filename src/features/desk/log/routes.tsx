import { vValidator } from '@hono/valibot-validator';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { TextKey } from '../../../domain/language/texts';
import type { App } from '../../../env';
import { listStaff } from '../../../platform/accounts/staff-accounts-store';
import { limitPlace, PLACE_ENTRIES } from '../../../platform/list-place';
import type { RequestContext } from '../../../platform/request-context';
import { TextParameter } from '../../../platform/request-parameters';
import type { Filters } from '../desk-filters';
import { DeskFilters } from '../desk-filters';
import { DeskPager } from '../desk-pager';
import { formatDeskTime } from '../format-desk-time';
import { renderDeskPage } from '../render-desk-page';
import type { LogRow } from './log-store';
import { LOG_ROWS_PER_PAGE, loadLog } from './log-store';
import { STAFF_ACTIONS } from './staff-action';

/** Routes of the log: who of staff did what, and when. */
export const logRoutes = new Hono<App>();

const LogQuery = v.object({
  staff: v.pipe(
    TextParameter,
    v.transform((id) => id.slice(0, 60)),
  ),
  action: v.pipe(
    TextParameter,
    v.transform((action) => action.slice(0, 60)),
  ),
  ...PLACE_ENTRIES,
});

const ALL = { value: '', label: 'DESK_ALL' } as const;
const logFilters = {
  name: 'log',
  schema: LogQuery,
  parts: [
    {
      kind: 'select',
      name: 'staff',
      label: 'DESK_ASSIGNEE',
      options: 'dynamic',
      saysOptional: true,
    },
    {
      kind: 'select',
      name: 'action',
      label: 'DESK_LOG_ACTION',
      options: [
        ALL,
        ...Object.entries(STAFF_ACTIONS).map(([value, { text }]) => ({ value, label: text })),
      ],
      saysOptional: true,
    },
  ],
} as const satisfies Filters;

logRoutes.get('/desk/log/', vValidator('query', LogQuery), async (c) => {
  const { ctx } = c.var;
  const { t, href, language } = ctx;
  const query = limitPlace(c.req.valid('query'), LOG_ROWS_PER_PAGE);
  const [{ rows, total }, staff] = await Promise.all([
    loadLog(c.env.DB, query),
    listStaff(c.env.DB),
  ]);
  return renderDeskPage(
    c,
    { title: t('DESK_LOG'), entry: '/desk/log/' },
    <div className="desk-page">
      <div className="desk-head">
        <h1>{t('DESK_LOG')}</h1>
        <p className="desk-quiet">{t('DESK_LOG_KEPT')}</p>
      </div>
      <DeskFilters
        {...{ ctx, filters: logFilters, action: href.page('/desk/log/') }}
        values={{ staff: query.staff, action: query.action }}
        options={{ staff: [ALL, ...staff.map(({ id, name }) => ({ value: id, text: name }))] }}
      />
      {total === 0 && <p className="desk-empty">{t('DESK_LOG_NONE')}</p>}
      <ol className="desk-rows">
        {rows.map((row) => (
          <li key={row.id} className="log-row">
            <time className="desk-quiet">{formatDeskTime(row.createdAt, language)}</time>
            <span>
              <strong>{row.staffName ?? t('DESK_STAFF_TOOL')}</strong>{' '}
              <Action ctx={ctx} row={row} />
            </span>
          </li>
        ))}
      </ol>
      <DeskPager
        {...{ ctx, total, page: query.page, perPage: LOG_ROWS_PER_PAGE }}
        ids={rows.map(({ id }) => id)}
        getHref={(place) => href.page('/desk/log/', { ...query, ...place })}
      />
    </div>,
  );
});

interface ActionEntry {
  text: TextKey;
  page?: string;
}

/** Shows the name of an action, with a link to the lead, visit or page that it changed. */
function Action({
  ctx: { t, href },
  row: { action, subject },
}: {
  ctx: RequestContext;
  row: LogRow;
}) {
  const entry: ActionEntry = Object.hasOwn(STAFF_ACTIONS, action)
    ? STAFF_ACTIONS[action as keyof typeof STAFF_ACTIONS]
    : { text: 'DESK_LOG_CHANGED' };
  if (!subject) return t(entry.text);
  return (
    <>
      {t(entry.text)}{' '}
      {entry.page ? <a href={href.page(`${entry.page}${subject}/`)}>{subject}</a> : subject}
    </>
  );
}
