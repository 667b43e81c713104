import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { importActivity } from '../../../src/features/owner-portal/activity-import-store';
import { sendOwnerDigests } from '../../../src/features/owner-portal/digest/digest-store';
import { emptyTables } from '../../empty-tables';
import { createTestContext } from '../../fixtures';
import { changeRecords } from '../../platform/snapshot/checked-files';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';
import { loadRows } from '../forms/form-requests';
import { SUBSCRIBER, setUpAccountSite } from '../sign-in/account-requests';

const AN = { email: 'an@example.be', name: 'An Maas', owner: 1, properties: [84213] };
const DRIES = { email: 'dries@example.be', name: 'Dries Wouters', owner: 1, properties: [84300] };

const { site } = setUpAccountSite([AN, DRIES, SUBSCRIBER]);

/** A Monday at eight in Brussels; the week before it begins on the 9th. */
const MONDAY = Date.UTC(2026, 10, 16, 7);
const HOUR_MS = 3_600_000;

const send = async (now: number = MONDAY, files = createSmallSnapshot()) => {
  const { snapshot } = await createTestContext('/nl/', files);
  return sendOwnerDigests(env, snapshot, now);
};

const readText = async () => JSON.parse(String((await loadRows('outbox'))[0]?.mail)).text as string;

beforeEach(async () => {
  await emptyTables(['property_activity', 'portal_views', 'page_views', 'visits', 'slots']);
  await importActivity(
    env.DB,
    [],
    [
      { property: 84213, source: 'Immoweb', day: '2026-11-10', views: 60 },
      { property: 84213, source: 'Immoweb', day: '2026-11-03', views: 40 },
      { property: 84213, source: 'Immoweb', day: '2026-11-16', views: 5 },
    ],
  );
});

