import type { Context } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import { findListingRows } from '../../domain/catalogue/listing/listing';
import type { App } from '../../env';
import {
  getSignedInAccount,
  readSession,
  requireSubscriber,
} from '../../platform/accounts/account-middleware';
import { createAccountShell } from '../../views/layout/account-pages';
import { readFormBody } from '../forms/kit/submit/form-body';
import { ALERT_FREQUENCIES } from './alert-times';
import { loadMatchesOfSearches } from './load-matches';
import { SavedSearchesPage } from './saved-searches-page';
import { getSearchAnchor } from './search-section';
import type { SavedSearch } from './searches-store';
import {
  deleteSearch,
  loadSearches,
  loadSubscriber,
  pauseSearch,
  renameSearch,
  setFrequency,
  setUnsubscribed,
  storeSeenMatches,
  updateSearch,
} from './searches-store';
import { createSeenMatches } from './seen-matches';
import { renderUnknownSearch } from './unknown-search';
import { widenPrice } from './wider-price';

/** The page of a subscriber (§2.10): searches with their matches, frequency, own data, deletion. */
export const savedSearchesRoutes = new Hono<App>();

savedSearchesRoutes.use('/my-searches/*', readSession, requireSubscriber);

savedSearchesRoutes.get('/my-searches/', async (c) => {
  const { ctx } = c.var;
  const account = getSignedInAccount(c);
  const { DB } = c.env;
  const now = Date.now();
  const [subscriber, searches] = await Promise.all([
    loadSubscriber(DB, account.id),
    loadSearches(DB, account.id),
  ]);
  const matches = await loadMatchesOfSearches(ctx, searches, now);
  const updates = matches.flatMap(({ search, update }) =>
    update ? [{ id: search.id, shown: update }] : [],
  );
  if (updates.length > 0) c.executionCtx.waitUntil(storeSeenMatches(DB, account.id, updates, now));
  return c.render(<SavedSearchesPage {...{ ctx, account, subscriber, matches }} />, {
    ctx,
    stylesheet: 'searches',
    shell: createAccountShell(ctx, account, '/my-searches/'),
    head: { title: ctx.t('SEARCHES_TITLE'), robots: 'noindex' },
  });
});

const Id = v.pipe(v.string(), v.maxLength(100));
const Name = v.pipe(
  v.string(),
  v.transform((name) => name.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()),
  v.maxLength(80),
);
/** The forms of the page, by the value of their button. */
const Action = v.variant('action', [
  v.object({
    action: v.literal('frequency'),
    frequency: v.picklist(ALERT_FREQUENCIES),
  }),
  v.object({ action: v.picklist(['unsubscribe', 'activate', 'delete']) }),
  v.object({ action: v.literal('rename'), search: Id, name: Name }),
  v.object({ action: v.picklist(['pause', 'resume', 'remove', 'widen']), search: Id }),
]);
type Action = v.InferOutput<typeof Action>;

savedSearchesRoutes.post('/my-searches/', async (c) => {
  const { href } = c.var.ctx;
  const body = await readFormBody(c.req.raw);
  const action = v.safeParse(Action, body.ok ? Object.fromEntries(body.data) : {});
  if (!action.success) return c.redirect(href.page('/my-searches/'), 303);
  if (action.output.action === 'delete') return c.redirect(href.page('/my-searches/erase/'), 303);
  if (!(await runAction(c, action.output))) return renderUnknownSearch(c);
  const hash = 'search' in action.output && action.output.action !== 'remove';
  return c.redirect(
    href.page('/my-searches/') +
      (hash && 'search' in action.output ? `#${getSearchAnchor(action.output.search)}` : ''),
    303,
  );
});

/** Runs the action of a form; false if it names a search that is not the person's. */
async function runAction(c: Context<App>, action: Action): Promise<boolean> {
  const { DB } = c.env;
  const { id } = getSignedInAccount(c);
  const now = Date.now();
  switch (action.action) {
    case 'frequency':
      await setFrequency(DB, id, action.frequency);
      return true;
    case 'unsubscribe':
      await setUnsubscribed(DB, id, now);
      return true;
    case 'activate':
      await setUnsubscribed(DB, id, null);
      return true;
    case 'delete':
      return true;
    case 'rename':
      // An empty name changes nothing.
      return action.name === ''
        ? (await findSearch(c, action.search)) !== undefined
        : renameSearch(DB, id, action.search, action.name);
    case 'pause':
      return pauseSearch(DB, id, action.search, now);
    case 'resume':
      return pauseSearch(DB, id, action.search, null);
    case 'remove':
      return deleteSearch(DB, id, action.search);
    case 'widen':
      return widenSearch(c, action.search);
  }
}

/** Raises the maximum price of a search, as the tile beside its matches offers. */
async function widenSearch(c: Context<App>, id: string): Promise<boolean> {
  const search = await findSearch(c, id);
  if (!search) return false;
  const { index } = c.var.ctx.snapshot.catalogue;
  const criteria = widenPrice(search.criteria) ?? search.criteria;
  const shown = createSeenMatches(index, findListingRows(index, criteria, 'nl'));
  const account = getSignedInAccount(c).id;
  return updateSearch(c.env.DB, account, id, { name: search.name, criteria, shown });
}

async function findSearch(c: Context<App>, id: string): Promise<SavedSearch | undefined> {
  const searches = await loadSearches(c.env.DB, getSignedInAccount(c).id);
  return searches.find((search) => search.id === id);
}
