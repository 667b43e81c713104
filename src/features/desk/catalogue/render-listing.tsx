import type { Context } from 'hono';
import type { TextKey } from '../../../domain/language/texts';
import { findAdvertisementFaults } from '../../../domain/law/advertisement/find-faults';
import type { App } from '../../../env';
import { createPreviewPath, loadPreviewKeys } from '../../../platform/auth/preview-link';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { DoneNote } from '../done-note';
import { renderDeskPage } from '../render-desk-page';
import { loadPropertyLabels } from '../visits/property-labels';
import { AdvertisementPage } from './advertisement-page';
import { ListingChanges } from './changes/listing-changes';
import type { OpenListing } from './changes/open-listing-store';

/** Renders a listing at the desk. `listing` is undefined where no version was loaded: then nothing can be changed. */
export async function renderListing(
  c: Context<App>,
  id: number,
  listing: OpenListing | undefined,
  { refused, notice }: { refused?: RefusedForm; notice?: TextKey | undefined } = {},
): Promise<Response> {
  const { ctx } = c.var;
  const shown = await ctx.snapshot.catalogue.loadProperty(id);
  const property = listing?.own ?? shown;
  if (!property) return c.notFound();
  const rules = [...new Set(findAdvertisementFaults(property).map(({ rule }) => rule.id))];
  const record = property[ctx.catalogueLanguage];
  const named = { property: id, about: null };
  const label = (await loadPropertyLabels(ctx, [id], [named]))(id);
  const path = ctx.href.property(record);
  // What is not public yet is opened by a key of its own.
  const previewUrl =
    shown && !ctx.early.has(id)
      ? (await createPreviewPath(path, await loadPreviewKeys(c.env), Date.now())).preview
      : undefined;
  return renderDeskPage(
    c,
    { title: label.name, entry: '/desk/catalogue/', status: refused?.status ?? 200, query: '' },
    <AdvertisementPage
      {...{ ctx, path, previewUrl, isShown: shown !== undefined }}
      property={{ label: shown ? label : { ...label, name: record.TypeDescription }, rules }}
    >
      <DoneNote>{notice && ctx.t(notice)}</DoneNote>
      {listing && <ListingChanges {...{ ctx, listing, refused }} />}
    </AdvertisementPage>,
  );
}
