import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { importActivity } from '../../../src/features/owner-portal/activity-import-store';
import { loadFigures, loadHistory } from '../../../src/features/owner-portal/portal-store';
import { SUBSCRIBER } from '../sign-in/account-requests';
import { AN, DRIES, event, setUpPortal, TWO } from './portal-site';

const { site, openPortal } = setUpPortal();

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
    const location = (await subscriber.get(path)).headers.get('Location');
    expect(location).toMatch(/^\/nl\/login\/\?other=yes/);
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
        `INSERT INTO slots (id, property, starts_at, ends_at, closes_at, capacity) VALUES ('s', 84213, 2, 3, 2, 1)`,
      ),
      env.DB.prepare(
        `INSERT INTO visits (id, state, property, slot, language, name, email, created_at, changed_at)
         VALUES ('a', 'confirmed', 84213, 's', 'nl', 'Jo', 'jo@example.be', 0, 0)`,
      ),
    ]);
    expect((await loadHistory(env.DB, AN.email, 84213)).events).toHaveLength(2);
    expect(await loadHistory(env.DB, DRIES.email, 84213)).toMatchObject({
      events: [],
      changes: [],
    });
    const query = { account: DRIES.email, property: 84213, since: '', monday: '', comparable: [] };
    expect(await loadFigures(env.DB, query)).toMatchObject({
      days: [],
      totals: [],
      owned: [84300],
    });
  });

  test('read nothing of the owner’s other property', async () => {
    await importActivity(env.DB, [event], []);
    await env.DB.batch([
      env.DB.prepare(
        `INSERT INTO visits (id, state, property, language, name, email, created_at, changed_at)
         VALUES ('a', 'waiting', 84213, 'nl', 'Jo', 'jo@example.be', 0, 0)`,
      ),
      env.DB.prepare(
        `INSERT INTO property_actions (property, action, day, count) VALUES (84213, 'saved', '2026-11-01', 3)`,
      ),
      env.DB.prepare(
        `INSERT INTO catalogue_loads (number, version, created_at, announces) VALUES (1, 'v', 1, 1)`,
      ),
      env.DB.prepare(
        `INSERT INTO property_changes (property, load, kind, before, after, version, created_at)
         VALUES (84213, 1, 'price', '2', '1', 'v', 1)`,
      ),
    ]);
    const read = async (property: number) => {
      const query = { account: TWO.email, property, since: '', monday: '', comparable: [] };
      const { events, changes } = await loadHistory(env.DB, TWO.email, property);
      const { saved, asked } = (await loadFigures(env.DB, query)).actions;
      return [events.length, changes.length, saved, asked];
    };
    expect([await read(84213), await read(84300)]).toEqual([
      [1, 1, 3, 1],
      [0, 0, 0, 0],
    ]);
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
