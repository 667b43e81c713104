import { Hono } from 'hono';
import type { App } from '../../../env';
import { listStaff } from '../../../platform/accounts/staff-accounts-store';
import { renderDeskPage } from '../render-desk-page';
import { loadPropertyLabels } from '../visits/property-labels';
import { DeskFiguresPage } from './figures-page';
import { loadDeskFigures } from './figures-store';
import { sumUpFigures } from './sum-up-figures';

/** The figures: what is looked at, what is sought in vain, and demand beside the offer. */
export const deskFiguresRoutes = new Hono<App>();

deskFiguresRoutes.get('/desk/figures/', async (c) => {
  const { ctx } = c.var;
  const { DB } = c.env;
  const now = Date.now();
  const stored = await loadDeskFigures(DB);
  // Before the first run of the job.
  const figures = stored?.content ?? (await sumUpFigures(DB, ctx.snapshot, now));
  const getLabel = await loadPropertyLabels(
    ctx,
    figures.properties.map(({ property }) => property),
  );
  const names = new Map((await listStaff(DB)).map(({ id, name }) => [id, name]));
  return renderDeskPage(
    c,
    { title: ctx.t('DESK_FIGURES'), entry: '/desk/figures/' },
    <DeskFiguresPage {...{ ctx, figures, getLabel, names }} summedAt={stored?.createdAt ?? now} />,
  );
});
