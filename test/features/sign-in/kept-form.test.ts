import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { STAFF_TABLES, VISITOR_TABLES } from '../../../src/platform/accounts/account-tables';
import { LUC, openDesk, resetStaff, SANNE } from '../desk/desk-requests';
import { BOTH, OWNER, openBrowser, openSignedIn, setUpAccountSite } from './account-requests';

const { site } = setUpAccountSite();
beforeEach(resetStaff);

const PAGE = '/nl/desk/aanvragen/nieuw/';
const ANSWERS = {
  ...{ key: crypto.randomUUID(), action: 'enter', firstName: 'Odile', lastName: "d'Hondt" },
  ...{ phone: '0470 12 34 77', email: '', language: 'fr', property: '', assignee: 'nobody' },
  question: 'Regel één\n"twee" & <drie>',
};

/** Opens a browser whose session ended while somebody wrote. */
async function openLate(email: string, tables = VISITOR_TABLES) {
  const browser = await openSignedIn(site, email, tables);
  await env.DB.exec(`UPDATE ${tables.sessions} SET used_at = 0`);
  return browser;
}
const openLateDesk = () => openLate(LUC.email, STAFF_TABLES);

const readHidden = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [
        name,
        value
          .replaceAll('&quot;', '"')
          .replaceAll('&#x27;', "'")
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&amp;', '&'),
      ],
    ),
  );

/** Reads where the kept form is sent to. */
const readAction = (html: string): string =>
  /<form class="form" action="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';

test('what was written before the session ended is sent again after signing in', async () => {
  const answer = await (await openLateDesk()).post(PAGE, ANSWERS);
  expect(answer.status).toBe(403);
  const html = await answer.text();
  expect(readAction(html)).toMatch(new RegExp(`^${PAGE}\\?`));
  expect(readHidden(html)).toEqual(ANSWERS);
  const sent = await (await openDesk(site)).post(readAction(html), readHidden(html));
  expect(sent.status).toBe(303);
});

test.each([
  ['/nl/eigenaar/84213/vraag/', { question: 'Mag het bord weg?', ticket: 'x' }],
  ['/nl/mijn-zoekopdrachten/nieuw/', { name: 'Près de l’Ourthe' }],
  ['/nl/mijn-zoekopdrachten/', { action: 'rename', name: 'Aan het water', search: 'one' }],
])('what is sent to %s after the session is kept', async (path, fields) => {
  const answer = await (await openLate(BOTH.email)).post(path, fields);
  const html = await answer.text();
  expect([answer.status, html.includes(`action="${path}?`)]).toEqual([403, true]);
  expect(readHidden(html)).toEqual(fields);
});

test('of a form with a large picture the texts are kept, and the picture is asked for again', async () => {
  const body = new FormData();
  body.append('field', 'photo');
  body.append('picture', new File([new Uint8Array(600_000)], 'gevel zuid.jpg'));
  body.append('alt', 'De gevel op het zuiden');
  const answer = await (await openLateDesk()).post('/nl/desk/aanbod/84213/wijzigen/', body);
  const html = await answer.text();
  expect(readHidden(html)).toEqual({ field: 'photo', alt: 'De gevel op het zuiden' });
  expect(html).toMatch(/gevel zuid\.jpg.*<input type="file"/s);
  expect(html).toMatch(/ enctype="multipart\/form-data"/i);
});

test.each([
  ['a password', '/nl/desk/nieuw-wachtwoord/', { password: 'geheim', passwordConfirm: 'geheim' }],
])('%s is not sent back', async (_, path, fields) => {
  const answer = await (await openLateDesk()).post(path, fields);
  expect([answer.status, await answer.text()]).toEqual([303, '']);
});

test.each(['', 'x'.repeat(22)])(
  'who has no session of ours, but %j, gets the sign-in alone',
  async (token) => {
    const answer = await openBrowser(site, token, 'desk').post(PAGE, ANSWERS);
    expect(answer.status).toBe(303);
  },
);

const QUESTION = '/nl/mijn-zoekopdrachten/nieuw/';

test.each([
  {
    who: 'an owner',
    kept: () => openLate(BOTH.email),
    other: () => openSignedIn(site, OWNER.email),
    path: QUESTION,
    name: OWNER.name,
  },
  {
    who: 'staff',
    kept: openLateDesk,
    other: () => openDesk(site, SANNE.email),
    path: PAGE,
    name: SANNE.name,
  },
])(
  'what $who wrote is sent as nobody else who signs in beside it',
  async ({ kept, other, path, name }) => {
    const html = await (await (await kept()).post(path, ANSWERS)).text();
    const sent = await (await other()).post(readAction(html), readHidden(html));
    const again = await sent.text();
    expect([sent.status, again.includes(`U bent aangemeld als ${name},`)]).toEqual([403, true]);
    expect([readAction(again), readHidden(again)]).toEqual([readAction(html), readHidden(html)]);
  },
);

test.each([
  ['code', VISITOR_TABLES, BOTH.email, QUESTION, '/nl/aanmeldcode/'],
  ['new-password', VISITOR_TABLES, BOTH.email, QUESTION, '/nl/nieuw-wachtwoord/'],
  ['new-password', STAFF_TABLES, LUC.email, PAGE, '/nl/desk/nieuw-wachtwoord/'],
] as const)(
  'a session that owes its %s keeps what it sends',
  async (stage, tables, email, path, page) => {
    const answer = await (await openSignedIn(site, email, tables, stage)).post(path, ANSWERS);
    const html = await answer.text();
    expect(answer.status).toBe(403);
    expect(readHidden(html)).toEqual(ANSWERS);
    expect(html).toContain(`href="${page}" target="_blank"`);
  },
);

test.each([
  ['owes its code', () => openSignedIn(site, OWNER.email, VISITOR_TABLES, 'code')],
  ['ended as well', () => openLate(OWNER.email)],
] as const)(
  'a kept form stays that of its author with a session beside it that %s',
  async (_, open) => {
    const html = await (await (await openLate(BOTH.email)).post(QUESTION, ANSWERS)).text();
    const sent = await (await open()).post(readAction(html), readHidden(html));
    const again = await sent.text();
    expect([readAction(again), readHidden(again)]).toEqual([readAction(html), readHidden(html)]);
  },
);
