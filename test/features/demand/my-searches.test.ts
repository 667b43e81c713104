import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS } from '../../../src/domain/format/durations';
import { compileFiles, storeLiveVersion } from '../../fixtures';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';
import type { TestSite } from '../forms/form-requests';
import { clearSubmissions, createFormSite, loadRows } from '../forms/form-requests';
import {
  BOTH,
  OWNER,
  openBrowser,
  PASSWORD,
  resetPeople,
  SUBSCRIBER,
  type TestBrowser,
} from '../sign-in/account-requests';

const PAGE = '/nl/mijn-zoekopdrachten/';
const HOUSE = { goal: 'sale', types: [1], zips: ['6940'] };
const OTHER = { email: 'di@example.be', name: 'Di Jacobs', subscriber: 1 };

let site: TestSite;
beforeEach(async () => {
  await resetPeople([OWNER, SUBSCRIBER, BOTH, OTHER]);
  await clearSubmissions();
  await env.DB.exec('DELETE FROM demand_searches');
  site = await createFormSite();
});

async function signIn(email: string = SUBSCRIBER.email): Promise<TestBrowser> {
  const browser = openBrowser(site);
  await browser.post('/nl/zoekopdracht/aanmelden/', { email, password: PASSWORD });
  return browser;
}

const addSearch = (id: string, person = SUBSCRIBER.email, criteria: object = HOUSE) =>
  env.DB.prepare(
    `INSERT INTO demand_searches (id, person, name, criteria, created, seen, shown)
     VALUES (?1, ?2, 'Ons huis', ?3, ?4, ?4, '{"before":{"84213":385000},"now":{"84213":385000}}')`,
  )
    .bind(id, person, JSON.stringify(criteria), Date.now())
    .run();

const readPage = async (browser: TestBrowser, path = PAGE) => (await browser.get(path)).text();
const act = (browser: TestBrowser, action: string, fields: Record<string, string> = {}) =>
  browser.post(PAGE, { action, ...fields });
const loadSearch = async () => (await loadRows('demand_searches'))[0];
const loadPerson = async (email: string = SUBSCRIBER.email) =>
  (await loadRows('people')).find((person) => person.email === email);

describe('the page', () => {
  test('shows a search in a sentence, with what fits and the list of it', async () => {
    await addSearch('one');
    const html = await readPage(await signIn());
    expect(html).toContain('Ons huis');
    expect(html).toContain('Huis te koop in 6940');
    expect(html).toContain('1 pand past');
    expect(html).not.toContain('nieuw sinds');
    expect(html).toContain('/84213/');
    expect(html).toContain('href="/nl/te-koop/?city=6940&amp;type=1"');
  });

  test('marks what is new since the visit before, for an hour', async () => {
    await addSearch('one');
    const browser = await signIn();
    await env.DB.prepare(`UPDATE demand_searches SET shown = '{"before":{},"now":{}}', seen = ?`)
      .bind(Date.UTC(2026, 4, 3, 10))
      .run();
    for (const _ of ['first look', 'once more'])
      expect(await readPage(browser)).toContain('waarvan 1 nieuw sinds uw bezoek van 3-5-2026');
    await env.DB.prepare('UPDATE demand_searches SET seen = seen - ?').bind(HOUR_MS).run();
    expect(await readPage(browser)).not.toContain('nieuw sinds');
  });

  test('marks a price that has dropped', async () => {
    await addSearch('one');
    await env.DB.prepare('UPDATE demand_searches SET shown = ?')
      .bind('{"before":{"84213":400000},"now":{"84213":400000}}')
      .run();
    expect(await readPage(await signIn())).toContain('Prijs gezakt');
  });

  test('follows a snapshot that is loaded', async () => {
    await addSearch('one', SUBSCRIBER.email, { ...HOUSE, priceMax: 900_000 });
    const browser = await signIn();
    const files = createSmallSnapshot();
    for (const record of files['catalogue/properties.json'])
      if (record.ID === 84213) Object.assign(record, { PublishPrice: false });
    await storeLiveVersion(await compileFiles(files));
    // The new version is read in the background of a request.
    await expect.poll(() => readPage(browser)).toContain('Er past nu niets.');
    await env.SNAPSHOTS.delete('pointer');
  });

  test('is private and found by nobody', async () => {
    const response = await (await signIn()).get(PAGE);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
  });

  test('offers what a higher price would add, and one press takes it', async () => {
    await addSearch('one', SUBSCRIBER.email, { ...HOUSE, priceMax: 360_000 });
    const browser = await signIn();
    expect(await readPage(browser)).toContain('Tot €\u00a0396.000 komt er 1 pand bij.');
    await act(browser, 'widen', { search: 'one' });
    expect(JSON.parse(String((await loadSearch())?.criteria))).toMatchObject({ priceMax: 396_000 });
  });
});

