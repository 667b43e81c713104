import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import { getPropertyState, isClosed } from '../../../domain/catalogue/property-state';
import type { App } from '../../../env';
import { deliverDueMails } from '../../../platform/mail/outbox-store';
import { TextParameter } from '../../../platform/request-parameters';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { readForm, refuseForm } from '../../forms/kit/submit/read-form';
import type { Visit } from '../../visits/visits-store';
import { findConflictText, loadOpenSlots, loadVisit } from '../../visits/visits-store';
import { getStaff } from '../desk-gate';
import { findReference, listChoosableProperties, presentPropertyChoice } from '../property-choice';
import { renderDeskPage } from '../render-desk-page';
import { loadPropertyLabels } from '../visits/property-labels';
import { callerForm } from './caller-fields';
import { enterVisit } from './enter-visit';
import type { KnownLead } from './known-caller-store';
import { findCallerLeads } from './known-caller-store';
import { visitEntryForm } from './visit-entry-form';
import { VisitEntryPage } from './visit-entry-page';

/** Visits of who calls or comes in. */
export const deskVisitEntryRoutes = new Hono<App>();

const PATH = '/desk/visits/new/';
/** Hours that the form offers: those of some weeks. */
const MAX_OFFERED_SLOTS = 200;

deskVisitEntryRoutes.get(PATH, vValidator('query', v.object({ property: TextParameter })), (c) =>
  renderVisitEntry(c, { typed: c.req.valid('query').property }),
);

deskVisitEntryRoutes.post(PATH, async (c) => {
  const { env } = c;
  const { ctx } = c.var;
  const read = await readForm(c, visitEntryForm, callerForm);
  if (!read.ok)
    return renderVisitEntry(c, { typed: String(read.values.property ?? ''), refused: read });
  const typed = read.answers.property;
  if (read.action === 'look') {
    const { who } = read.answers;
    return renderVisitEntry(c, { typed, who, known: await findCallerLeads(env.DB, who) });
  }
  const before = await loadVisit(env.DB, read.answers.key);
  if (before) return redirectToVisit(c, before);
  const open = await loadOpenHours(c, typed);
  const slot = open?.slots.find(({ id }) => id === read.answers.slot);
  const key = 'ALERT_SLOT_TAKEN';
  if (!open || !slot)
    return renderVisitEntry(c, { typed, refused: refuseForm(read, { errors: { slot: { key } } }) });
  const entry = { staff: getStaff(c), property: open.property, slot };
  const result = await enterVisit(env, ctx, entry, read.answers);
  if (!result.stored) {
    const conflict = findConflictText(result.conflict);
    if (!conflict) throw new Error(result.conflict);
    const refused = refuseForm(read, { errors: { slot: { key: conflict } } });
    return renderVisitEntry(c, { typed, refused });
  }
  c.executionCtx.waitUntil(deliverDueMails(env, { first: result.mailIds }));
  return redirectToVisit(c, { id: read.answers.key, slot: slot.id });
});

/** Leads to the hour of a visit that was just booked. */
const redirectToVisit = (c: Context<App>, { id, slot }: Pick<Visit, 'id' | 'slot'>) =>
  c.redirect(c.var.ctx.href.page(`/desk/visits/${slot}/`, { done: 'enter', visit: id }), 303);

/** What the page shows: the property as it was typed, who was looked for, or what was refused. */
interface EntryState {
  typed: string;
  who?: string;
  known?: readonly KnownLead[];
  refused?: RefusedForm;
}

async function renderVisitEntry(c: Context<App>, { typed, who = '', known, refused }: EntryState) {
  const { ctx } = c.var;
  const open = await loadOpenHours(c, typed);
  const listed = listChoosableProperties(ctx);
  const getLabel = await loadPropertyLabels(ctx, [...listed, ...(open ? [open.property] : [])]);
  return renderDeskPage(
    c,
    { title: ctx.t('DESK_VISIT_NEW'), entry: '/desk/visits/', status: refused?.status ?? 200 },
    <VisitEntryPage
      {...{ ctx, typed, who, known, refused }}
      choice={presentPropertyChoice(listed.map(getLabel))}
      open={open && { label: getLabel(open.property), slots: open.slots }}
    />,
  );
}

/** Loads the free hours of a property that can be visited; undefined if none was chosen, or it is sold or let. */
async function loadOpenHours(c: Context<App>, typed: string) {
  const { catalogue, site } = c.env.snapshot;
  const property = findReference(catalogue.index, typed);
  const record = property !== undefined && (await catalogue.loadProperty(property));
  if (property === undefined || !record) return undefined;
  const { listings } = site.configuration;
  const isSettled = isClosed(getPropertyState(record[c.var.ctx.catalogueLanguage], listings));
  const slots = isSettled
    ? []
    : await loadOpenSlots(c.env.DB, property, Date.now(), MAX_OFFERED_SLOTS);
  return { property, slots: slots.filter(({ free }) => free > 0) };
}
