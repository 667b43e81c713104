import { beforeEach, expect, test } from 'vitest';
import { openDesk, resetStaff } from '../desk/desk-requests';
import { openBrowser, setUpAccountSite } from './account-requests';

const { site } = setUpAccountSite();
beforeEach(resetStaff);

const PAGE = '/nl/desk/aanvragen/nieuw/';
const ANSWERS = {
  ...{ key: crypto.randomUUID(), action: 'enter', firstName: 'Odile', lastName: "d'Hondt" },
  ...{ phone: '0470 12 34 77', email: '', language: 'fr', property: '', assignee: 'nobody' },
  question: 'Regel één\n"twee" & <drie>',
};
/** A browser whose session ended while somebody wrote. */
const openLate = () => openBrowser(site, 'x'.repeat(22), 'desk');

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

test('what was written before the session ended is sent again after signing in', async () => {
  const answer = await openLate().post(PAGE, ANSWERS);
  expect(answer.status).toBe(403);
  const html = await answer.text();
  expect(html).toContain(`action="${PAGE}"`);
  expect(readHidden(html)).toEqual(ANSWERS);
  const sent = await (await openDesk(site)).post(PAGE, readHidden(html));
  expect(sent.status).toBe(303);
});

test.each([
  ['/nl/eigenaar/84213/vraag/', { question: 'Mag het bord weg?', ticket: 'x' }],
  ['/nl/mijn-zoekopdrachten/nieuw/', { name: 'Près de l’Ourthe' }],
  ['/nl/mijn-zoekopdrachten/', { action: 'rename', name: 'Aan het water', search: 'one' }],
])('what is sent to %s after the session is kept', async (path, fields) => {
  const answer = await openBrowser(site, 'x'.repeat(22)).post(path, fields);
  const html = await answer.text();
  expect([answer.status, html.includes(`action="${path}"`)]).toEqual([403, true]);
  expect(readHidden(html)).toEqual(fields);
});

test('of a form with a large picture the texts are kept, and the picture is asked for again', async () => {
  const body = new FormData();
  body.append('field', 'photo');
  body.append('picture', new File([new Uint8Array(600_000)], 'gevel zuid.jpg'));
  body.append('alt', 'De gevel op het zuiden');
  const answer = await openLate().post('/nl/desk/aanbod/84213/wijzigen/', body);
  const html = await answer.text();
  expect(readHidden(html)).toEqual({ field: 'photo', alt: 'De gevel op het zuiden' });
  expect(html).toMatch(/gevel zuid\.jpg.*<input type="file"/s);
  expect(html).toMatch(/ enctype="multipart\/form-data"/i);
});

test.each([
  ['a password', '/nl/desk/nieuw-wachtwoord/', { password: 'geheim', passwordConfirm: 'geheim' }],
])('%s is not sent back', async (_, path, fields) => {
  const answer = await openLate().post(path, fields);
  expect([answer.status, await answer.text()]).toEqual([303, '']);
});

test('who never signed in here gets the sign-in alone', async () => {
  const answer = await openBrowser(site, '', 'desk').post(PAGE, ANSWERS);
  expect(answer.status).toBe(303);
});