describe('the feed of a search', () => {
  const readFeedPath = (html: string) =>
    /href="([^"]*\/feed\/[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';

  test.each([
    ['of a list', HOUSE],
    ['of a region', { goal: 'sale', regions: ['luxembourg'] }],
  ])('%s holds what fits, for everybody who has its address', async (_, criteria) => {
    await addSearch('one', SUBSCRIBER.email, criteria);
    const path = readFeedPath(await readPage(await signIn()));
    const response = await site(path);
    expect(response.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8');
    const xml = await response.text();
    expect(xml).toContain('/property/84213/');
    expect(xml).not.toContain('/property/84300/');
    expect(xml).not.toMatch(/Ons huis|bo@/);
  });

  test.each(['%00', 'e30', 'eyJnb2FsIjoiYnV5In0', '*', 'x'.repeat(20_000)])(
    'with made-up criteria is the feed of a list',
    async (demand) => {
      const response = await site(`/nl/feed/?demand=${demand}`);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<title>Te koop · ');
    },
  );
});

describe('a search', () => {
  test('is renamed, paused and resumed', async () => {
    await addSearch('one');
    const browser = await signIn();
    await act(browser, 'rename', { search: 'one', name: ' Huis \u0007voor ons ' });
    expect((await loadSearch())?.name).toBe('Huis voor ons');
    await act(browser, 'rename', { search: 'one', name: '' });
    expect((await loadSearch())?.name).toBe('Huis voor ons');
    await act(browser, 'pause', { search: 'one' });
    expect((await loadSearch())?.paused).toBeTypeOf('number');
    expect(await readPage(browser)).toContain('U krijgt hier geen mail over; nu past 1 pand.');
    await act(browser, 'resume', { search: 'one' });
    expect((await loadSearch())?.paused).toBeNull();
  });

  test('is removed', async () => {
    await addSearch('one');
    const response = await act(await signIn(), 'remove', { search: 'one' });
    expect([response.status, response.headers.get('Location')]).toEqual([303, PAGE]);
    expect(await loadSearch()).toBeUndefined();
  });

  test('is changed in a form that holds it', async () => {
    await addSearch('one', SUBSCRIBER.email, { ...HOUSE, priceMax: 350_000.5, garden: true });
    const browser = await signIn();
    const path = `${PAGE}wijzigen/?search=one`;
    const html = await readPage(browser, path);
    expect(html).toMatch(/name="priceMax"[^>]*value="350000,5"/);
    expect(html).toMatch(/name="searchName"[^>]*value="Ons huis"/);
    const answers = { goal: 'rent', types: '1', zips: '6940, 4900', searchName: '' };
    expect((await browser.post(path, answers)).headers.get('Location')).toBe(`${PAGE}#search-one`);
    const search = await loadSearch();
    expect(search?.name).toBe('Huis te huur in 6940 of 4900');
    expect(JSON.parse(String(search?.criteria))).toMatchObject({
      ...{ goal: 'rent', zips: ['6940', '4900'], garden: false },
    });
  });

  test('is added without a password', async () => {
    const browser = await signIn();
    const redirect = await browser.get('/nl/zoekopdracht/?goal=1&type=1&price-max=900');
    expect(redirect.headers.get('Location')).toBe(
      '/nl/mijn-zoekopdrachten/nieuw/?goal=1&type=1&price-max=900',
    );
    const html = await readPage(browser, redirect.headers.get('Location') ?? '');
    expect(html).toMatch(/name="priceMax"[^>]*value="900"/);
    expect(html).not.toContain('type="password"');
    const answers = { goal: 'rent', types: '1', regions: 'luxembourg', searchName: 'Klein' };
    expect((await browser.post(`${PAGE}nieuw/`, answers)).headers.get('Location')).toBe(PAGE);
    expect(await loadSearch()).toMatchObject({ name: 'Klein', person: SUBSCRIBER.email });
  });

  test('with invalid answers is refused with what was typed, and nothing is stored', async () => {
    const browser = await signIn();
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

  test('beyond twenty is refused', async () => {
    for (let number = 0; number < 20; number++) await addSearch(`${number}`);
    const response = await (await signIn()).post(`${PAGE}nieuw/`, {
      ...{ goal: 'buy', types: '1', zips: '6940' },
    });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('U hebt al 20 zoekopdrachten.');
  });
});

test.each(['immediate', 'daily', 'weekly'])('mails come %s', async (frequency) => {
  await act(await signIn(), 'frequency', { frequency });
  expect((await loadPerson())?.frequency).toBe(frequency);
});

test('all mail stops and starts again; the searches stay', async () => {
  await addSearch('one');
  const browser = await signIn();
  await act(browser, 'unsubscribe');
  expect((await loadPerson())?.unsubscribed).toBeTypeOf('number');
  expect(await readPage(browser)).toContain('U bent uitgeschreven');
  await act(browser, 'activate');
  expect((await loadPerson())?.unsubscribed).toBeNull();
  expect(await loadSearch()).toBeDefined();
});

test.each<Record<string, string>>([
  {},
  { action: 'steal' },
  { action: 'frequency', frequency: 'hourly' },
  { action: 'rename', search: 'one', name: 'x'.repeat(81) },
])('a form that the page does not have changes nothing: %j', async (fields) => {
  await addSearch('one');
  const response = await (await signIn()).post(PAGE, fields);
  expect(response.status).toBe(303);
  expect(await loadSearch()).toMatchObject({ name: 'Ons huis', paused: null });
});

test('the download holds the account and its searches, and no password', async () => {
  await addSearch('one');
  await addSearch('two', OTHER.email);
  const response = await (await signIn()).get(`${PAGE}gegevens/`);
  expect(response.headers.get('Content-Disposition')).toContain('attachment');
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({
    account: { email: SUBSCRIBER.email, frequency: 'immediate' },
    searches: [{ id: 'one', criteria: { zips: ['6940'] } }],
  });
  expect(text).not.toContain('scrypt');
  expect(text).not.toContain('"two"');
});

describe('erasing', () => {
  test('asks for the password on a page of its own', async () => {
    await addSearch('one');
    const browser = await signIn();
    const response = await act(browser, 'delete');
    expect(response.headers.get('Location')).toBe(`${PAGE}wissen/`);
    for (const password of ['', 'een ander wachtwoord dan dit'])
      expect((await browser.post(`${PAGE}wissen/`, { password })).status).toBe(422);
    expect(await loadSearch()).toBeDefined();
  });

  test('removes the account with everything of it, and the session', async () => {
    await addSearch('one');
    await addSearch('two', OTHER.email);
    await env.DB.exec(
      `INSERT INTO submissions (key, body_hash, form, language, answers, created)
       VALUES ('k', 'h', 'demand-register', 'nl', '{"email":"Bo@Example.be"}', 1)`.replaceAll(
        '\n',
        ' ',
      ),
    );
    const browser = await signIn();
    const response = await browser.post(`${PAGE}wissen/`, { password: PASSWORD, action: 'delete' });
    expect(await response.text()).toContain('Uw zoekopdrachten zijn gewist.');
    expect(await loadPerson()).toBeUndefined();
    expect((await loadRows('demand_searches')).map(({ id }) => id)).toEqual(['two']);
    expect(await loadRows('submissions')).toEqual([]);
    expect(browser.session).toBe('');
    expect((await signIn()).session).toBe('');
  });

  test('leaves an owner the portal', async () => {
    await addSearch('one', BOTH.email);
    await env.DB.prepare(
      `INSERT INTO alerts (person, property, news, searches, created) VALUES (?, 84213, 'new', '[]', 0)`,
    )
      .bind(BOTH.email)
      .run();
    const browser = await signIn(BOTH.email);
    const response = await browser.post(`${PAGE}wissen/`, { password: PASSWORD });
    expect(response.headers.get('Location')).toBe('/nl/eigenaar/');
    expect(await loadPerson(BOTH.email)).toMatchObject({ owner: 1, subscriber: 0 });
    expect(await loadSearch()).toBeUndefined();
    expect(await loadRows('alerts')).toEqual([]);
    expect((await browser.get('/nl/eigenaar/')).status).toBe(200);
  });
});

describe('who may see what', () => {
  const PATHS = ['', 'nieuw/', 'wijzigen/?search=one', 'gegevens/', 'wissen/'];

  test.each(PATHS)(
    'nobody and an owner without a subscription are sent to the sign-in: %s',
    async (path) => {
      await addSearch('one');
      for (const browser of [openBrowser(site), await signIn(OWNER.email)])
        for (const response of [
          await browser.get(PAGE + path),
          await browser.post(PAGE + path, {}),
        ])
          expect([response.status, response.headers.get('Location')]).toEqual([
            303,
            '/nl/zoekopdracht/aanmelden/',
          ]);
    },
  );

  test('another’s search answers as an unknown one, byte for byte', async () => {
    await addSearch('one');
    const browser = await signIn(OTHER.email);
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
    expect(await loadSearch()).toMatchObject({ name: 'Ons huis', paused: null });
  });

  test('another site can change nothing', async () => {
    await addSearch('one');
    const browser = await signIn();
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
