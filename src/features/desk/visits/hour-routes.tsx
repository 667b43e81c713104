import type { Context } from 'hono';
import { Hono } from 'hono';
import type { TextKey } from '../../../domain/language/texts';
import type { App } from '../../../env';
import { readPlace } from '../../../platform/list-place';
import { deliverDueMails } from '../../../platform/mail/outbox-store';
import type { AcceptedForm, RefusedForm } from '../../forms/kit/submit/read-form';
import { readForm, refuseForm } from '../../forms/kit/submit/read-form';
import { offerFreedSlots } from '../../visits/slot-offers-store';
import { loadOtherSlots } from '../../visits/visit-actions-store';
import { loadVisitFeedback } from '../../visits/visit-feedback-store';
import { getStaff } from '../desk-gate';
import { recordStaffAction } from '../log/staff-actions-store';
import { renderDeskPage } from '../render-desk-page';
import { runChange } from '../run-change-store';
import type { VisitChange } from './change-visit';
import { changeVisit } from './change-visit';
import { HOUR_FORMS, leaveForm } from './hour-forms';
import type { HourDetails } from './hour-page';
import { HourPage } from './hour-page';
import { loadPropertyLabels } from './property-labels';
import type { AgendaHour } from './visits-store';
import {
  blockHour,
  loadHour,
  loadVisitsAt,
  loadWaiting,
  unblockHour,
  WAITING_PER_PAGE,
} from './visits-store';
import { WaitingPage } from './waiting-page';
import { writeFeedback } from './write-feedback';

/** Single hours with their visits, and the waiting list. */
export const deskHourRoutes = new Hono<App>();

const AREA = '/desk/visits/';

deskHourRoutes.get('/desk/visits/waiting/', (c) => renderWaiting(c));

deskHourRoutes.post('/desk/visits/waiting/', async (c) => {
  const read = await readForm(c, leaveForm);
  if (!read.ok) return renderWaiting(c, read);
  const alert = await changeVisitHere(c, { action: read.action, ...read.answers });
  if (alert) return renderWaiting(c, refuseForm(read, { status: 409, alert }));
  return c.redirect(c.var.ctx.href.page('/desk/visits/waiting/'), 303);
});

deskHourRoutes.get('/desk/visits/:hour/', async (c) => {
  const hour = await loadHour(c.env.DB, c.req.param('hour'));
  return hour ? renderHour(c, hour) : c.notFound();
});

deskHourRoutes.post('/desk/visits/:hour/', async (c) => {
  const hour = await loadHour(c.env.DB, c.req.param('hour'));
  if (!hour) return c.notFound();
  const read = await readForm(c, ...HOUR_FORMS);
  if (!read.ok) return renderHour(c, hour, read);
  const alert = await changeHour(c, hour, read);
  if (!alert) return c.redirect(c.var.ctx.href.page(`/desk/visits/${hour.id}/`), 303);
  // The page says it: what the form was about changed meanwhile, so it may not stand there any more.
  const refused = { ...refuseForm(read, { alert }), form: undefined };
  return renderHour(c, (await loadHour(c.env.DB, hour.id)) ?? hour, refused);
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

/** Does what a form of the hour's page asks; returns the reason if nothing changed. */
async function changeHour(
  c: Context<App>,
  { id }: AgendaHour,
  read: AcceptedForm<(typeof HOUR_FORMS)[number]>,
): Promise<TextKey | undefined> {
  const { DB } = c.env;
  const staff = getStaff(c);
  switch (read.action) {
    case 'move':
    case 'cancel':
      return changeVisitHere(c, { action: read.action, ...read.answers });
    case 'block': {
      const log = recordStaffAction(DB, staff, 'hour blocked', id);
      const isDone = await runChange(DB, blockHour(DB, id, read.answers.reason), [log]);
      return isDone ? undefined : 'DESK_HOUR_BOOKED';
    }
    case 'unblock':
      await runChange(DB, unblockHour(DB, id), [recordStaffAction(DB, staff, 'hour freed', id)]);
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

async function renderHour(c: Context<App>, hour: AgendaHour, refused?: RefusedForm) {
  const { ctx } = c.var;
  const { DB } = c.env;
  const now = Date.now();
  const visits = await loadVisitsAt(DB, [hour.id]);
  const otherHours = new Map(
    await Promise.all(
      visits.map(async (visit) => {
        const slots = await loadOtherSlots(DB, visit, now);
        return [visit.id, slots.filter(({ free }) => free > 0)] as const;
      }),
    ),
  );
  const ids = visits.map(({ id }) => id);
  const details: HourDetails = {
    ...{ hour, visits, otherHours, now },
    feedback: await loadVisitFeedback(DB, ids),
    getLabel: await loadPropertyLabels(ctx, hour.property === null ? [] : [hour.property]),
  };
  return renderDeskPage(
    c,
    { title: ctx.t('DESK_VISITS'), area: AREA, status: refused?.status ?? 200 },
    <HourPage {...{ ctx, details, refused }} />,
  );
}

async function renderWaiting(c: Context<App>, refused?: RefusedForm) {
  const { ctx } = c.var;
  const place = readPlace(c.req.query(), WAITING_PER_PAGE);
  const waiting = await loadWaiting(c.env.DB, place);
  const getLabel = await loadPropertyLabels(
    ctx,
    waiting.rows.map(({ property }) => property),
  );
  return renderDeskPage(
    c,
    { title: ctx.t('DESK_VISITS_WAITING'), area: AREA, status: refused?.status ?? 200 },
    <WaitingPage {...{ ctx, waiting, place, getLabel, refused }} />,
  );
}
