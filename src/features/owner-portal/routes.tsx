import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import { Hono } from 'hono';
import type { Property } from '../../domain/catalogue/property';
import { formatCsv } from '../../domain/format/csv';
import type { App } from '../../env';
import {
  getSignedInPerson,
  readSession,
  requireOwner,
} from '../../platform/accounts/account-middleware';
import { loadOwnedProperties } from '../../platform/accounts/owner-properties-store';
import { createAccountFrame } from '../../views/layout/account-pages';
import { ChoosePage } from './choose-page';
import { getFirstDay, summarizeFigures } from './figures';
import { FiguresPage } from './figures-page';
import { HistoryPage } from './history-page';
import { filterEvents, HistoryQuery } from './history-query';
import { describeEvent } from './history-table';
import { createPortalFrame } from './portal-frame';
import type { PropertyFigures } from './portal-store';
import { loadEvents, loadFigures } from './portal-store';

/**
 * The owner portal (§2.10): an owner chooses one of their properties and sees its figures and history.
 * Three queries a page: the session, the figures with the owner's properties, the events.
 */
export const ownerPortalRoutes = new Hono<App>();

ownerPortalRoutes.use('/owner/*', readSession, requireOwner);

ownerPortalRoutes.get('/owner/', async (c) => {
  const { ctx } = c.var;
  const person = getSignedInPerson(c);
  const owned = await loadOwnedProperties(c.env.DB, person.id);
  const properties = await ctx.snapshot.catalogue.loadCards(owned, ctx.catalogueLanguage);
  return c.render(<ChoosePage {...{ ctx, properties }} />, {
    ctx,
    stylesheet: 'portal',
    frame: createAccountFrame(ctx, person, '/owner/'),
    head: { title: ctx.t('OWNER_PORTAL'), robots: 'noindex' },
  });
});

ownerPortalRoutes.get('/owner/:id/', async (c) => {
  const loaded = await loadOwnProperty(c);
  if (!loaded) return renderUnknownProperty(c);
  const { ctx } = c.var;
  const { person, property, figures, now } = loaded;
  const events = await loadEvents(c.env.DB, person.id, property.ID);
  return c.render(
    <FiguresPage
      {...{ ctx, property, events, now }}
      owned={figures.owned}
      figures={summarizeFigures(figures, now)}
    />,
    {
      ctx,
      stylesheet: 'portal',
      frame: createPortalFrame(ctx, person, property.ID, 'figures'),
      head: { title: `${ctx.t('OWNER_STATISTICS')} ${property.ID}`, robots: 'noindex' },
    },
  );
});

ownerPortalRoutes.get('/owner/:id/history/', vValidator('query', HistoryQuery), async (c) => {
  const loaded = await loadOwnProperty(c);
  if (!loaded) return renderUnknownProperty(c);
  const { ctx } = c.var;
  const { person, property, figures, now } = loaded;
  const query = c.req.valid('query');
  const events = await loadEvents(c.env.DB, person.id, property.ID);
  return c.render(
    <HistoryPage
      {...{ ctx, property, events, query }}
      owned={figures.owned}
      since={summarizeFigures(figures, now).since}
      kept={filterEvents(events, query)}
    />,
    {
      ctx,
      stylesheet: 'portal',
      frame: createPortalFrame(ctx, person, property.ID, 'history'),
      head: { title: `${ctx.t('OWNER_HISTORY')} ${property.ID}`, robots: 'noindex' },
    },
  );
});

ownerPortalRoutes.get('/owner/:id/history.csv', vValidator('query', HistoryQuery), async (c) => {
  const loaded = await loadOwnProperty(c);
  if (!loaded) return renderUnknownProperty(c);
  const { ctx } = c.var;
  const { t } = ctx;
  const { person, property } = loaded;
  const events = filterEvents(
    await loadEvents(c.env.DB, person.id, property.ID),
    c.req.valid('query'),
  ).map((event) => describeEvent(ctx, event));
  const header = [
    ...[t('OWNER_COLUMN_DATE'), t('OWNER_COLUMN_TIME'), t('OWNER_COLUMN_TYPE')],
    ...[t('OWNER_COLUMN_SUBJECT'), t('OWNER_COLUMN_COMMENT'), t('OWNER_COLUMN_CONTACT')],
    ...[t('OWNER_COLUMN_STATUS'), t('OWNER_COLUMN_SOURCE')],
  ];
  const rows = events.map(({ date, time, kind, subject, comment, contact, status, source }) => [
    ...[date, time, kind, subject, comment, contact, status, source],
  ]);
  return c.body(formatCsv([header, ...rows]), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${property.ID}.csv"`,
  });
});

/** Every other path of the portal is as unknown as another owner's property. */
ownerPortalRoutes.get('/owner/*', (c) => renderUnknownProperty(c));

/** Loads the property of the path with its figures; undefined if it is not the owner's, or unknown. */
async function loadOwnProperty(c: Context<App>) {
  const { ctx } = c.var;
  const id = Number(c.req.param('id'));
  const person = getSignedInPerson(c);
  const now = Date.now();
  const figures: PropertyFigures = await loadFigures(c.env.DB, person.id, id, getFirstDay(now));
  if (!figures.owned.includes(id)) return undefined;
  const records = await ctx.snapshot.catalogue.loadProperty(id);
  const property: Property | undefined = records?.[ctx.catalogueLanguage];
  return property && { person, property, figures, now };
}

/** Answers 404 without anything of the path, so that foreign and unknown ids get the same bytes. */
function renderUnknownProperty(c: Context<App>) {
  const { ctx } = c.var;
  const { t, href } = ctx;
  c.status(404);
  return c.render(
    <div className="account-page">
      <h1>{t('PROPERTY_NOT_FOUND')}</h1>
      <p>
        <a className="button button--outlined" href={href.page('/owner/')}>
          {t('OWNER_PORTAL')}
        </a>
      </p>
    </div>,
    {
      ctx,
      stylesheet: 'portal',
      frame: createAccountFrame(ctx, getSignedInPerson(c), '/owner/'),
      head: { title: t('PROPERTY_NOT_FOUND'), robots: 'noindex' },
    },
  );
}
