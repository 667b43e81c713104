import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import { Hono } from 'hono';
import type { TextKey } from '../../../domain/language/texts';
import type { App } from '../../../env';
import { deliverDueMails } from '../../../platform/mail/outbox-store';
import { offerFreedSlots } from '../../visits/slot-offers-store';
import { loadOtherSlots } from '../../visits/visit-actions-store';
import { loadVisitFeedback } from '../../visits/visit-feedback-store';
import { getStaff } from '../desk-gate';
import { recordStaffAction } from '../log/staff-actions-store';
import { findOwnProperties } from '../own-properties';
import type { DeskAnswers } from '../read-desk-form';
import { readDeskForm } from '../read-desk-form';
import { renderDeskPage } from '../render-desk-page';
import { runChange } from '../run-change-store';
import { AgendaPage } from './agenda-page';
import { changeVisit } from './change-visit';
import type { HourDetails } from './hour-page';
import { HourPage } from './hour-page';
import { loadPropertyLabels } from './property-labels';
import { addDays, getMidnight, listAgendaDays, VisitsQuery } from './visits-query';
import type { AgendaHour, AgendaVisit } from './visits-store';
import {
  blockHour,
  loadAgendaHours,
  loadHour,
  loadVisitsAt,
  loadWaiting,
  unblockHour,
} from './visits-store';
import { WaitingPage } from './waiting-page';
import { writeFeedback } from './write-feedback';

/** The visits: agenda, single hours, waiting list. */
export const deskVisitRoutes = new Hono<App>();

const AREA = '/desk/visits/';

deskVisitRoutes.get('/desk/visits/', vValidator('query', VisitsQuery), async (c) => {
  const { ctx } = c.var;
  const query = c.req.valid('query');
  const days = listAgendaDays(query);
  const from = getMidnight(days[0] ?? query.day);
  const to = getMidnight(addDays(days.at(-1) ?? query.day, 1));
  const allHours = await loadAgendaHours(c.env.DB, { from, to, property: query.property });
  const allVisits = await loadVisitsAt(
    c.env.DB,
    allHours.map(({ id }) => id),
  );
  const { hours, visits } = query.mine
    ? await keepOwn(c, allHours, allVisits)
    : { hours: allHours, visits: allVisits };
  const getLabel = await loadPropertyLabels(ctx, [
    ...visits.map(({ property }) => property),
    ...(query.property === undefined ? [] : [query.property]),
  ]);
  return renderDeskPage(
    c,
    { title: ctx.t('DESK_VISITS'), area: AREA },
    <AgendaPage ctx={ctx} agenda={{ query, hours, visits, getLabel }} />,
  );
});

/** Keeps the visits to houses of who looks, and their hours. */
async function keepOwn(
  c: Context<App>,
  hours: readonly AgendaHour[],
  visits: readonly AgendaVisit[],
) {
  const houses = [...hours, ...visits].flatMap(({ property }) => property ?? []);
  const own = await findOwnProperties(c.var.ctx, getStaff(c), houses);
  const ownVisits = visits.filter(({ property }) => own.has(property));
  const slots = new Set(ownVisits.map(({ slot }) => slot));
  return {
    visits: ownVisits,
    hours: hours.filter(
      ({ id, property }) => slots.has(id) || (property !== null && own.has(property)),
    ),
  };
}

deskVisitRoutes.get('/desk/visits/waiting/', (c) => renderWaiting(c));

deskVisitRoutes.post('/desk/visits/waiting/', async (c) => {
  const problem = await changeVisitHere(c, await readDeskForm(c));
  if (problem) return renderWaiting(c, 409);
  return c.redirect(c.var.ctx.href.page('/desk/visits/waiting/'), 303);
});

deskVisitRoutes.get('/desk/visits/:hour/', async (c) => {
  const hour = await loadHour(c.env.DB, c.req.param('hour'));
  return hour ? renderHour(c, hour) : c.notFound();
});

deskVisitRoutes.post('/desk/visits/:hour/', async (c) => {
  const hour = await loadHour(c.env.DB, c.req.param('hour'));
  if (!hour) return c.notFound();
  const answers = await readDeskForm(c);
  const problem = await changeHour(c, hour, answers);
  if (problem) return renderHour(c, (await loadHour(c.env.DB, hour.id)) ?? hour, problem, answers);
  return c.redirect(c.var.ctx.href.page(`/desk/visits/${hour.id}/`), 303);
});

/** Moves or cancels a visit; the freed place is offered and the mails leave behind the answer. */
async function changeVisitHere(
  c: Context<App>,
  answers: DeskAnswers,
): Promise<TextKey | undefined> {
  const { env } = c;
  const problem = await changeVisit({ env, ctx: c.var.ctx, staff: getStaff(c) }, answers);
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
  answers: DeskAnswers,
): Promise<TextKey | undefined> {
  const { DB } = c.env;
  const staff = getStaff(c);
  const { action, visit: found = '', text = '', visitor = '', reason = '' } = answers;
  if (action === 'move' || action === 'cancel') return changeVisitHere(c, answers);
  if (action === 'block') {
    const log = recordStaffAction(DB, staff, 'hour blocked', id);
    const isDone = await runChange(DB, blockHour(DB, id, reason.slice(0, 100)), [log]);
    return isDone ? undefined : 'DESK_HOUR_BOOKED';
  }
  if (action === 'unblock') {
    await runChange(DB, unblockHour(DB, id), [recordStaffAction(DB, staff, 'hour freed', id)]);
    return undefined;
  }
  if (action !== 'feedback' && action !== 'release') return 'VISIT_CHANGED_MEANWHILE';
  const isHere = (await loadVisitsAt(DB, [id])).some((visit) => visit.id === found);
  if (!isHere) return 'VISIT_CHANGED_MEANWHILE';
  const isRelease = action === 'release';
  return writeFeedback(DB, staff, { visit: found, text, visitor, isRelease }, Date.now());
}

async function renderHour(
  c: Context<App>,
  hour: AgendaHour,
  problem?: TextKey,
  answers?: DeskAnswers,
) {
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
    { title: ctx.t('DESK_VISITS'), area: AREA, status: problem ? 422 : 200 },
    <HourPage {...{ ctx, details, problem, answers }} />,
  );
}

async function renderWaiting(c: Context<App>, status: 200 | 409 = 200) {
  const { ctx } = c.var;
  const waiting = await loadWaiting(c.env.DB);
  const getLabel = await loadPropertyLabels(
    ctx,
    waiting.map(({ property }) => property),
  );
  return renderDeskPage(
    c,
    { title: ctx.t('DESK_VISITS_WAITING'), area: AREA, status },
    <WaitingPage {...{ ctx, waiting, getLabel }} />,
  );
}
