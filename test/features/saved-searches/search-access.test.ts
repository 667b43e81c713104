import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import {
  deleteSearch,
  pauseSearch,
  renameSearch,
  storeSeenMatches,
  updateSearch,
} from '../../../src/features/saved-searches/searches-store';
import { loadRows } from '../forms/form-requests';
import { OWNER, openBrowser } from '../sign-in/account-requests';
import { act, addSearch, HOUSE, loadSearch, OTHER, PAGE, setUpSearchSite } from './saved-searches';

const { site, openSearches } = setUpSearchSite();

describe('who may see what', () => {
  const PATHS = ['', 'nieuw/', 'wijzigen/?search=one', 'gegevens/', 'wissen/'];

  test.each(PATHS)(
    'nobody and an owner without a subscription are sent to the sign-in: %s',
    async (path) => {
      await addSearch('one');
      for (const browser of [openBrowser(site), await openSearches(OWNER.email)])
        for (const response of [
          await browser.get(PAGE + path),
          await browser.post(PAGE + path, {}),
        ]) {
          const location = response.headers.get('Location')?.replace(/\?(?:other|back)=.*/, '');
          expect([response.status, location]).toEqual([303, '/nl/zoekopdracht/aanmelden/']);
        }
    },
  );

  test('another’s search answers as an unknown one, byte for byte', async () => {
    await addSearch('one');
    const browser = await openSearches(OTHER.email);
    const readAnswer = async (response: Response) => [response.status, await response.text()];
    const foreign = await readAnswer(await browser.get(`${PAGE}wijzigen/?search=one`));
    expect(foreign[0]).toBe(404);
    expect(await readAnswer(await browser.get(`${PAGE}wijzigen/?search=two`))).toEqual(foreign);
    for (const action of ['rename', 'pause', 'resume', 'remove', 'widen']) {
      const fields = { name: 'Mijn' };
      const answers = [
        await readAnswer(await act(browser, action, { ...fields, search: 'one' })),
        await readAnswer(await act(browser, action, { ...fields, search: 'two' })),
      ];
      expect(answers[0]?.[0]).toBe(404);
      expect(answers[0]).toEqual(answers[1]);
    }
    const answers = { goal: 'buy', types: '1', zips: '6940' };
    expect((await browser.post(`${PAGE}wijzigen/?search=one`, answers)).status).toBe(404);
    expect(await loadSearch()).toMatchObject({ name: 'Ons huis', paused_at: null });
  });

  test('no statement changes another’s search, whoever forgets to ask whose it is', async () => {
    await addSearch('one');
    const before = await loadRows('saved_searches');
    const by = OTHER.email;
    const shown = { since: 0, before: {}, now: {} };
    const change = { name: 'Mijn', criteria: HOUSE as never, shown };
    await storeSeenMatches(env.DB, by, [{ id: 'one', shown }], 1);
    const results = [
      await updateSearch(env.DB, by, 'one', change),
      await renameSearch(env.DB, by, 'one', 'Mijn'),
      await pauseSearch(env.DB, by, 'one', 1),
      await deleteSearch(env.DB, by, 'one'),
    ];
    expect(results).toEqual([false, false, false, false]);
    expect(await loadRows('saved_searches')).toEqual(before);
  });

  test('the page lists nobody else’s searches', async () => {
    await addSearch('one');
    expect(await (await (await openSearches(OTHER.email)).get(PAGE)).text()).not.toContain(
      'Ons huis',
    );
  });

  test('another site can change nothing', async () => {
    await addSearch('one');
    const browser = await openSearches();
    for (const path of ['', 'nieuw/', 'wijzigen/?search=one', 'wissen/'])
      expect(
        (
          await browser.post(
            PAGE + path,
            { action: 'unsubscribe' },
            { 'Sec-Fetch-Site': 'cross-site' },
          )
        ).status,
      ).toBe(403);
  });
});
