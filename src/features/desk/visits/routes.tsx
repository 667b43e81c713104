import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { addDays } from '../../../domain/format/brussels-day';
import type { App } from '../../../env';
import { getStaff } from '../desk-gate';
import { findOwnProperties } from '../own-properties';
import { renderDeskPage } from '../render-desk-page';
import { AgendaPage } from './agenda-page';
import { loadPropertyLabels } from './property-labels';
import { getMidnight, listAgendaDays, VisitsQuery } from './visits-query';
import type { AgendaSlot, AgendaVisit } from './visits-store';
import { loadAgendaSlots, loadVisitsAt } from './visits-store';

/** The agenda of visits. */
export const deskVisitRoutes = new Hono<App>();

const ENTRY = '/desk/visits/';

deskVisitRoutes.get('/desk/visits/', vValidator('query', VisitsQuery), async (c) => {
  const { ctx } = c.var;
  const query = c.req.valid('query');
  const days = listAgendaDays(query);
  const from = getMidnight(days[0] ?? query.day);
  const to = getMidnight(addDays(days.at(-1) ?? query.day, 1));
  const { rows: allSlots, isMore } = await loadAgendaSlots(c.env.DB, {
    ...{ from, to, property: query.property },
  });
  const allVisits = await loadVisitsAt(
    c.env.DB,
    allSlots.map(({ id }) => id),
  );
  const { slots, visits } = query.mine
    ? await keepOwn(c, allSlots, allVisits)
    : { slots: allSlots, visits: allVisits };
  const named = query.property === undefined ? [] : [query.property];
  const ids = [...visits.map(({ property }) => property), ...named];
  const getLabel = await loadPropertyLabels(ctx, ids, visits);
  return renderDeskPage(
    c,
    { title: ctx.t('DESK_VISITS'), entry: ENTRY },
    <AgendaPage ctx={ctx} agenda={{ query, slots, visits, getLabel, isMore }} />,
  );
});

/** Keeps the visits to properties of who looks, and their slots. */
async function keepOwn(
  c: Context<App>,
  slots: readonly AgendaSlot[],
  visits: readonly AgendaVisit[],
) {
  const properties = slots.flatMap(({ property }) => property ?? []);
  const own = await findOwnProperties(c.var.ctx, getStaff(c), properties, visits);
  const ownVisits = visits.filter(({ property }) => own.has(property));
  const booked = new Set(ownVisits.map(({ slot }) => slot));
  return {
    visits: ownVisits,
    slots: slots.filter(
      ({ id, property }) => booked.has(id) || (property !== null && own.has(property)),
    ),
  };
}
