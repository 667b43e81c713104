import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { TextKey } from '../../../domain/language/texts';
import type { App } from '../../../env';
import { readPlace } from '../../../platform/list-place';
import { loadMailsOfLeads } from '../../../platform/mail/outbox-list-store';
import { deliverDueMails } from '../../../platform/mail/outbox-store';
import { TextParameter } from '../../../platform/request-parameters';
import type { AcceptedForm, RefusedForm } from '../../forms/kit/submit/read-form';
import { readForm, refuseForm } from '../../forms/kit/submit/read-form';
import { offerFreedSlots } from '../../visits/slot-offers-store';
import { loadOtherSlots } from '../../visits/visit-actions-store';
import { loadVisitFeedback } from '../../visits/visit-feedback-store';
import { getStaff } from '../desk-gate';
import { recordStaffAction } from '../log/staff-actions-store';
import { renderDeskPage } from '../render-desk-page';
import { runChange } from '../run-change-store';
import { askBeforeCancelling } from './ask-cancel';
import type { VisitChange } from './change-visit';
import { changeVisit } from './change-visit';
import { loadPropertyLabels } from './property-labels';
import { loadSlotDone } from './slot-done';
import { cancelForm, leaveForm, SLOT_FORMS } from './slot-forms';
import type { SlotDetails, SlotDone } from './slot-page';
import { SlotPage } from './slot-page';
import type { AgendaSlot } from './visits-store';
import {
  blockSlot,
  loadAgendaSlot,
  loadVisitsAt,
  loadWaiting,
  unblockSlot,
  WAITING_PER_PAGE,
} from './visits-store';
import { WaitingPage } from './waiting-page';
import { writeFeedback } from './write-feedback';

/** Single slots with their visits, and the waiting list. */
export const deskSlotRoutes = new Hono<App>();

const ENTRY = '/desk/visits/';

/** What was just done, and with which visit. */
/** The visit of a form that was refused, as its hidden values name it. */
const SeenVisit = v.object({ visit: TextParameter, sequence: TextParameter });

const DoneQuery = v.object({ done: TextParameter, visit: TextParameter });

deskSlotRoutes.get('/desk/visits/waiting/', vValidator('query', DoneQuery), async (c) =>
  renderWaiting(c, { done: await loadSlotDone(c.env.DB, c.var.ctx, c.req.valid('query')) }),
);

deskSlotRoutes.post('/desk/visits/waiting/', async (c) => {
  const read = await readForm(c, leaveForm);
  if (!read.ok) return renderWaiting(c, { refused: read });
  const question = read.answers.sure ? undefined : await askBeforeCancelling(c, read.answers);
  if (question) return question;
  const alert = await changeVisitHere(c, { action: read.action, ...read.answers });
  if (alert) return renderWaiting(c, { refused: refuseForm(read, { status: 409, alert }) });
  const { visit } = read.answers;
  return c.redirect(c.var.ctx.href.page('/desk/visits/waiting/', { done: 'cancel', visit }), 303);
});

deskSlotRoutes.get('/desk/visits/:slot/', vValidator('query', DoneQuery), async (c) => {
  const slot = await loadAgendaSlot(c.env.DB, c.req.param('slot'));
  const done = await loadSlotDone(c.env.DB, c.var.ctx, c.req.valid('query'));
  return slot ? renderSlot(c, slot, { done }) : c.notFound();
});

deskSlotRoutes.post('/desk/visits/:slot/', async (c) => {
  const slot = await loadAgendaSlot(c.env.DB, c.req.param('slot'));
  if (!slot) return c.notFound();
  const read = await readForm(c, ...SLOT_FORMS);
  if (!read.ok) {
    const { visit, sequence } = v.parse(SeenVisit, read.values);
    const isReason = read.form?.name === cancelForm.name;
    const again = isReason && (await askBeforeCancelling(c, { visit, sequence, refused: read }));
    return again || renderSlot(c, slot, { refused: read });
  }
  const question =
    read.action === 'cancel' && !read.answers.sure && (await askBeforeCancelling(c, read.answers));
  if (question) return question;
  const alert = await changeHour(c, slot, read);
  if (!alert) {
    const visit = 'visit' in read.answers ? read.answers.visit : undefined;
    const query = { done: read.action, visit };
    return c.redirect(c.var.ctx.href.page(`/desk/visits/${slot.id}/`, query), 303);
  }
  // The page says it: what the form was about changed meanwhile, so it may not stand there any more.
  const refused = { ...refuseForm(read, { alert }), form: undefined };
  return renderSlot(c, (await loadAgendaSlot(c.env.DB, slot.id)) ?? slot, { refused });
});

