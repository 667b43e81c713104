import { Hono } from 'hono';
import type { App } from '../../app';
import { COMPARED, idsIn, idsQuery } from '../../catalogue/shortlist';
import { alternates } from '../../seo/alternates';
import { comparison } from './comparison';
import { ComparePage } from './page';

/** Two to four properties side by side, named in the address like a shortlist's. */
export const compare = new Hono<App>();

compare.get('/compare/', async (c) => {
  const { visit } = c.var;
  const asked = idsIn(new URL(c.req.url).searchParams, COMPARED);
  const found = await Promise.all(asked.map((id) => visit.snapshot.catalogue.property(id)));
  const properties = found.flatMap((records) => records?.[visit.catalogueLanguage] ?? []);
  // As many addresses as there are choices: kept by who asks, not by an isolate.
  if (asked.length > 0) c.header('Cache-Control', 'private, no-cache');
  return c.render(<ComparePage visit={visit} comparison={comparison(visit, properties)} />, {
    visit,
    sheet: 'shortlist',
    head: {
      title: visit.t('COMPARE_TITLE'),
      robots: 'noindex',
      paths: alternates(visit, '/compare/', idsQuery(properties.map(({ ID }) => ID))),
    },
  });
});
