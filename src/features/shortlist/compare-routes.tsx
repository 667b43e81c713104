import { Hono } from 'hono';
import { rowOf } from '../../domain/catalogue/listing/listing-index';
import { COMPARED, idsIn, idsQuery, SHORTLIST_LENGTH } from '../../domain/catalogue/shortlist';
import type { App } from '../../env';
import { alternates } from '../../views/layout/alternates';
import { ComparePage } from './compare-page';
import { comparison } from './comparison';

/** Two to four properties side by side, named in the address like a shortlist's. */
export const compare = new Hono<App>();

compare.get('/compare/', async (c) => {
  const { ctx } = c.var;
  const { catalogue } = ctx.snapshot;
  const wanted = idsIn(new URL(c.req.url).searchParams, SHORTLIST_LENGTH).filter(
    (id) => rowOf(catalogue.index, id) >= 0,
  );
  const asked = wanted.slice(0, COMPARED);
  const found = await Promise.all(asked.map((id) => catalogue.property(id)));
  const properties = found.flatMap((records) => records?.[ctx.catalogueLanguage] ?? []);
  // As many addresses as there are choices: kept by who asks, not by an isolate.
  if (c.req.query('ids') !== undefined) c.header('Cache-Control', 'private, no-cache');
  const props = { ctx, comparison: comparison(ctx, properties) };
  return c.render(<ComparePage {...props} full={wanted.length > COMPARED} />, {
    ctx,
    sheet: 'shortlist',
    head: {
      title: ctx.t('COMPARE_TITLE'),
      robots: 'noindex',
      paths: alternates(ctx, '/compare/', idsQuery(properties.map(({ ID }) => ID))),
    },
  });
});
