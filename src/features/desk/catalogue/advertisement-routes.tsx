import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import { findAdvertisementFaults } from '../../../domain/law/advertisement/find-faults';
import type { App } from '../../../env';
import type { RequestContext } from '../../../platform/request-context';
import { createRequestContext } from '../../../platform/request-context';
import { PositiveIntegerParameter } from '../../../platform/request-parameters';
import { renderDeskPage } from '../render-desk-page';
import { loadPropertyLabels } from '../visits/property-labels';
import type { CheckedProperty } from './advertisements-page';
import { AdvertisementsPage } from './advertisements-page';
import { buildSheet } from './sheet';
import { SheetPage } from './sheet-page';

/** What the advertisements of properties miss, and sheets for the window. */
export const deskAdvertisementRoutes = new Hono<App>();

const ENTRY = '/desk/catalogue/';
/** Each property is read and checked when its page is opened: an agency's whole offer is one page, a portal's is not. */
const MAX_WHOLE_OFFER = 500;
const PAGE_SIZE = 50;

const PageQuery = v.object({ page: v.fallback(PositiveIntegerParameter, 1) });

deskAdvertisementRoutes.get(
  '/desk/catalogue/listings/',
  vValidator('query', PageQuery),
  async (c) => {
    const { ctx } = c.var;
    const { index } = ctx.snapshot.catalogue;
    const size = index.count > MAX_WHOLE_OFFER ? PAGE_SIZE : MAX_WHOLE_OFFER;
    const pages = Math.max(1, Math.ceil(index.count / size));
    const page = Math.min(c.req.valid('query').page, pages);
    const ids = [...index.columns.id.subarray((page - 1) * size, page * size)];
    const getLabel = await loadPropertyLabels(ctx, ids);
    const properties = await Promise.all(
      ids.map(async (id): Promise<CheckedProperty> => {
        const property = await ctx.snapshot.catalogue.loadProperty(id);
        const faults = property ? findAdvertisementFaults(property) : [];
        return { label: getLabel(id), rules: [...new Set(faults.map(({ rule }) => rule.id))] };
      }),
    );
    return renderDeskPage(
      c,
      { title: ctx.t('DESK_CATALOGUE_WARNINGS'), entry: ENTRY },
      <AdvertisementsPage {...{ ctx, properties, page, pages }} />,
    );
  },
);

deskAdvertisementRoutes.get('/desk/catalogue/:property/card/', (c) => renderSheet(c, 'card'));
deskAdvertisementRoutes.get('/desk/catalogue/:property/poster/', (c) => renderSheet(c, 'poster'));

async function renderSheet(c: Context<App>, kind: 'card' | 'poster') {
  const { ctx } = c.var;
  const property = await loadRequestedProperty(c);
  if (!property) return c.notFound();
  const sheet = buildSheet(toOrdinaryLinks(ctx), property[ctx.catalogueLanguage]);
  return renderDeskPage(
    c,
    { title: ctx.t(kind === 'card' ? 'DESK_PROPERTY_CARD' : 'DESK_PROPERTY_POSTER'), entry: ENTRY },
    <SheetPage {...{ ctx, sheet, kind }} />,
  );
}

/** Returns the context with the addresses that the public reads: a sheet hangs in the window. */
const toOrdinaryLinks = ({ snapshot, route, origin }: RequestContext): RequestContext =>
  createRequestContext(snapshot, route, origin);

async function loadRequestedProperty(c: Context<App>) {
  const id = c.req.param('property') ?? '';
  return /^\d{1,9}$/.test(id) ? c.var.ctx.snapshot.catalogue.loadProperty(Number(id)) : undefined;
}
