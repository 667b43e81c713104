import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import { Hono } from 'hono';
import type { App } from '../../../env';
import { getStaff } from '../desk-gate';
import { findOwnProperties } from '../own-properties';
import { renderDeskPage } from '../render-desk-page';
import { AgendaPage } from './agenda-page';
import { loadPropertyLabels } from './property-labels';
import { addDays, getMidnight, listAgendaDays, VisitsQuery } from './visits-query';
import type { AgendaHour, AgendaVisit } from './visits-store';
import { loadAgendaHours, loadVisitsAt } from './visits-store';

/** The agenda of visits. */
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
