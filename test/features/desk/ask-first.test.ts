import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { dumpDatabase } from '../../dump-database';
import { emptyTables } from '../../empty-tables';
import { createAccountChanges, storeChangeableThings } from '../account-changes';
import { clearSubmissions } from '../forms/form-requests';
import { AN } from '../owner-portal/portal-site';
import type { TestBrowser } from '../sign-in/account-requests';
import { createAccountSite, resetPeople } from '../sign-in/account-requests';
import { openDesk, resetStaff } from './desk-requests';

/** What cannot be undone: the button alone does nothing yet. */
const ASKED = [
  '/desk/visits/:slot/',
  '/desk/visits/waiting/',
  '/desk/people/',
  '/desk/people/owners/',
  '/desk/guestbook/:id/',
  '/desk/calendar/',
];

let desk: TestBrowser;
beforeEach(async () => {
  await clearSubmissions();
  await emptyTables(['saved_searches', 'visits', 'slots', 'testimonials', 'slot_patterns']);
  await resetPeople([{ ...AN, subscriber: 1 }]);
  await resetStaff();
  await storeChangeableThings();
  await env.DB.exec(`UPDATE testimonials SET state = 'approved', decided_at = 1`);
  desk = await openDesk(await createAccountSite());
});

const listAsked = async () =>
  Object.entries(await createAccountChanges()).flatMap(([route, changes]) =>
    changes.filter(({ fields }) => fields.sure).map((change) => ({ route, ...change })),
  );

test('every action that cannot be undone is known', async () => {
  expect((await listAsked()).map(({ route }) => route).toSorted()).toEqual(ASKED.toSorted());
});

test.each(ASKED)('%s: one tap asks, and the page that asks does it', async (route) => {
  const asked = (await listAsked()).find((change) => change.route === route);
  const { sure: _, typed, ...fields } = asked?.fields ?? {};
  const before = await dumpDatabase();
  const question = await desk.post(asked?.path ?? '', fields);
  expect(question.status).toBe(200);
  expect(await dumpDatabase()).toEqual(before);
  const html = await question.text();
  const [form = ''] = html.match(/<form[^>]*class="form form--dense"[^>]*>.*?<\/form>/s) ?? [];
  const sent = Object.fromEntries(
    [...form.matchAll(/<(?:input type="hidden"|button)[^>]*>/g)].map(([tag]) =>
      ['name', 'value'].map((name) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]),
    ),
  );
  expect(sent).toEqual({ ...fields, sure: 'yes' });
  const done = await desk.post(asked?.path ?? '', { ...sent, ...(typed && { typed }) });
  expect(done.status).toBe(typed ? 200 : 303);
  expect(await dumpDatabase()).not.toEqual(before);
});
