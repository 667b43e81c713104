import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../../../src/domain/format/durations';
import { importActivity } from '../../../src/features/owner-portal/activity-import-store';
import { AN, event, setUpPortal } from './portal-site';

const { openPortal } = setUpPortal();

describe('the history', () => {
  test('shows imported events and visits booked on the site, without their names', async () => {
    const other = { ...event, property: 84300, key: 'V-2', subject: 'Ander huis' };
    await importActivity(env.DB, [event, other], []);
    const starts = Date.now() + DAY_MS;
    await env.DB.batch([
      env.DB.prepare(
        `INSERT INTO slots (id, property, starts_at, ends_at, closes_at, capacity) VALUES ('s', 84213, ?1, ?2, ?1, 2)`,
      ).bind(starts, starts + 1_800_000),
      env.DB.prepare(
        `INSERT INTO visits (id, state, property, slot, language, name, email, created_at, changed_at)
         VALUES ('a', 'confirmed', 84213, 's', 'nl', 'Familie Geheim', 'geheim@example.be', 1, 1),
           ('b', 'cancelled', 84213, 's', 'nl', 'Familie Geheim', 'weg@example.be', 2, 2)`,
      ),
    ]);
    const html = await (
      await (await openPortal(AN.email)).get('/nl/eigenaar/84213/geschiedenis/')
    ).text();
    expect(html).toContain('3 van 3 gebeurtenissen');
    expect(html).toContain('Bezoek, op de site geboekt');
    expect(html).toContain('Bezoek afgezegd');
    // What is still to come stands together, called off or not.
    expect([...html.matchAll(/scope="colgroup">([^<]*)/g)].map(([, heading]) => heading)).toEqual([
      'Wat nog komt',
      'november 2026',
    ]);
    expect(html).toContain('Eerste bezoek');
    expect(html).toContain('14-11-2026');
    expect(html).not.toMatch(/Geheim|Ander huis/i);
  });

  test('is filtered, sorted and paged by its address', async () => {
    const events = Array.from({ length: 45 }, (_, index) => ({
      ...event,
      key: `V-${index}`,
      subject: `Bezoek nummer ${index}.`,
      happenedAt: event.happenedAt + index * DAY_MS,
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