describe('the weekly mail', () => {
  test('goes to owners of whose properties there is something to say', async () => {
    await send();
    const mails = await loadRows('outbox');
    expect(mails.map(({ recipient }) => recipient)).toEqual([AN.email]);
    const { text, headers } = JSON.parse(String(mails[0]?.mail));
    expect(text).toMatch(/60[\s\S]*40/);
    expect(headers['List-Unsubscribe']).toContain('/nl/eigenaarsmail/?token=');
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  });

  test('lists the documents that are still needed', async () => {
    await send();
    expect(await readText()).toMatch(/Nog \d van \d documenten nodig: \p{Lu}/u);
  });

  test('about properties of two agents is signed by the agency and names each', async () => {
    const files = createSmallSnapshot();
    const [an] = files['site/team.json'];
    files['site/team.json'].push({ ...an, id: 2, name: 'Ben Claes', phone: '086 21 00 02' });
    changeRecords(files, 'catalogue/property-details.json', 84300, { ManagerID: 2 });
    await env.DB.exec(`UPDATE owner_properties SET account = '${AN.email}'`);
    await importActivity(
      env.DB,
      [],
      [{ property: 84300, source: 'Immoweb', day: '2026-11-11', views: 7 }],
    );
    await send(MONDAY, files);
    const text = await readText();
    expect(text.match(/Uw makelaar: .*/g)).toEqual([
      'Uw makelaar: An Maas',
      'Uw makelaar: Ben Claes, 086 21 00 02',
    ]);
    expect(text).toContain('Het team van');
    expect(text).not.toMatch(/groeten,\s+An Maas/);
  });

  test('names its days, and compares them with a week that was whole alone', async () => {
    const files = createSmallSnapshot();
    changeRecords(files, 'catalogue/property-details.json', 84213, { DatePosted: '2026-11-02' });
    await send(MONDAY, files);
    expect(await readText()).toMatch(
      /Bekeken, 9-11-2026 tot en met 15-11-2026: 60\s+De week ervoor: 40/,
    );
    await emptyTables(['outbox', 'owner_digests']);
    changeRecords(files, 'catalogue/property-details.json', 84213, { DatePosted: '2026-11-03' });
    await send(MONDAY, files);
    expect(await readText()).not.toContain('De week ervoor');
  });

  test('says that there is more than it tells', async () => {
    const event = { property: 84213, contact: '', comment: '', source: 'Agenda' };
    const add = (count: number) =>
      importActivity(
        env.DB,
        Array.from({ length: count }, (_, index) => ({
          ...event,
          key: `${index}`,
          kind: 'visit' as const,
          status: 'done' as const,
          subject: `Bezoek ${index}`,
          happenedAt: MONDAY - (index + 1) * HOUR_MS,
        })),
        [],
      );
    await add(5);
    await send();
    expect(await readText()).not.toContain('Er gebeurde nog meer');
    await emptyTables(['outbox', 'owner_digests']);
    await add(6);
    await send();
    expect(await readText()).toContain('Er gebeurde nog meer');
  });

  test('is sent once a week, whatever runs at the same time', async () => {
    await Promise.all([send(), send()]);
    await send(MONDAY + HOUR_MS);
    expect(await loadRows('outbox')).toHaveLength(1);
    await send(MONDAY + 7 * 24 * HOUR_MS);
    expect(await loadRows('outbox')).toHaveLength(2);
  });

  test.each([
    ['before seven on Monday', MONDAY - 1.5 * HOUR_MS],
    ['on a Tuesday', MONDAY + 24 * HOUR_MS],
  ])('is not sent %s', async (_, now) => {
    expect(await send(now)).toBe(0);
    expect(await loadRows('outbox')).toEqual([]);
  });

  test('stops by its link, which asks first, and comes again on request', async () => {
    await send();
    const { headers } = JSON.parse(String((await loadRows('outbox'))[0]?.mail));
    const url = new URL(/<([^>]+)>/.exec(headers['List-Unsubscribe'])?.[1] ?? '');
    const path = url.pathname + url.search;
    const asked = await site(path);
    expect([asked.status, asked.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect((await loadRows('owner_digests')).every(({ stopped_at }) => stopped_at === null)).toBe(
      true,
    );
    const done = await site(path, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
    expect(await done.text()).toContain('U krijgt de wekelijkse mail niet meer.');
    // The mail that a failing provider held up is taken back.
    await send(MONDAY + 7 * 24 * HOUR_MS);
    expect(await loadRows('outbox')).toEqual([]);
    // Opened once more, the link says how it stands.
    expect(await (await site(path)).text()).toMatch(/niet meer\..*value="resume"/s);
    await site(path, { method: 'POST', body: new URLSearchParams({ action: 'resume' }) });
    expect(await (await site(path)).text()).toContain('value="stop"');
    await send(MONDAY + 14 * 24 * HOUR_MS);
    expect((await loadRows('owner_digests')).map(({ stopped_at }) => stopped_at)).toContain(null);
  });

  test.each([
    ['without a page', {}],
    ['of a mail program in a browser', { Origin: 'https://mail.example' }],
    ['of a page without an address', { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' }],
  ])('stops by the one click %s', async (_, headers) => {
    await send();
    const { headers: mailHeaders } = JSON.parse(String((await loadRows('outbox'))[0]?.mail));
    const url = new URL(/<([^>]+)>/.exec(mailHeaders['List-Unsubscribe'])?.[1] ?? '');
    const body = new URLSearchParams(mailHeaders['List-Unsubscribe-Post']);
    const response = await site(url.pathname + url.search, {
      ...{ method: 'POST', headers: headers as Record<string, string>, body },
    });
    expect(response.status).toBe(200);
    expect((await loadRows('owner_digests'))[0]?.stopped_at).toBeTypeOf('number');
  });

  test.each([
    ['whose portal is closed', `UPDATE accounts SET disabled_at = 1`],
    ['who was not in the portal yet', `UPDATE accounts SET password = NULL`],
    [
      'who stopped it',
      `INSERT INTO owner_digests (account, stopped_at) SELECT id, 1 FROM accounts`,
    ],
  ])('is not sent to an owner %s', async (_, change) => {
    await env.DB.exec(change);
    await send();
    expect(await loadRows('outbox')).toEqual([]);
  });

  test('cannot be stopped with a made-up link', async () => {
    const response = await site('/nl/eigenaarsmail/?token=an@example.be.x', { method: 'POST' });
    expect(response.status).toBe(404);
    expect(await loadRows('owner_digests')).toEqual([]);
  });
});
