import { vValidator } from '@hono/valibot-validator';
import { Hono } from 'hono';
import { MAX_COMPARED } from '../../domain/catalogue/favourites';
import { findRowById } from '../../domain/catalogue/listing/listing-index';
import { readBuyerPlan } from '../../domain/costs/buyer-plan';
import type { App } from '../../env';
import { share } from '../../platform/sharing/share';
import { loadSuggestions } from '../../views/cards/load-suggestions';
import { buildAlternatePaths } from '../../views/layout/alternate-paths';
import { ComparePage } from './compare-page';
import { buildComparison } from './comparison';
import { formatPlannedIds, IdsQuery } from './ids-query';

/**
 * The comparison of two to four properties; its URL lists them, like that of the favourites page.
 */
export const compareRoutes = new Hono<App>();

compareRoutes.get('/compare/', vValidator('query', IdsQuery), async (c) => {
  const { ctx } = c.var;
  const { catalogue } = ctx.snapshot;
  const { ids, as, own } = c.req.valid('query');
  const plan = readBuyerPlan(as, own);
  const existingIds = (ids ?? []).filter((id) => findRowById(catalogue.index, id) >= 0);
  const comparedIds = existingIds.slice(0, MAX_COMPARED);
  const records = await Promise.all(comparedIds.map((id) => catalogue.loadProperty(id)));
  const properties = records.flatMap((record) => record?.[ctx.catalogueLanguage] ?? []);
  // A list of one's own stays one's own.
  if (!ids) share(c);
  const suggestions =
    properties.length > 0 ? undefined : await loadSuggestions(ctx, ctx.route.original);
  const comparison = buildComparison(ctx, properties, plan);
  const query = formatPlannedIds(
    properties.map(({ ID }) => ID),
    plan,
  );
  const unshown = (ids ?? []).filter((id) => !existingIds.includes(id));
  const props = { ctx, comparison, suggestions, unshown };
  return c.render(<ComparePage {...props} isTruncated={existingIds.length > MAX_COMPARED} />, {
    ctx,
    stylesheet: 'favourites',
    head: {
      title: ctx.t('COMPARE_TITLE'),
      robots: 'noindex',
      paths: buildAlternatePaths(ctx, '/compare/', query),
    },
  });
});
