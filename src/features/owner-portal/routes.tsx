import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { toBrusselsDay } from '../../domain/format/brussels-day';
import { formatCsv } from '../../domain/format/csv';
import { listPropertyPapers } from '../../domain/law/property-documents';
import type { App } from '../../env';
import { getSignedInAccount, readSession } from '../../platform/accounts/account-middleware';
import { createAccountShell } from '../../views/layout/account-pages';
import { requireOwner } from '../sign-in/account-gates';
import { ChoosePage } from './choose-page';
import { digestRoutes } from './digest/digest-routes';
import { summarizeFigures } from './figures';
import { PropertyFiguresPage } from './figures-page';
import { loadGoneProperties } from './gone-properties-store';
import { HistoryPage } from './history-page';
import { filterEvents, HistoryQuery } from './history-query';
import { describeEvent } from './history-table';
import type { OwnProperty } from './own-property';
import { loadOwnProperty, renderUnknownProperty, showOwnProperties } from './own-property';
import { loadOwnedProperties } from './owner-properties-store';
import { createPortalShell } from './portal-shell';
import { loadHistory } from './portal-store';
import { questionRoutes } from './question-routes';

/**
 * The owner portal (§2.10): an owner chooses one of their properties, or has only one, and sees its figures
 * and history.
 * Three queries a page: the session, the figures with the owner's properties, the events; the first page asks
 * for the properties before.
 */
export const ownerPortalRoutes = new Hono<App>();

ownerPortalRoutes.use('/owner/*', readSession, requireOwner, showOwnProperties);

ownerPortalRoutes.get('/owner/', async (c) => {
  const { ctx } = c.var;
  const account = getSignedInAccount(c);
  const owned = await loadOwnedProperties(c.env.DB, account.id);
  const [only, ...others] = owned;
  const own =
    only !== undefined && others.length === 0 ? await loadOwnProperty(c, only) : undefined;
  if (own) return renderFigures(c, own);
  const properties = await ctx.snapshot.catalogue.loadCards(owned, ctx.catalogueLanguage);
  const shown = new Set(properties.map(({ ID }) => ID));
  const left = owned.filter((id) => !shown.has(id));
  const gone = await loadGoneProperties(c.env.DB, left, Date.now());
  return c.render(<ChoosePage {...{ ctx, properties, gone }} />, {
    ctx,
    stylesheet: 'portal',
    shell: createAccountShell(ctx, account, '/owner/'),
    head: { title: ctx.t('OWNER_PORTAL'), robots: 'noindex' },
  });
});

ownerPortalRoutes.get('/owner/:id/', async (c) => {
  const own = await loadOwnProperty(c);
  return own ? renderFigures(c, own) : renderUnknownProperty(c);
});

/** Renders the figures of a property; they are the first page of an owner who has no other. */
async function renderFigures(c: Context<App>, own: OwnProperty) {
  const { ctx } = c.var;
  const { account, property, figures, now } = own;
  const { actions, searches, owned } = figures;
  const history = await loadHistory(c.env.DB, account.id, property.ID);
  return c.render(
    <PropertyFiguresPage
      {...{ ctx, property, owned, actions, searches, now }}
      {...{ events: history.events, changes: history.changes }}
      figures={summarizeFigures(figures, now)}
      papers={listPropertyPapers(property, toBrusselsDay(new Date(now)))}
    />,
    {
      ctx,
      stylesheet: 'portal',
      shell: createPortalShell(ctx, account, property.ID, 'figures'),
      head: { title: `${ctx.t('OWNER_STATISTICS')} ${property.ID}`, robots: 'noindex' },
    },
  );
}

ownerPortalRoutes.get('/owner/:id/history/', vValidator('query', HistoryQuery), async (c) => {
  const own = await loadOwnProperty(c);
  if (!own) return renderUnknownProperty(c);
  const { ctx } = c.var;
  const { account, property, figures } = own;
  const query = c.req.valid('query');
  const { events, isMore } = await loadHistory(c.env.DB, account.id, property.ID);
  return c.render(
    <HistoryPage
      {...{ ctx, property, events, query, isMore }}
      owned={figures.owned}
      kept={filterEvents(events, query)}
    />,
    {
      ctx,
      stylesheet: 'portal',
      shell: createPortalShell(ctx, account, property.ID, 'history'),
      head: { title: `${ctx.t('OWNER_HISTORY')} ${property.ID}`, robots: 'noindex' },
    },
  );
});

ownerPortalRoutes.get('/owner/:id/history.csv', vValidator('query', HistoryQuery), async (c) => {
  const own = await loadOwnProperty(c);
  if (!own) return renderUnknownProperty(c);
  const { ctx } = c.var;
  const { t } = ctx;
  const { account, property } = own;
  const history = await loadHistory(c.env.DB, account.id, property.ID);
  const events = filterEvents(history.events, c.req.valid('query')).map((event) =>
    describeEvent(ctx, event),
  );
  const header = [
    ...[t('OWNER_COLUMN_DATE'), t('OWNER_COLUMN_TIME'), t('OWNER_COLUMN_TYPE')],
    ...[t('OWNER_COLUMN_SUBJECT'), t('OWNER_COLUMN_COMMENT'), t('OWNER_COLUMN_CONTACT')],
    ...[t('OWNER_COLUMN_STATUS'), t('OWNER_COLUMN_SOURCE')],
  ];
  const rows = events.map(({ date, time, kind, subject, comment, contact, status, source }) => [
    ...[date, time, kind, subject, comment, contact, status, source],
  ]);
  // A file that ends at a number says so.
  const more = history.isMore ? [[t('LIST_MORE_THAN', { count: history.events.length })]] : [];
  return c.body(formatCsv([header, ...rows, ...more]), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${property.ID}.csv"`,
  });
});

ownerPortalRoutes.route('/', questionRoutes);
ownerPortalRoutes.route('/', digestRoutes);

/** Every other path of the portal is as unknown as another owner's property. */
ownerPortalRoutes.all('/owner/*', (c) => renderUnknownProperty(c));
