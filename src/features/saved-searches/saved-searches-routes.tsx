import type { Context } from 'hono';
import { Hono } from 'hono';
import { findListingRows } from '../../domain/catalogue/listing/listing';
import type { App } from '../../env';
import { getSignedInAccount, readSession } from '../../platform/accounts/account-middleware';
import { findComparedPlan } from '../../views/facts/all-in-words';
import { createAccountShell } from '../../views/layout/account-pages';
import type { AcceptedForm, RefusedForm } from '../forms/kit/submit/read-form';
import { readForm } from '../forms/kit/submit/read-form';
import { requireSubscriber } from '../sign-in/account-gates';
import {
  activateForm,
  frequencyForm,
  renameForm,
  searchActionForm,
  stopForm,
} from './account-forms';
import { endAlerts, resumeAlerts } from './alerts/unsubscribe-store';
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
  storeSeenMatches,
  updateSearch,
} from './searches-store';
import { createSeenMatches } from './seen-matches';
import { renderUnknownSearch } from './unknown-search';
import { widenPrice } from './wider-price';

/** The page of a subscriber (§2.10): searches with their matches, frequency, own data, deletion. */
export const savedSearchesRoutes = new Hono<App>();

savedSearchesRoutes.use('/my-searches/*', readSession, requireSubscriber);

savedSearchesRoutes.get('/my-searches/', (c) => renderSearches(c));

const FORMS = [frequencyForm, activateForm, stopForm, searchActionForm, renameForm] as const;
type Sent = AcceptedForm<(typeof FORMS)[number]>;

savedSearchesRoutes.post('/my-searches/', async (c) => {
  const { href } = c.var.ctx;
  const sent = await readForm(c, ...FORMS);
  if (!sent.ok) return renderSearches(c, sent);
  if (sent.action === 'delete') return c.redirect(href.page('/my-searches/erase/'), 303);
  if (!(await runAction(c, sent))) return renderUnknownSearch(c);
  const { search } = sent.values;
  const hash =
    typeof search === 'string' && sent.action !== 'remove' ? `#${getSearchAnchor(search)}` : '';
  return c.redirect(href.page('/my-searches/') + hash, 303);
});

/** Does what a form asks for; false if it names a search that is not the person's. */
async function runAction(c: Context<App>, sent: Sent): Promise<boolean> {
  const { DB } = c.env;
  const { id } = getSignedInAccount(c);
  const now = Date.now();
  switch (sent.action) {
    case 'frequency':
      await setFrequency(DB, id, sent.answers.frequency);
      return true;
    case 'unsubscribe':
      await endAlerts(DB, id, now);
      return true;
    case 'activate':
      await resumeAlerts(DB, id, now);
      return true;
    case 'delete':
      return true;
    case 'rename': {
      const { search, name } = sent.answers;
      if (name === '') return (await findSearch(c, search)) !== undefined;
      return renameSearch(DB, id, search, name);
    }
    case 'pause':
      return pauseSearch(DB, id, sent.answers.search, now);
    case 'resume':
      return pauseSearch(DB, id, sent.answers.search, null);
    case 'remove':
      return deleteSearch(DB, id, sent.answers.search);
    case 'widen':
      return widenSearch(c, sent.answers.search);
  }
}

async function renderSearches(c: Context<App>, refused?: RefusedForm) {
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
  const title = ctx.t('SEARCHES_TITLE');
  c.status(refused?.status ?? 200);
  return c.render(<SavedSearchesPage {...{ ctx, account, subscriber, matches, refused }} />, {
    ctx,
    stylesheet: 'searches',
    addedStyles: searches.some(({ criteria }) => findComparedPlan(criteria)) ? ['all-in'] : [],
    shell: createAccountShell(ctx, account, '/my-searches/'),
    head: { title: refused ? ctx.t('FORM_ERROR_PAGE', { title }) : title, robots: 'noindex' },
  });
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
