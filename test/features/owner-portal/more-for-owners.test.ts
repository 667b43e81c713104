import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { toBrusselsDay } from '../../../src/domain/format/brussels-day';
import { DAY_MS } from '../../../src/domain/format/durations';
import { incrementPropertyAction } from '../../../src/platform/property-actions-store';
import {
  loadVisitFeedback,
  releaseVisitFeedback,
  upsertVisitFeedback,
} from '../../../src/platform/visit-feedback-store';
import { loadRows } from '../forms/form-requests';
import { openBrowser, setUpAccountSite, signIn } from '../sign-in/account-requests';

const AN = { email: 'an@example.be', name: 'An Maas', owner: 1, properties: [84213] };
const DRIES = { email: 'dries@example.be', name: 'Dries Wouters', owner: 1, properties: [84300] };

const { site } = setUpAccountSite([AN, DRIES]);
beforeEach(async () => {
  for (const table of [
    ...['property_actions', 'appointments', 'slots', 'submissions', 'visits'],
    ...['property_changes', 'search_counts', 'catalogue_loads', 'proofs'],
  ])
    await env.DB.exec(`DELETE FROM ${table}`);
});

const openPortal = async (email = AN.email) => {
  const browser = openBrowser(site);
  await signIn(browser, email);
  return browser;
};

const readFigures = async () => (await (await openPortal()).get('/nl/eigenaar/84213/')).text();

/** Books a visit that is over, and stores what the visitor said about it. */
async function storeFeedback(changes = {}) {
  const starts = Date.now() - DAY_MS;
  const feedback = { appointment: 'a', text: 'De keuken is raak.', visitor: '', written: starts };
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO slots (id, property, starts, ends, closes, capacity) VALUES ('s', 84213, ?1, ?2, ?1, 2)`,
    ).bind(starts, starts + 1_800_000),
    env.DB.prepare(
      `INSERT INTO appointments (id, state, property, slot, language, name, email, created, changed)
       VALUES ('a', 'confirmed', 84213, 's', 'nl', 'Familie Geheim', 'geheim@example.be', 1, 1)`,
    ),
    upsertVisitFeedback(env.DB, { ...feedback, ...changes }),
  ]);
}

const release = () =>
  releaseVisitFeedback(env.DB, 'a', { by: 'Luc Dardenne', now: Date.now() }).run();

describe('what a visitor said', () => {
  test('is shown once staff release it, without a name', async () => {
    await storeFeedback();
    expect(await readFigures()).not.toContain('De keuken is raak.');
    await release();
    const html = await readFigures();
    expect(html).toContain('De keuken is raak.');
    expect(html).toMatch(/Kandidaat A, na het bezoek van [\d-]+\. Vrijgegeven door Luc Dardenne\./);
    expect(html).not.toMatch(/Geheim/i);
  });

  test('carries the name that staff released with it', async () => {
    await storeFeedback({ visitor: 'Anna G.' });
    await release();
    expect(await readFigures()).toContain('Anna G., na het bezoek');
  });

  test('has to be released again after a change, and goes with its visit', async () => {
    await storeFeedback();
    await release();
    const changed = { appointment: 'a', text: 'De trap is steil.', visitor: '', written: 2 };
    await upsertVisitFeedback(env.DB, changed).run();
    expect(await loadVisitFeedback(env.DB, ['a'])).toEqual([
      { ...changed, released: null, releasedBy: null },
    ]);
    expect(await readFigures()).not.toContain('De trap is steil.');
    await env.DB.exec('DELETE FROM appointments');
    expect(await loadVisitFeedback(env.DB, ['a'])).toEqual([]);
  });
});

test('saves, shares and requests to visit are told as figures', async () => {
  await storeFeedback();
  const day = toBrusselsDay(new Date());
  const count = (property: number) =>
    incrementPropertyAction(env.DB, { property, action: 'saved', day });
  await env.DB.batch([count(84213), count(84213), count(84300)]);
  expect(await readFigures()).toContain(
    '2 keer bewaard, 0 keer gedeeld, 1 keer een bezoek gevraagd',
  );
});

test('the timeline shows what loads of the catalogue changed', async () => {
  const at = Date.UTC(2026, 9, 6);
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO catalogue_loads (number, version, at, announces) VALUES (1, 'v', ?, 1)`,
    ).bind(at),
    env.DB.prepare(
      `INSERT INTO property_changes (property, load, kind, before, after, version, at)
       VALUES (84213, 1, 'price', '595000', '575000', 'v', ?)`,
    ).bind(at),
  ]);
  const html = await readFigures();
  expect(html).toMatch(/6-10-2026.*Prijs aangepast.*575\.000/s);
});

