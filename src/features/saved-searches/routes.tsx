import { vValidator } from '@hono/valibot-validator';
import { Hono } from 'hono';
import { renderToStaticMarkup } from 'react-dom/server';
import type { App } from '../../env';
import { SearchParameters } from '../../platform/request-parameters';
import { getPrivateCacheControl } from '../../platform/snapshot/cache-control';
import { readFieldValues } from '../forms/kit/definition/parse-answers';
import { readDraftCriteria } from './criteria';
import { demandRegisterForm } from './form';
import { renderMatches } from './matches';

export const matchesRoutes = new Hono<App>();

/** Returns the current matches of a search, for the script that updates the column beside the form. */
matchesRoutes.get('/demand-matches/', vValidator('query', SearchParameters), async (c) => {
  const data = new FormData();
  for (const [name, value] of c.req.valid('query')) data.append(name, value);
  const search = readDraftCriteria(readFieldValues(demandRegisterForm, data));
  c.header('Cache-Control', getPrivateCacheControl());
  c.header('X-Robots-Tag', 'noindex');
  return c.html(
    renderToStaticMarkup(await renderMatches(c.var.ctx, search, demandRegisterForm.name)),
  );
});
