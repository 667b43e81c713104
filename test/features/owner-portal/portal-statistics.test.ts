import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { toBrusselsDay } from '../../../src/domain/format/brussels-day';
import { DAY_MS } from '../../../src/domain/format/durations';
import { importActivity } from '../../../src/features/owner-portal/activity-import-store';
import { recordQueries } from '../../record-queries';
import { openBrowser } from '../sign-in/account-requests';
import { AN, setUpPortal } from './portal-site';

const { site, configure, openPortal } = setUpPortal();

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
    await env.DB.prepare(
      `INSERT INTO page_views (page, day, views, earlier_views) VALUES
         ('/property/84213/', ?1, 5, 0), ('/property/84213/', ?2, 14, 5)`,
    )
      .bind(day, today)
      .run();
    const html = await (await (await openPortal(AN.email)).get('/nl/eigenaar/84213/')).text();
    const figures = [...html.matchAll(/counters__figure">([^<]+)</g)].map(([, figure]) => figure);
    expect([figures[0], figures[3]]).toEqual(['74', '1.079']);
    expect(html).toContain('74 keer bekeken');
    expect(html).toContain('<svg class="figures__graph figures__graph--wide"');
    expect(html).not.toContain('7.777');
    expect(html).not.toContain(' style=');
  });

  test('compare this week with one that was counted from its first day alone', async () => {
    const countFrom = async (days: number) => {
      const day = toBrusselsDay(new Date(Date.now() - days * DAY_MS));
      await importActivity(env.DB, [], [{ property: 84213, source: 'Immoweb', day, views: 8 }]);
      return (await openPortal(AN.email)).get('/nl/eigenaar/84213/');
    };
    expect(await (await countFrom(0)).text()).not.toContain('vorige week');
    expect(await (await countFrom(14)).text()).toContain('vorige week');
  });

  test('say in words that nobody looked yet this week', async () => {
    const day = toBrusselsDay(new Date(Date.now() - 14 * DAY_MS));
    await importActivity(env.DB, [], [{ property: 84213, source: 'Immoweb', day, views: 8 }]);
    const html = await (await (await openPortal(AN.email)).get('/nl/eigenaar/84213/')).text();
    expect(html).toContain('Uw pand werd deze week nog niet bekeken');
    expect(html).not.toContain('0 keer bekeken');
  });

  test('say so when nothing was counted yet', async () => {
    const html = await (await (await openPortal(AN.email)).get('/nl/eigenaar/84213/')).text();
    expect(html).toContain('Nog niet geteld hoe vaak uw pand bekeken werd.');
    expect(html).toContain('Nog niets te melden.');
  });

  test('need three queries for 200 properties with three years of figures', async () => {
    await env.DB.exec(
      `WITH RECURSIVE ids(id) AS (SELECT 90001 UNION ALL SELECT id + 1 FROM ids WHERE id < 90200)
       INSERT INTO owner_properties (account, property) SELECT 'an@example.be', id FROM ids`.replaceAll(
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
    const sent = queries.filter((sql) => !/^UPDATE account_sessions/.test(sql));
    expect(sent).toHaveLength(3);
  });
});
