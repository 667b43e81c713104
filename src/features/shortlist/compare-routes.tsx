import { Hono } from 'hono';
import { findRowById } from '../../domain/catalogue/listing/listing-index';
import {
  formatIdsQuery,
  MAX_COMPARED,
  MAX_SHORTLISTED,
  parseIds,
} from '../../domain/catalogue/shortlist';
import type { App } from '../../env';
import { buildAlternatePaths } from '../../views/layout/alternate-paths';
import { ComparePage } from './compare-page';
import { buildComparison } from './comparison';

/** Two to four properties side by side, named in the address like a shortlist's. */
export const compareRoutes = new Hono<App>();

compareRoutes.get('/compare/', async (c) => {
  const { ctx } = c.var;
  const { catalogue } = ctx.snapshot;
  const wanted = parseIds(new URL(c.req.url).searchParams, MAX_SHORTLISTED).filter(
    (id) => findRowById(catalogue.index, id) >= 0,
  );
  const asked = wanted.slice(0, MAX_COMPARED);
  const found = await Promise.all(asked.map((id) => catalogue.loadProperty(id)));
  const properties = found.flatMap((records) => records?.[ctx.catalogueLanguage] ?? []);
  // As many addresses as there are choices: kept by who asks, not by an isolate.
  if (c.req.query('ids') !== undefined) c.header('Cache-Control', 'private, no-cache');
  const props = { ctx, comparison: buildComparison(ctx, properties) };
  return c.render(<ComparePage {...props} isTruncated={wanted.length > MAX_COMPARED} />, {
    ctx,
    stylesheet: 'shortlist',
    head: {
      title: ctx.t('COMPARE_TITLE'),
      robots: 'noindex',
      paths: buildAlternatePaths(ctx, '/compare/', formatIdsQuery(properties.map(({ ID }) => ID))),
    },
  });
});