/** Moves or cancels a visit; the freed place is offered and the mails leave behind the answer. */
async function changeVisitHere(c: Context<App>, change: VisitChange): Promise<TextKey | undefined> {
  const { env } = c;
  const changer = { env, ctx: c.var.ctx, staff: getStaff(c) };
  const problem = await changeVisit(changer, change);
  if (problem) return problem;
  await offerFreedSlots(env, env.snapshot).catch((error) =>
    console.error('a freed slot was not offered; the cron job will offer it', error),
  );
  c.executionCtx.waitUntil(deliverDueMails(env));
  return undefined;
}

/** Does what a form of the slot's page asks; returns the reason if nothing changed. */
async function changeHour(
  c: Context<App>,
  { id }: AgendaSlot,
  read: AcceptedForm<(typeof SLOT_FORMS)[number]>,
): Promise<TextKey | undefined> {
  const { DB } = c.env;
  const staff = getStaff(c);
  switch (read.action) {
    case 'move':
    case 'cancel':
      return changeVisitHere(c, { action: read.action, ...read.answers });
    case 'block': {
      const log = recordStaffAction(DB, staff, 'hour blocked', id);
      const isDone = await runChange(DB, blockSlot(DB, id, read.answers.reason), [log]);
      return isDone ? undefined : 'DESK_SLOT_BOOKED';
    }
    case 'unblock':
      await runChange(DB, unblockSlot(DB, id), [recordStaffAction(DB, staff, 'hour freed', id)]);
      return undefined;
    default: {
      const { action, answers } = read;
      const isHere = (await loadVisitsAt(DB, [id])).some((visit) => visit.id === answers.visit);
      if (!isHere) return 'VISIT_CHANGED_MEANWHILE';
      const isRelease = action === 'release';
      await writeFeedback(DB, staff, answers, { isRelease, now: Date.now() });
      return undefined;
    }
  }
}

/** What a page says beside what it shows. */
interface PageWord {
  refused?: RefusedForm;
  done?: SlotDone | undefined;
}

async function renderSlot(c: Context<App>, slot: AgendaSlot, { refused, done }: PageWord) {
  const { ctx } = c.var;
  const { DB } = c.env;
  const now = Date.now();
  const visits = await loadVisitsAt(DB, [slot.id]);
  const otherSlots = new Map(
    await Promise.all(
      visits.map(async (visit) => {
        const slots = await loadOtherSlots(DB, visit, now);
        return [visit.id, slots.filter(({ free }) => free > 0)] as const;
      }),
    ),
  );
  const ids = visits.map(({ id }) => id);
  const details: SlotDetails = {
    ...{ slot, visits, otherSlots, now, done },
    mails: await loadMailsOfLeads(DB, ids),
    feedback: await loadVisitFeedback(DB, ids),
    getLabel: await loadPropertyLabels(
      ctx,
      [slot.property, ...visits.map(({ property }) => property)].flatMap((id) => id ?? []),
      visits,
    ),
  };
  return renderDeskPage(
    c,
    { title: ctx.t('DESK_VISITS'), entry: ENTRY, status: refused?.status ?? 200 },
    <SlotPage {...{ ctx, details, refused }} />,
  );
}

async function renderWaiting(c: Context<App>, { refused, done }: PageWord) {
  const { ctx } = c.var;
  const place = readPlace(c.req.url, WAITING_PER_PAGE);
  const waiting = await loadWaiting(c.env.DB, place);
  const getLabel = await loadPropertyLabels(
    ctx,
    waiting.rows.map(({ property }) => property),
    waiting.rows,
  );
  return renderDeskPage(
    c,
    { title: ctx.t('DESK_VISITS_WAITING'), entry: ENTRY, status: refused?.status ?? 200 },
    <WaitingPage {...{ ctx, waiting, place, getLabel, refused }} done={done?.text} />,
  );
}
