import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { toBrusselsDay } from '../../../src/domain/format/brussels-day';
import { DAY_MS } from '../../../src/domain/format/durations';
import { importActivity } from '../../../src/features/owner-portal/activity-import-store';
import { loadFigures, loadHistory } from '../../../src/features/owner-portal/portal-store';
import { emptyTables } from '../../empty-tables';
import { recordQueries } from '../../record-queries';
import { openBrowser, SUBSCRIBER, setUpAccountSite, signIn } from '../sign-in/account-requests';

const AN = { email: 'an@example.be', name: 'An Maas', owner: 1, properties: [84213] };
const DRIES = { email: 'dries@example.be', name: 'Dries Wouters', owner: 1, properties: [84300] };
const TWO = { email: 'eva@example.be', name: 'Eva Bos', owner: 1, properties: [84213, 84300] };

const { site, configure } = setUpAccountSite([AN, DRIES, TWO, SUBSCRIBER]);
beforeEach(async () => {
  await emptyTables(TABLES);
});

const TABLES = [
  ...['property_activity', 'portal_views', 'visits', 'property_actions', 'appointments', 'slots'],
  ...['submissions', 'property_changes', 'search_counts', 'catalogue_loads'],
];

const openPortal = async (email: string) => {
  const browser = openBrowser(site);
  await signIn(browser, email);
  return browser;
};

const event = {
  ...{ property: 84213, key: 'V-1', kind: 'visit' as const, contact: 'Kandidaat A' },
  ...{ subject: 'Eerste bezoek', comment: '', status: 'done' as const, source: 'Agenda' },
  at: Date.UTC(2026, 10, 14, 10),
};

const PATHS = [
  '/nl/eigenaar/84213/',
  '/nl/eigenaar/84213/geschiedenis/',
  '/nl/eigenaar/84213/geschiedenis.csv',
  '/nl/eigenaar/84213/vraag/',
];

