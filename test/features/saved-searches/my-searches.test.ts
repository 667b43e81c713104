import { describe, expect, test } from 'vitest';
import { SUBSCRIBER } from '../sign-in/account-requests';
import {
  act,
  addSearch,
  HOUSE,
  loadPerson,
  loadSearch,
  OTHER,
  PAGE,
  readPage,
  setUpSearchSite,
} from './saved-searches';

const { openSearches } = setUpSearchSite();

describe('a search', () => {
  test('is renamed, paused and resumed', async () => {
    await addSearch('one');
    const browser = await openSearches();
    await act(browser, 'rename', { search: 'one', name: ' Huis \u0007voor ons ' });
    expect((await loadSearch())?.name).toBe('Huis voor ons');
    await act(browser, 'rename', { search: 'one', name: '' });
    expect((await loadSearch())?.name).toBe('Huis voor ons');
    await act(browser, 'pause', { search: 'one' });
    expect((await loadSearch())?.paused_at).toBeTypeOf('number');
    expect(await readPage(browser)).toContain('U krijgt hier geen mail over; nu past 1 pand.');
    await act(browser, 'resume', { search: 'one' });
    expect((await loadSearch())?.paused_at).toBeNull();
  });

  test('says on its cards what its list says that they cost all-in', async () => {
    const readLines = (html: string) =>
      [...html.matchAll(/class="card__all-in">(.*?)<\/p>/gs)].map(([, line]) => line);
    const browser = await openSearches();
    const plans = [{ situation: 'second-home' }, { situation: 'only-home', ownFunds: 60_000 }, {}];
    for (const plan of plans) {
      await addSearch('one', SUBSCRIBER.email, {
        ...HOUSE,
        priceMax: undefined,
        budget: 900_000,
        ...plan,
      });
      const html = await readPage(browser);
      const [, list = ''] = /href="(\/nl\/te-koop\/\?[^"]*)"/.exec(html) ?? [];
      const lines = readLines(html);
      expect(lines.length).toBeGreaterThan(0);
      expect(lines).toEqual(readLines(await readPage(browser, list.replaceAll('&amp;', '&'))));
      await act(browser, 'remove', { search: 'one' });
    }
  });

  test('is removed, from below a question', async () => {
    await addSearch('one');
    const browser = await openSearches();
    const html = await readPage(browser);
    const [asked = ''] = /<details><summary>Verwijderen.*?<\/details>/s.exec(html) ?? [];
    expect(asked).toContain('Deze zoekopdracht verdwijnt');
    expect(asked).toContain('value="remove"');
    expect(html.replace(asked, '')).not.toContain('value="remove"');
    const response = await act(browser, 'remove', { search: 'one' });
    expect([response.status, response.headers.get('Location')]).toEqual([303, PAGE]);
    expect(await loadSearch()).toBeUndefined();
  });

  test('is changed in a form that holds it', async () => {
    await addSearch('one', SUBSCRIBER.email, { ...HOUSE, priceMax: 350_000.5, garden: true });
    const browser = await openSearches();
    const path = `${PAGE}wijzigen/?search=one`;
    const html = await readPage(browser, path);
    expect(html).toMatch(/name="priceMax"[^>]*value="350000,5"/);
    expect(html).toMatch(/name="searchName"[^>]*value="Ons huis"/);
    const answers = { goal: 'rent', types: '1', zips: '6940, 4900', searchName: '' };
    expect((await browser.post(path, answers)).headers.get('Location')).toBe(`${PAGE}#search-one`);
    const search = await loadSearch();
    expect(search?.name).toBe('Huis te huur in 6940 of 4900');
    expect(JSON.parse(String(search?.criteria))).toEqual({
      ...{ goal: 'rent', types: [1], zips: ['6940', '4900'] },
    });
  });

  test('is added without a password', async () => {
    const browser = await openSearches();
    const redirect = await browser.get('/nl/zoekopdracht/?goal=1&type=1&price-max=900');
    expect(redirect.headers.get('Location')).toBe(
      '/nl/mijn-zoekopdrachten/nieuw/?goal=1&type=1&price-max=900',
    );
    const html = await readPage(browser, redirect.headers.get('Location') ?? '');
    expect(html).toMatch(/name="priceMax"[^>]*value="900"/);
    expect(html).not.toContain('type="password"');
    const answers = { goal: 'rent', types: '1', regions: 'luxembourg', searchName: 'Klein' };
    expect((await browser.post(`${PAGE}nieuw/`, answers)).headers.get('Location')).toBe(PAGE);
    expect(await loadSearch()).toMatchObject({ name: 'Klein', account: SUBSCRIBER.email });
  });

  test('is asked in the three steps of the register, and says once that the wishes are free', async () => {
    const browser = await openSearches();
    const path = `${PAGE}nieuw/`;
    const first = await readPage(browser, path);
    expect(first).toContain('Stap 1 van 3: wat en waar');
    expect(first).toContain('data-form="saved-search" data-fields="goal');
    expect(first).not.toMatch(/<input type="text"[^>]*name="(priceMax|searchName)"/);
    const kept = { goal: 'buy', types: '1', zips: '6940' };
    const second = await (await browser.post(path, { ...kept, step: '0', go: '1' })).text();
    expect(second).toContain('Stap 2 van 3: uw wensen');
    expect(second.match(/niet verplicht|Niets hiervan is verplicht/g)).toHaveLength(1);
    expect(second).toContain('<input type="hidden" name="zips" value="6940"/>');
    const wishes = { ...kept, priceMax: '350000' };
    const third = await (await browser.post(path, { ...wishes, step: '1', go: '2' })).text();
    expect(third).toContain('Huis te koop in 6940, tot €\u00a0350.000');
    expect(await loadSearch()).toBeUndefined();
    await browser.post(path, { ...wishes, step: '2', searchName: '' });
    expect(await loadSearch()).toMatchObject({ name: 'Huis te koop in 6940' });
  });

  test('stays at the first step while that has an error', async () => {
    const response = await (await openSearches()).post(`${PAGE}nieuw/`, {
      ...{ goal: 'buy', types: '99', zips: '6940', step: '0', go: '1' },
    });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('Stap 1 van 3');
    expect(html).toContain('href="#saved-search-types"');
  });

  test('that is changed can be saved at each step', async () => {
    await addSearch('one');
    const browser = await openSearches();
    const path = `${PAGE}wijzigen/?search=one`;
    expect(await readPage(browser, path)).toContain('>Bewaren</button>');
    expect(await readPage(browser, `${PAGE}nieuw/`)).not.toContain('>Bewaren</button>');
  });

  test('with invalid answers is refused with what was typed, and nothing is stored', async () => {
    const browser = await openSearches();
    const response = await browser.post(`${PAGE}nieuw/`, {
      ...{ goal: 'buy', types: '99', zips: '6940', bedroomsMin: '4', bedroomsMax: '2' },
      searchName: 'x'.repeat(90),
    });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toMatch(/name="bedroomsMin"[^>]*value="4"/);
    for (const name of ['types', 'bedroomsMax', 'searchName'])
      expect(html).toContain(`href="#saved-search-${name}"`);
    expect(await loadSearch()).toBeUndefined();
  });

  test('beyond twenty is refused, and those of others do not count', async () => {
    for (let number = 0; number < 20; number++) await addSearch(`${number}`);
    const added = await (await openSearches(OTHER.email)).post(`${PAGE}nieuw/`, {
      ...{ goal: 'buy', types: '1', zips: '6940' },
    });
    expect(added.headers.get('Location')).toBe(PAGE);
    const response = await (await openSearches()).post(`${PAGE}nieuw/`, {
      ...{ goal: 'buy', types: '1', zips: '6940' },
    });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('U hebt al 20 zoekopdrachten.');
  });
});

test.each(['immediate', 'daily', 'weekly'])('mails come %s', async (frequency) => {
  await act(await openSearches(), 'frequency', { frequency });
  expect((await loadPerson())?.frequency).toBe(frequency);
});

test('all mail stops and starts again; the searches stay', async () => {
  await addSearch('one');
  const browser = await openSearches();
  await act(browser, 'unsubscribe');
  expect((await loadPerson())?.unsubscribed_at).toBeTypeOf('number');
  expect(await readPage(browser)).toContain('U bent uitgeschreven');
  await act(browser, 'activate');
  expect((await loadPerson())?.unsubscribed_at).toBeNull();
  expect(await loadSearch()).toBeDefined();
});

test.each<Record<string, string>>([
  {},
  { action: 'steal' },
  { action: 'frequency', frequency: 'hourly' },
  { action: 'rename', search: 'one', name: 'x'.repeat(81) },
])('a form that the page does not have changes nothing: %j', async (fields) => {
  await addSearch('one');
  const response = await (await openSearches()).post(PAGE, fields);
  expect(response.status).toBe(422);
  expect(await response.text()).toContain('error-summary');
  expect(await loadSearch()).toMatchObject({ name: 'Ons huis', paused_at: null });
});
