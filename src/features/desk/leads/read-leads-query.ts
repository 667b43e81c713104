import type { Context } from 'hono';
import type { App } from '../../../env';
import { limitPlace } from '../../../platform/list-place';
import type { QueryContext } from '../../../platform/request-parameters';
import { getStaff } from '../desk-gate';
import { loadSearchWords, storeSearchWords } from './desk-searches-store';
import type { LeadsQuery } from './leads-query';
import { LEADS_PER_PAGE } from './leads-query';

/**
 * Reads the filters of the leads from the address. What somebody looks for is not in it but behind an id; an older
 * address that holds the words is read too, and links on from there hold the id.
 */
export async function readLeadsQuery(c: QueryContext<typeof LeadsQuery>): Promise<LeadsQuery> {
  const query = limitPlace(c.req.valid('query'), LEADS_PER_PAGE);
  if (!query.search) return keepWords(c, query);
  const words = await loadSearchWords(c.env.DB, getStaff(c).id, query.search, Date.now());
  return words === undefined
    ? { ...query, q: '', search: '', isExpired: true }
    : { ...query, q: words };
}

/** Puts what is looked for behind an id. */
export async function keepWords(c: Context<App>, query: LeadsQuery): Promise<LeadsQuery> {
  if (!query.q) return query;
  const search = await storeSearchWords(c.env.DB, getStaff(c).id, query.q, Date.now());
  return { ...query, search };
}