test('the timeline is in the order of days, also of a property that was put online again', async () => {
  const again = Date.UTC(2026, 6, 1);
  await env.DB.batch([
    env.DB.prepare(`INSERT INTO visits (page, day, visits) VALUES (?, '2026-07-01', 1)`).bind(
      '/property/84213/',
    ),
    env.DB.prepare(
      `INSERT INTO catalogue_loads (number, version, at, announces) VALUES (1, 'v', 0, 1)`,
    ),
    ...[
      ['status', 'available', 'closed', again - 60 * DAY_MS],
      ['price', '410000', '400000', again - 90 * DAY_MS],
    ].map(([kind, before, after, at]) =>
      env.DB.prepare(
        `INSERT INTO property_changes (property, load, kind, before, after, version, at)
         VALUES (84213, 1, ?, ?, ?, 'v', ?)`,
      ).bind(kind, before, after, at),
    ),
  ]);
  const list = /<ol class="timeline">.*?<\/ol>/s.exec(await readFigures())?.[0] ?? '';
  const days = [...list.matchAll(/<span>(\d+)-(\d+)-(\d+)</g)].map(
    ([, day, month, year]) => Number(year) * 10_000 + Number(month) * 100 + Number(day),
  );
  expect(days.length).toBeGreaterThanOrEqual(3);
  expect(days).toEqual(days.toSorted((a, b) => a - b));
});

test.each([
  [4, 'Minder dan vijf zoekopdrachten'],
  [34, '34 zoekopdrachten passen'],
])('%i registered searches that fit: "%s"', async (searches, text) => {
  await env.DB.prepare('INSERT INTO search_counts VALUES (84213, 1, ?)').bind(searches).run();
  expect(await readFigures()).toContain(text);
});

describe('a question to the agent', () => {
  const PATH = '/nl/eigenaar/84213/vraag/';

  const readTicket = async (browser: ReturnType<typeof openBrowser>) =>
    /name="ticket" value="([^"]+)"/.exec(await (await browser.get(PATH)).text())?.[1] ?? '';

  test('is stored as a lead and mailed, once', async () => {
    const browser = await openPortal();
    const fields = { ticket: await readTicket(browser), question: 'Mag de prijs omlaag?' };
    for (let tries = 0; tries < 2; tries++) {
      const response = await browser.post(PATH, fields);
      expect([response.status, response.headers.get('Location')]).toEqual([
        303,
        `${PATH}?sent=yes`,
      ]);
    }
    const [row, ...others] = await loadRows('submissions');
    expect(others).toEqual([]);
    expect(row).toMatchObject({ form: 'owner-question', property: 84213 });
    expect(String(row?.answers)).toContain('Mag de prijs omlaag?');
    const mails = (await loadRows('outbox')).filter(({ subject }) =>
      String(subject).startsWith('Vraag van een eigenaar, Ref. 84213'),
    );
    expect(mails).toHaveLength(1);
    expect(JSON.parse(String(mails[0]?.mail)).replyTo).toBe(AN.email);
    expect(await (await browser.get(`${PATH}?sent=yes`)).text()).toContain(
      'Uw vraag is verstuurd.',
    );
  });

  test.each([
    [{ question: ' ' }, 422, 'Schrijf ons uw vraag'],
    [{ question: 'Hallo', ticket: 'x' }, 422, 'Deze pagina stond lang open.'],
  ])('with %o is refused, and what was typed stays', async (changes, status, text) => {
    const browser = await openPortal();
    const ticket = await readTicket(browser);
    const response = await browser.post(PATH, { ticket, ...changes });
    const html = await response.text();
    expect([response.status, html.includes(text), html.includes('Hallo')]).toEqual([
      status,
      true,
      changes.question === 'Hallo',
    ]);
    expect(await loadRows('submissions')).toEqual([]);
  });

  test('with other words on a page that was sent before is refused, and kept', async () => {
    const browser = await openPortal();
    const ticket = await readTicket(browser);
    await browser.post(PATH, { ticket, question: 'Mag de prijs omlaag?' });
    const response = await browser.post(PATH, { ticket, question: 'Mag de prijs omhoog?' });
    const html = await response.text();
    expect([response.status, html.includes('Mag de prijs omhoog?')]).toEqual([422, true]);
    const fields = { ticket: /name="ticket" value="([^"]+)"/.exec(html)?.[1] ?? '' };
    await browser.post(PATH, { ...fields, question: 'Mag de prijs omhoog?' });
    expect(await loadRows('submissions')).toHaveLength(2);
  });

  test('about the property of somebody else is as unknown as its page', async () => {
    const browser = await openPortal(DRIES.email);
    expect((await browser.post(PATH, { question: 'Hallo' })).status).toBe(404);
    expect(await loadRows('submissions')).toEqual([]);
  });

  test('can be asked ten times an hour', async () => {
    const browser = await openPortal();
    for (let count = 0; count < 10; count++)
      await browser.post(PATH, { ticket: await readTicket(browser), question: `Vraag ${count}` });
    const fields = { ticket: await readTicket(browser), question: 'Nog een' };
    const response = await browser.post(PATH, fields);
    expect(response.status).toBe(429);
    expect(await response.text()).toContain('Nog een');
  });
});