describe('the paths of the portal', () => {
  test.each(PATHS)('%s opens for its owner only', async (path) => {
    expect((await site(path)).headers.get('Location')).toBe('/nl/login/');
    const subscriber = await openPortal(SUBSCRIBER.email);
    expect((await subscriber.get(path)).headers.get('Location')).toBe('/nl/login/');
    const foreign = await (await openPortal(DRIES.email)).get(path);
    expect(foreign.status).toBe(404);
    const own = await (await openPortal(AN.email)).get(path);
    expect(own.status).toBe(200);
    expect(own.headers.get('Cache-Control')).toBe('no-store');
    expect(own.headers.get('X-Robots-Tag')).toBe('noindex');
  });

  test('of a foreign and of an unknown property give the same bytes', async () => {
    const browser = await openPortal(DRIES.email);
    const ids = ['84213', '99999999', '0', 'abc', '84300/nothing'];
    for (const tail of ['', 'geschiedenis/', 'geschiedenis.csv', 'vraag/']) {
      const answers = await Promise.all(
        ids.map(async (id) => {
          const response = await browser.get(`/nl/eigenaar/${id}/${tail}`);
          return [response.status, await response.text()];
        }),
      );
      for (const answer of answers) expect(answer).toEqual([404, answers[0]?.[1]]);
    }
  });

  test('read nothing of a foreign property, whoever forgets to ask whose it is', async () => {
    await importActivity(env.DB, [event], []);
    await env.DB.batch([
      env.DB.prepare(
        `INSERT INTO slots (id, property, starts, ends, closes, capacity) VALUES ('s', 84213, 2, 3, 2, 1)`,
      ),
      env.DB.prepare(
        `INSERT INTO appointments (id, state, property, slot, language, name, email, created, changed)
         VALUES ('a', 'confirmed', 84213, 's', 'nl', 'Jo', 'jo@example.be', 0, 0)`,
      ),
    ]);
    expect((await loadHistory(env.DB, AN.email, 84213)).events).toHaveLength(2);
    expect(await loadHistory(env.DB, DRIES.email, 84213)).toEqual({ events: [], changes: [] });
    const query = { person: DRIES.email, property: 84213, since: '', monday: '', comparable: [] };
    expect(await loadFigures(env.DB, query)).toMatchObject({
      days: [],
      totals: [],
      owned: [84300],
    });
  });

  test('lead from their originals to the default language', async () => {
    const response = await site('/owner/84213/history/');
    expect(response.headers.get('Location')).toBe('/nl/eigenaar/84213/geschiedenis/');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test('an owner of one property sees it at once, in their language', async () => {
    const an = await (await openPortal(AN.email)).get('/fr/proprietaire/');
    expect(an.status).toBe(200);
    const own = await an.text();
    expect(own).toContain('class="portal-head__text"');
    expect(own).toContain('href="/fr/proprietaire/84213/historique/"');
    expect(own).not.toContain('84300');
  });

  test('an owner of several chooses one of them', async () => {
    const html = await (await (await openPortal(TWO.email)).get('/nl/eigenaar/')).text();
    expect(html).toContain('href="/nl/eigenaar/84213/"');
    expect(html).toContain('href="/nl/eigenaar/84300/"');
  });
});

describe('the statistics', () => {
  const today = toBrusselsDay(new Date());

  test('count all channels and our own site by day, week, month and in all', async () => {
    const day = toBrusselsDay(new Date(Date.now() - 400 * DAY_MS));
    await importActivity(
      env.DB,
      [],
      [
        { property: 84213, source: 'Immoweb', day: today, views: 60 },
        { property: 84213, source: 'Immoweb', day, views: 1000 },
        { property: 84300, source: 'Immoweb', day: today, views: 7777 },
      ],
    );
    await env.DB.prepare('INSERT INTO visits (page, day, visits) VALUES (?, ?, 14)')
      .bind('/property/84213/', today)
      .run();
    const html = await (await (await openPortal(AN.email)).get('/nl/eigenaar/84213/')).text();
    const figures = [...html.matchAll(/counters__figure">([^<]+)</g)].map(([, figure]) => figure);
    expect([figures[0], figures[3]]).toEqual(['74', '1.074']);
    expect(html).toContain('74 keer bekeken');
    expect(html).toContain('<svg class="figures__graph figures__graph--wide"');
    expect(html).not.toContain('7.777');
    expect(html).not.toContain(' style=');
  });

  test('say so when nothing was counted yet', async () => {
    const html = await (await (await openPortal(AN.email)).get('/nl/eigenaar/84213/')).text();
    expect(html).toContain('Nog geen bezoeken geteld.');
    expect(html).toContain('Nog niets te melden.');
  });

  test('need three queries for 200 properties with three years of figures', async () => {
    await env.DB.exec(
      `WITH RECURSIVE ids(id) AS (SELECT 90001 UNION ALL SELECT id + 1 FROM ids WHERE id < 90200)
       INSERT INTO owner_properties (person, property) SELECT 'an@example.be', id FROM ids`.replaceAll(
        '\n',
        ' ',
      ),
    );
    await env.DB.exec(
      `WITH RECURSIVE days(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM days WHERE n < 1095)
       INSERT INTO portal_views (property, source, day, views)
       SELECT 84213, 'Immoweb', date('now', '-' || n || ' days'), 10 FROM days`.replaceAll(
        '\n',
        ' ',
      ),
    );
    const browser = await openPortal(AN.email);
    const queries: string[] = [];
    await configure({ DB: recordQueries(env.DB, queries) });
    const response = await openBrowser(site, browser.session).get('/nl/eigenaar/84213/');
    expect(response.status).toBe(200);
    const sent = queries.filter((sql) => !/^UPDATE sessions/.test(sql));
    expect(sent).toHaveLength(3);
  });
});

describe('the history', () => {
  test('shows imported events and visits booked on the site, without their names', async () => {
    await importActivity(env.DB, [event], []);
    const starts = Date.now() + DAY_MS;
    await env.DB.batch([
      env.DB.prepare(
        `INSERT INTO slots (id, property, starts, ends, closes, capacity) VALUES ('s', 84213, ?1, ?2, ?1, 2)`,
      ).bind(starts, starts + 1_800_000),
      env.DB.prepare(
        `INSERT INTO appointments (id, state, property, slot, language, name, email, created, changed)
         VALUES ('a', 'confirmed', 84213, 's', 'nl', 'Familie Geheim', 'geheim@example.be', 1, 1)`,
      ),
    ]);
    const html = await (
      await (await openPortal(AN.email)).get('/nl/eigenaar/84213/geschiedenis/')
    ).text();
    expect(html).toContain('2 van 2 gebeurtenissen');
    expect(html).toContain('Bezoek, op de site geboekt');
    expect(html).toContain('Eerste bezoek');
    expect(html).toContain('14-11-2026');
    expect(html).not.toMatch(/Geheim/i);
  });

  test('is filtered, sorted and paged by its address', async () => {
    const events = Array.from({ length: 45 }, (_, index) => ({
      ...event,
      key: `V-${index}`,
      subject: `Bezoek nummer ${index}.`,
      at: event.at + index * DAY_MS,
      kind: index % 2 ? ('visit' as const) : ('media' as const),
    }));
    await importActivity(env.DB, events, []);
    const browser = await openPortal(AN.email);
    const read = async (query: string) =>
      (await browser.get(`/nl/eigenaar/84213/geschiedenis/${query}`)).text();
    const listSubjects = (html: string) =>
      [...html.matchAll(/Bezoek nummer (\d+)\./g)].map(([, number]) => Number(number));
    expect(listSubjects(await read(''))).toEqual(Array.from({ length: 20 }, (_, i) => 44 - i));
    expect(listSubjects(await read('?page=3'))).toEqual([4, 3, 2, 1, 0]);
    expect(listSubjects(await read('?order=oldest&kind=visit')).slice(0, 3)).toEqual([1, 3, 5]);
    expect(await read('?kind=visit')).toContain('22 van 45 gebeurtenissen');
    expect(await read('?kind=visit&kind=media')).toContain('45 van 45 gebeurtenissen');
    expect(await read('?from=2026-11-20&to=2026-11-23')).toContain('4 van 45 gebeurtenissen');
    expect(await read('?from=2026-11-31&to=morgen')).toContain('45 van 45 gebeurtenissen');
    expect(await read('?contact=Kandidaat+A')).toContain('45 van 45 gebeurtenissen');
    expect(await read('?contact=Kandidaat+B')).toContain('0 van 45 gebeurtenissen');
    expect(await read('?source=Nergens')).toContain('Geen enkele gebeurtenis');
    expect(listSubjects(await read('?kind=x&page=-1&order=y'))).toHaveLength(20);
  });

  test('is a file that spreadsheets open, without formulas', async () => {
    await importActivity(env.DB, [{ ...event, comment: '=1+1' }], []);
    const response = await (await openPortal(AN.email)).get('/nl/eigenaar/84213/geschiedenis.csv');
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
    expect(text.split('\r\n')[1]).toMatch(
      /^14-11-2026;11:00;Bezoek;Eerste bezoek;"'=1\+1";Kandidaat A;/,
    );
  });
});
