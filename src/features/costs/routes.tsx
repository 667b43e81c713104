import { vValidator } from '@hono/valibot-validator';
import { Hono } from 'hono';
import * as v from 'valibot';
import { formatNoVarySearch } from '../../domain/routing/no-vary-search';
import type { App } from '../../env';
import { PositiveIntegerParameter } from '../../platform/request-parameters';
import { renderFragment } from '../../views/layout/render-fragment';
import { CostAnswers } from './cost-answers';
import { CostQuery } from './cost-query';

/** The costs of a property in every situation, for the script of its panel (client/costs). */
export const costRoutes = new Hono<App>();

const validateQuery = vValidator(
  'query',
  v.object({ ...CostQuery.entries, property: PositiveIntegerParameter }),
  ({ success }, c) => (success ? undefined : c.notFound()),
);

costRoutes.get('/fragments/costs/', validateQuery, async (c) => {
  const { ctx } = c.var;
  const records = await ctx.snapshot.catalogue.loadProperty(c.req.valid('query').property);
  if (!records) return c.body(null, 404);
  const property = records[ctx.catalogueLanguage];
  c.header('No-Vary-Search', formatNoVarySearch(['property', 'value']));
  const query = c.req.valid('query');
  // Without the value that somebody typed.
  return renderFragment(c, <CostAnswers {...{ ctx, property, query }} />, ['property']);
});
