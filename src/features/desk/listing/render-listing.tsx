import type { Context } from 'hono';
import type { PropertyByLanguage } from '../../../domain/catalogue/property';
import { toBrusselsDay } from '../../../domain/format/brussels-day';
import { subtractPeriod } from '../../../domain/format/period';
import type { TextKey } from '../../../domain/language/texts';
import { findAdvertisementFaults } from '../../../domain/law/advertisement/find-faults';
import { PERIODS } from '../../../domain/periods';
import type { App } from '../../../env';
import { createPreviewPath, loadPreviewKeys } from '../../../platform/auth/preview-link';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { CardNote } from '../cards/card-note';
import { findListingCards } from '../cards/missing-cards-store';
import { ListingChanges } from '../catalogue/changes/listing-changes';
import type { OpenListing } from '../catalogue/changes/open-listing-store';
import { DoneNote } from '../done-note';
import { renderDeskPage } from '../render-desk-page';
import { SEEN_WITHIN } from '../seen-within';
import { loadPropertyLabels } from '../visits/property-labels';
import type { KnownListing } from './known-listing';
import { DeskListingPage } from './listing-page';
import { loadListingRecords } from './listing-store';

/** Renders a listing at the desk. `opened` is undefined where no version was loaded: then nothing can be changed. */
export async function renderListing(
  c: Context<App>,
  id: number,
  opened: OpenListing | undefined,
  { refused, notice }: { refused?: RefusedForm; notice?: TextKey | undefined } = {},
): Promise<Response> {
  const { ctx } = c.var;
  const listing = await loadKnownListing(c, id, opened);
  if (!listing) return c.notFound();
  const cards =
    opened && listing.isShown ? await findListingCards(ctx, c.env.FILES, opened.own) : [];
  return renderDeskPage(
    c,
    {
      title: listing.label.name,
      entry: '/desk/catalogue/',
      status: refused?.status ?? 200,
      query: '',
    },
    <DeskListingPage {...{ ctx, listing }}>
      <DoneNote>{notice && ctx.t(notice, SEEN_WITHIN)}</DoneNote>
      <CardNote {...{ ctx, cards }} action={ctx.href.page(`/desk/catalogue/${id}/`)} />
      {opened && <ListingChanges {...{ ctx, refused }} listing={opened} />}
    </DeskListingPage>,
  );
}

/** Loads a listing of the catalogue, or one that left it while visits or leads name it. */
async function loadKnownListing(
  c: Context<App>,
  id: number,
  opened: OpenListing | undefined,
): Promise<KnownListing | undefined> {
  if (!(id > 0 && id < 1e9)) return undefined;
  const { ctx } = c.var;
  const { catalogue } = ctx.snapshot;
  const since = toBrusselsDay(new Date(subtractPeriod(Date.now(), PERIODS.summedViews)));
  const [shown, records] = await Promise.all([
    catalogue.loadProperty(id),
    loadListingRecords(c.env.DB, id, since),
  ]);
  const property = opened?.own ?? shown;
  const rows = [...records.visits.rows, ...records.leads.rows];
  if (!property && rows.length === 0 && records.changes.rows.length === 0) return undefined;
  const found = (await loadPropertyLabels(ctx, [id], rows))(id);
  const label =
    property && !shown
      ? { ...found, name: property[ctx.catalogueLanguage].TypeDescription }
      : found;
  const isShown = shown !== undefined;
  const rest = await describeProperty(c, property, isShown);
  return { label, property, isShown, records, ...rest };
}

async function describeProperty(
  c: Context<App>,
  property: PropertyByLanguage | undefined,
  isShown: boolean,
) {
  if (!property) return { rules: [], path: '', previewUrl: undefined };
  const { ctx } = c.var;
  const path = ctx.href.property(property[ctx.catalogueLanguage]);
  // What is not public yet is opened by a key of its own.
  const previewUrl =
    isShown && !ctx.early.has(property.nl.ID)
      ? (await createPreviewPath(path, await loadPreviewKeys(c.env), Date.now())).preview
      : undefined;
  const rules = [...new Set(findAdvertisementFaults(property).map(({ rule }) => rule.id))];
  return { path, previewUrl, rules };
}
