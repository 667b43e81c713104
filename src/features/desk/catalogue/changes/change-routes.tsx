import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { OverrideFieldName } from '../../../../domain/catalogue/overrides/override-fields';
import type { PictureOrder } from '../../../../domain/catalogue/overrides/picture-order';
import type { TextKey } from '../../../../domain/language/texts';
import type { App } from '../../../../env';
import { TextParameter } from '../../../../platform/request-parameters';
import type { RefusedForm } from '../../../forms/kit/submit/read-form';
import { readUploadForm, refuseForm } from '../../../forms/kit/submit/read-form';
import { cardsForm } from '../../cards/card-note';
import { findListingCards, storeCards } from '../../cards/missing-cards-store';
import type { Changer } from '../../describe-changers';
import { describeChangers } from '../../describe-changers';
import { getStaff } from '../../desk-gate';
import { renderListing } from '../../listing/render-listing';
import { MAX_UPLOAD_BYTES } from '../../site/pictures/picture-form';
import { storeAddedPicture } from './added-picture-store';
import { askBeforeWithdrawing } from './ask-before-withdrawing';
import { askFarPrice, isFarPrice } from './ask-far-price';
import type { ListingChange } from './change-listing-store';
import { changeListing, findClashes } from './change-listing-store';
import { formatFieldValue } from './format-value';
import { LISTING_FORMS, withdrawForm } from './listing-forms';
import { buildPictureId } from './listing-pictures';
import type { OpenListing } from './open-listing-store';
import { openListing, readField } from './open-listing-store';
import type { OverridesOutcome } from './publish-overrides-store';
import { readChanges } from './read-changes';

/** A listing at the desk, and what the office changes of it beside the import. */
export const deskListingRoutes = new Hono<App>();

/** What was done, in the address to which a change leads. */
const DoneQuery = v.object({ done: TextParameter });
const LISTING = '/desk/catalogue/:property/';

const NOTICES: Readonly<Record<string, TextKey>> = {
  yes: 'DESK_LISTING_DONE',
  waits: 'DESK_LISTING_DONE_WAITS',
  broken: 'DESK_LISTING_DONE_BROKEN',
};
/** What is not live yet is published by the job of each minute. */
const DONE_BY_OUTCOME = {
  done: 'yes',
  locked: 'waits',
  concurrent: 'waits',
  'not loaded': 'broken',
  broken: 'broken',
} as const satisfies Record<OverridesOutcome['kind'], string>;

deskListingRoutes.get(LISTING, vValidator('query', DoneQuery), async (c) => {
  const listing = await openRequested(c);
  return renderListing(c, getId(c), listing, { notice: NOTICES[c.req.valid('query').done] });
});

deskListingRoutes.post(LISTING, async (c) => {
  const { ctx } = c.var;
  const id = getId(c);
  const listing = await openRequested(c);
  const { read, files } = await readUploadForm(c, MAX_UPLOAD_BYTES, cardsForm, ...LISTING_FORMS);
  if (!listing) return renderListing(c, id, listing);
  const refuse = (refused: RefusedForm) => renderListing(c, id, listing, { refused });
  if (!read.ok) return refuse(read);
  if (read.action === 'cards') {
    await storeCards(c.env.FILES, await findListingCards(ctx, c.env.FILES, listing.own), files);
    return c.redirect(ctx.href.page(`/desk/catalogue/${id}/`), 303);
  }
  const asked =
    read.action === 'picture-put'
      ? await storeAddedPicture(c.env.FILES, files, read.answers, listing)
      : readChanges(read, listing);
  if (asked && 'problem' in asked) return refuse(refuseForm(read, { alert: asked.problem }));
  if (!asked)
    return refuse({ ...refuseForm(read, { alert: 'ALERT_CHOICE_INVALID' }), form: undefined });
  if (read.form.name === withdrawForm.name && read.action === 'withdraw' && !read.answers.sure)
    return askBeforeWithdrawing(c, listing);
  const { changes, action, seen } = asked;
  const clashes = seen === undefined ? [] : findClashes(listing, changes, seen);
  if (clashes.length > 0) return refuse(describeClashes(c, listing, read, clashes));
  if (read.action === 'price' && !read.answers.sure && isFarPrice(listing, read.answers.price))
    return askFarPrice(c, listing, read.answers);
  const outcome = await changeListing(c.env, getStaff(c), listing, changes, action, Date.now());
  const done = DONE_BY_OUTCOME[outcome.kind];
  const place = 'picture' in read.answers ? findPictureRow(read.answers, changes) : 'change';
  return c.redirect(`${ctx.href.page(`/desk/catalogue/${id}/`, { done })}#${place}`, 303);
});

/** Names the row in which a picture that was moved, hidden or shown stands now. */
function findPictureRow({ picture }: { picture: string }, changes: readonly ListingChange[]) {
  const order = changes.find(({ field }) => field === 'pictures')?.value as PictureOrder;
  return buildPictureId(order.findIndex(({ url }) => url === picture));
}

const getId = (c: Context<App>) => Number(c.req.param('property'));

const openRequested = (c: Context<App>) => openListing(c.env, c.var.ctx, getId(c));

/** The inputs that are not named as their field. */
const INPUTS: Partial<Record<OverrideFieldName, string>> = {
  'public-from': 'day',
  'open-days': 'days',
};

/** Shows a form again beside what was written since the page was opened, and by whom. */
function describeClashes(
  c: Context<App>,
  listing: OpenListing,
  read: Parameters<typeof refuseForm>[0],
  clashes: readonly ListingChange[],
): RefusedForm {
  const { ctx } = c.var;
  const staff = getStaff(c);
  const changers = clashes.map((clash) => findChanger(listing, clash));
  const alertValues = { by: describeChangers(ctx, changers, staff) };
  if (clashes.some(({ field }) => field === 'pictures'))
    return {
      ...refuseForm(read, { status: 409, alert: 'DESK_LISTING_CLASH_PICTURES', alertValues }),
      form: undefined,
    };
  const errors = clashes.map(({ field, language }, index) => {
    const { value } = readField(listing, field, language);
    const by = describeChangers(ctx, [changers[index]], staff);
    const shown = formatFieldValue(ctx, listing, field, value);
    const key = 'DESK_LISTING_CLASH' as const;
    return [INPUTS[field] ?? field, { key, values: { by, value: shown } }];
  });
  return refuseForm(read, {
    ...{ status: 409, alert: 'DESK_CLASH', alertValues },
    errors: Object.fromEntries(errors),
  });
}

/** Finds who of staff gave a field the value that it has, or took it back; nobody where an import did. */
function findChanger(
  { overrides }: OpenListing,
  { field, language = '' }: ListingChange,
): Changer | undefined {
  const row = overrides.find(
    (override) =>
      override.field === field &&
      override.language === language &&
      (override.state === 'held' || override.state === 'undone'),
  );
  return row && { staff: row.staff, name: row.staffName };
}
