import type { Context } from 'hono';
import { Hono } from 'hono';
import { findRowById } from '../../../domain/catalogue/listing/listing-index';
import { createRowMatcher } from '../../../domain/catalogue/listing/row-matcher';
import type { PropertyByLanguage } from '../../../domain/catalogue/property';
import { toBrusselsDay } from '../../../domain/format/brussels-day';
import { subtractPeriod } from '../../../domain/format/period';
import { findAdvertisementFaults } from '../../../domain/law/advertisement/find-faults';
import { PERIODS } from '../../../domain/periods';
import type { App } from '../../../env';
import { createPreviewPath } from '../../../platform/auth/preview-link';
import { loadWatchedCriteria } from '../figures/figures-store';
import { renderDeskPage } from '../render-desk-page';
import { loadPropertyLabels } from '../visits/property-labels';
import type { KnownListing } from './known-listing';
import { DeskListingPage } from './listing-page';
import { loadListingRecords } from './listing-store';

/** One listing with everything known of it. */
export const deskListingRoutes = new Hono<App>();

deskListingRoutes.get('/desk/catalogue/:property/', async (c) => {
  const listing = await loadKnownListing(c, c.req.param('property'));
  return listing ? renderListing(c, listing) : c.notFound();
});

/** Loads a listing of the catalogue, or one that left it while visits or leads name it. */
async function loadKnownListing(
  c: Context<App>,
  number: string,
): Promise<KnownListing | undefined> {
  if (!/^\d{1,9}$/.test(number)) return undefined;
  const { ctx } = c.var;
  const id = Number(number);
  const { catalogue } = ctx.snapshot;
  const since = toBrusselsDay(new Date(subtractPeriod(Date.now(), PERIODS.summedViews)));
  const [property, records, criteria] = await Promise.all([
    catalogue.loadProperty(id),
    loadListingRecords(c.env.DB, id, since),
    loadWatchedCriteria(c.env.DB),
  ]);
  const rows = [...records.visits.rows, ...records.leads.rows];
  if (!property && rows.length === 0 && records.changes.rows.length === 0) return undefined;
  const label = (await loadPropertyLabels(ctx, [id], rows))(id);
  const row = findRowById(catalogue.index, id);
  const searches =
    row < 0 ? 0 : criteria.filter((query) => createRowMatcher(catalogue.index, query)(row)).length;
  return { label, property, records, searches, ...(await describeProperty(c, property)) };
}

async function describeProperty(c: Context<App>, property: PropertyByLanguage | undefined) {
  if (!property) return { rules: [], path: '', previewUrl: undefined };
  const { ctx } = c.var;
  const { PREVIEW_SECRETS } = c.env;
  const path = ctx.href.property(property[ctx.catalogueLanguage]);
  // What is not public yet is opened by a key of its own.
  const previewUrl =
    PREVIEW_SECRETS && !ctx.early.has(property.nl.ID)
      ? (await createPreviewPath(path, PREVIEW_SECRETS, Date.now())).preview
      : undefined;
  const rules = [...new Set(findAdvertisementFaults(property).map(({ rule }) => rule.id))];
  return { path, previewUrl, rules };
}

const renderListing = (c: Context<App>, listing: KnownListing) =>
  renderDeskPage(
    c,
    { title: listing.label.name, entry: '/desk/catalogue/' },
    <DeskListingPage {...{ ctx: c.var.ctx, listing }} />,
  );
