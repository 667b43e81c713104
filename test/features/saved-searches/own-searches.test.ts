import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import {
  deleteSearch,
  pauseSearch,
  renameSearch,
  storeSeenMatches,
  updateSearch,
} from '../../../src/features/saved-searches/searches-store';
import { loadRows } from '../forms/form-requests';
import { SUBSCRIBER } from '../sign-in/account-requests';
import { addSearch, OTHER, setUpSearchSite } from './saved-searches';

setUpSearchSite();

const SHOWN = { since: 0, before: {}, now: {} };

/** Every statement that changes one search: it asks for itself whose the search is, whatever its page asked before. */
const CHANGES: Record<string, (account: string) => Promise<unknown>> = {
  changes: (account) =>
    updateSearch(env.DB, account, 'one', { name: 'X', criteria: { goal: 'rent' }, shown: SHOWN }),
  renames: (account) => renameSearch(env.DB, account, 'one', 'X'),
  pauses: (account) => pauseSearch(env.DB, account, 'one', 1),
  removes: (account) => deleteSearch(env.DB, account, 'one'),
  'marks as seen': (account) =>
    storeSeenMatches(env.DB, account, [{ id: 'one', shown: SHOWN }], Date.now() + 1),
};

test.each(Object.entries(CHANGES))('what %s a search leaves that of another', async (_, change) => {
  await addSearch('one', OTHER.email);
  const before = await loadRows('saved_searches');
  await change(SUBSCRIBER.email);
  expect(await loadRows('saved_searches')).toEqual(before);
  await change(OTHER.email);
  expect(await loadRows('saved_searches')).not.toEqual(before);
});
