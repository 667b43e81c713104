import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import { findListingRows } from '../../domain/catalogue/listing/listing';
import type { App } from '../../env';
import { getSignedInAccount, readSession } from '../../platform/accounts/account-middleware';
import { SearchParameters, TextParameter } from '../../platform/request-parameters';
import { createAccountShell } from '../../views/layout/account-pages';
import { readDraftCriteria, toFieldValues } from './criteria';
import { nameSearch } from './describe-search';
import { readListingPrefill } from './listing-prefill';
import { renderMatches } from './matches';
import type { ShownSearch } from './read-saved-search';
import { readSavedSearch, showRefusedSearch } from './read-saved-search';
import { savedSearchForm } from './saved-search-form';
import { SavedSearchPage } from './saved-search-page';
import { getSearchAnchor } from './search-section';
import type { SavedSearch } from './searches-store';
import { insertSearch, loadSearches, MAX_SEARCHES, updateSearch } from './searches-store';
import { createSeenMatches } from './seen-matches';
import { renderUnknownSearch } from './unknown-search';

/**
 * A subscriber adds a search or changes one: the register's steps, without the person's; behind the gate of
 * my-searches-routes.tsx.
 */
export const savedSearchRoutes = new Hono<App>();

/** Signed-in visitors get this form instead of the register's, filled in from the same list. */
savedSearchRoutes.get('/demand-register/', readSession, async (c, next) => {
  const { session, ctx } = c.var;
  if (session?.stage !== 'open' || !session.account.subscriber) return next();
  return c.redirect(ctx.href.page('/my-searches/new/') + new URL(c.req.url).search, 303);
});

savedSearchRoutes.get('/my-searches/new/', vValidator('query', SearchParameters), (c) => {
  const values = readListingPrefill(c.var.ctx, c.req.valid('query'));
  return renderForm(c, '/my-searches/new/', showFirstStep(values));
});

savedSearchRoutes.post('/my-searches/new/', async (c) => {
  const search = await readSavedSearch(c);
  if (!search.ok) return renderForm(c, '/my-searches/new/', search);
  const account = getSignedInAccount(c).id;
  const isAdded = await insertSearch(c.env.DB, account, toStored(c, search), Date.now());
  if (isAdded) return c.redirect(c.var.ctx.href.page('/my-searches/'), 303);
  const error = { key: 'SEARCHES_LIMIT', values: { count: MAX_SEARCHES } } as const;
  const refused = showRefusedSearch(search.read, { searchName: error });
  return renderForm(c, '/my-searches/new/', refused);
});

const ChangeQuery = v.object({ search: TextParameter });

savedSearchRoutes.get('/my-searches/change/', vValidator('query', ChangeQuery), async (c) => {
  const search = await findOwn(c, c.req.valid('query').search);
  if (!search) return renderUnknownSearch(c);
  const values = { ...toFieldValues(search.criteria), searchName: search.name };
  return renderForm(c, '/my-searches/change/', showFirstStep(values), search);
});

savedSearchRoutes.post('/my-searches/change/', vValidator('query', ChangeQuery), async (c) => {
  const { ctx } = c.var;
  const own = await findOwn(c, c.req.valid('query').search);
  if (!own) return renderUnknownSearch(c);
  const search = await readSavedSearch(c, own.criteria);
  if (!search.ok) return renderForm(c, '/my-searches/change/', search, own);
  await updateSearch(c.env.DB, getSignedInAccount(c).id, own.id, toStored(c, search));
  return c.redirect(`${ctx.href.page('/my-searches/')}#${getSearchAnchor(own.id)}`, 303);
});

async function findOwn(c: Context<App>, id: string): Promise<SavedSearch | undefined> {
  const searches = await loadSearches(c.env.DB, getSignedInAccount(c).id);
  return searches.find((search) => search.id === id);
}

/** Returns the search to store; all its current matches count as seen. */
function toStored(
  c: Context<App>,
  { name, criteria }: Pick<SavedSearch, 'name' | 'criteria'>,
): Pick<SavedSearch, 'name' | 'criteria' | 'shown'> {
  const { ctx } = c.var;
  const { index } = ctx.snapshot.catalogue;
  const shown = createSeenMatches(index, findListingRows(index, criteria, 'nl'));
  return { name: name || nameSearch(ctx, criteria), criteria, shown };
}

const showFirstStep = (values: ShownSearch['state']['values']): ShownSearch => ({
  status: 200,
  state: { values, errors: {}, step: 0 },
});

async function renderForm(
  c: Context<App>,
  path: '/my-searches/new/' | '/my-searches/change/',
  { status, state }: ShownSearch,
  search?: SavedSearch,
) {
  const { ctx } = c.var;
  c.status(status);
  const isRefused = status !== 200;
  const title = ctx.t(search ? 'SAVED_SEARCH_UPDATE' : 'SEARCHES_NEW');
  const action = ctx.href.page(path, { search: search?.id });
  const matches = await renderMatches(ctx, readDraftCriteria(state.values), savedSearchForm.name);
  return c.render(
    <SavedSearchPage {...{ ctx, title, action, state, matches }} criteria={search?.criteria} />,
    {
      ctx,
      stylesheet: 'searches',
      shell: createAccountShell(ctx, getSignedInAccount(c), '/my-searches/'),
      head: { title: isRefused ? ctx.t('FORM_ERROR_PAGE', { title }) : title, robots: 'noindex' },
    },
  );
}
