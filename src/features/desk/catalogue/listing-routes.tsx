import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import { findAdvertisementFaults } from '../../../domain/law/advertisement/find-faults';
import type { App } from '../../../env';
import { createPreviewPath } from '../../../platform/auth/preview-link';
import { PositiveIntegerParameter } from '../../../platform/request-parameters';
import { renderDeskPage } from '../render-desk-page';
import { loadPropertyLabels } from '../visits/property-labels';
import { ListingPage } from './listing-page';
import type { CheckedListing } from './listings-page';
import { ListingsPage } from './listings-page';
import { buildSheet } from './sheet';
import { SheetPage } from './sheet-page';

/** Listings: what their advertisements miss, previews, and sheets for the window. */
export const deskListingRoutes = new Hono<App>();

const AREA = '/desk/catalogue/';
/** Each listing is read and checked when its page is opened. */
const PAGE_SIZE = 25;

const PageQuery = v.object({ page: v.fallback(PositiveIntegerParameter, 1) });

deskListingRoutes.get('/desk/catalogue/listings/', vValidator('query', PageQuery), async (c) => {
  const { ctx } = c.var;
  const { index } = ctx.snapshot.catalogue;
  const pages = Math.max(1, Math.ceil(index.count / PAGE_SIZE));
  const page = Math.min(c.req.valid('query').page, pages);
  const ids = [...index.columns.id.subarray((page - 1) * PAGE_SIZE, page * PAGE_SIZE)];
  const getLabel = await loadPropertyLabels(ctx, ids);
  const listings = await Promise.all(
    ids.map(async (id): Promise<CheckedListing> => {
      const property = await ctx.snapshot.catalogue.loadProperty(id);
      const faults = property ? findAdvertisementFaults(property) : [];
      return { label: getLabel(id), rules: [...new Set(faults.map(({ rule }) => rule.id))] };
    }),
  );
  return renderDeskPage(
    c,
    { title: ctx.t('DESK_CATALOGUE_WARNINGS'), area: AREA },
    <ListingsPage {...{ ctx, listings, page, pages }} />,
  );
});

deskListingRoutes.get('/desk/catalogue/:listing/', async (c) => {
  const { ctx } = c.var;
  const property = await loadListing(c);
  if (!property) return c.notFound();
  const { ID: id } = property.nl;
  const rules = [...new Set(findAdvertisementFaults(property).map(({ rule }) => rule.id))];
  const label = (await loadPropertyLabels(ctx, [id]))(id);
  const path = ctx.href.property(property[ctx.catalogueLanguage]);
  const { PREVIEW_SECRETS } = c.env;
  const previewUrl = PREVIEW_SECRETS
    ? (await createPreviewPath(path, PREVIEW_SECRETS, Date.now())).preview
    : undefined;
  return renderDeskPage(
    c,
    { title: label.name, area: AREA },
    <ListingPage {...{ ctx, path, previewUrl }} listing={{ label, rules }} />,
  );
});

deskListingRoutes.get('/desk/catalogue/:listing/card/', (c) => renderSheet(c, 'card'));
deskListingRoutes.get('/desk/catalogue/:listing/poster/', (c) => renderSheet(c, 'poster'));

async function renderSheet(c: Context<App>, kind: 'card' | 'poster') {
  const { ctx } = c.var;
  const listing = await loadListing(c);
  if (!listing) return c.notFound();
  const sheet = buildSheet(ctx, listing[ctx.catalogueLanguage]);
  return renderDeskPage(
    c,
    { title: ctx.t(kind === 'card' ? 'DESK_LISTING_CARD' : 'DESK_LISTING_POSTER'), area: AREA },
    <SheetPage {...{ ctx, sheet, kind }} />,
  );
}

async function loadListing(c: Context<App>) {
  const id = c.req.param('listing') ?? '';
  return /^\d{1,9}$/.test(id) ? c.var.ctx.snapshot.catalogue.loadProperty(Number(id)) : undefined;
}
