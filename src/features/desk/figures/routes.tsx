import { Hono } from 'hono';
import { toBrusselsDay } from '../../../domain/format/brussels-day';
import { DAY_MS } from '../../../domain/format/durations';
import type { App } from '../../../env';
import { loadEmptySearches } from '../../search/empty-searches-store';
import { renderDeskPage } from '../render-desk-page';
import { loadPropertyLabels } from '../visits/property-labels';
import { compareCities, comparePrices } from './compare-with-catalogue';
import { DeskFiguresPage } from './figures-page';
import { loadViews, loadWatchedCriteria } from './figures-store';
import { sumViews } from './sum-views';

/** The figures: what is looked at, what is sought in vain, and demand beside the offer. */
export const deskFiguresRoutes = new Hono<App>();

const DAYS = 30;
const MAX_PROPERTIES = 50;
const MAX_SEARCHES = 50;
const MAX_CITIES = 30;

deskFiguresRoutes.get('/desk/figures/', async (c) => {
  const { ctx } = c.var;
  const { DB } = c.env;
  const { index } = ctx.snapshot.catalogue;
  const since = toBrusselsDay(new Date(Date.now() - DAYS * DAY_MS));
  const [views, emptySearches, searches] = await Promise.all([
    loadViews(DB, since),
    loadEmptySearches(DB, MAX_SEARCHES),
    loadWatchedCriteria(DB),
  ]);
  const properties = sumViews(views).slice(0, MAX_PROPERTIES);
  const getLabel = await loadPropertyLabels(
    ctx,
    properties.map(({ property }) => property),
  );
  const cities = compareCities(searches, index).slice(0, MAX_CITIES);
  const prices = comparePrices(searches, index);
  return renderDeskPage(
    c,
    { title: ctx.t('DESK_FIGURES'), entry: '/desk/figures/' },
    <DeskFiguresPage
      {...{ ctx, days: DAYS, properties, getLabel, emptySearches, cities, prices }}
    />,
  );
});
