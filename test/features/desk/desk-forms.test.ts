import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../src/domain/format/durations';
import { deskRoutes } from '../../../src/features/desk/routes';
import { insertTestimonial } from '../../../src/features/guestbook/testimonials-store';
import { insertVisit } from '../../../src/features/visits/visits-store';
import { enqueueMails } from '../../../src/platform/mail/outbox-store';
import { emptyTables } from '../../empty-tables';
import { compileFiles, storeLiveVersion } from '../../fixtures';
import { clearSubmissions, loadRows } from '../forms/form-requests';
import type { TestBrowser } from '../sign-in/account-requests';
import { createAccountSite } from '../sign-in/account-requests';
import { SHOWN } from '../sold-homes';
import { createTownFiles, DURBUY_TEXT } from '../town-files';
import { ENTRY, FORMS, PAGES, SIGN_IN_PAGES } from './desk-form-table';
import { openDesk, resetStaff } from './desk-requests';

let desk: TestBrowser;
beforeEach(async () => {
  await clearSubmissions();
  await emptyTables(['visit_feedback', 'visits', 'slots', 'slot_patterns', 'testimonials']);
  await env.DB.exec('DELETE FROM visit_days_off');
  await resetStaff();
  await storeWork();
  const files = createTownFiles(DURBUY_TEXT);
  await storeLiveVersion(await compileFiles(Object.assign(files, { 'site/sold.json': [SHOWN] })));
  desk = await openDesk(await createAccountSite());
});

/** A lead, a mail, an entry of the guestbook, and a visit yesterday and tomorrow beside a free hour. */
async function storeWork(): Promise<void> {
  const now = Date.now();
  const insertSlot = (id: string, starts: number) =>
    env.DB.prepare(
      `INSERT INTO slots (id, property, starts_at, ends_at, closes_at, capacity) VALUES (?1, 84213, ?2, ?3, ?2, 1)`,
    ).bind(id, starts, starts + HOUR_MS);
  const visit = { property: 84213, language: 'nl', name: 'Bo', email: 'bo@example.be' } as const;
  const from = { name: 'Huis', email: 'info@example.be' };
  const mail = {
    from,
    to: 'bo@example.be',
    subject: 'Bezoek',
    text: '',
    html: '',
    kind: 'answer',
  } as const;
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO leads (id, key, body_hash, form, language, answers, created_at)
       VALUES (1, 'lead', '', 'site-contact', 'nl', '{"email":"bo@example.be","name":"Bo"}', ?1)`,
    ).bind(now),
    insertSlot('past', now - DAY_MS),
    insertSlot('booked', now + DAY_MS),
    insertSlot('free', now + 2 * DAY_MS),
    insertVisit(env.DB, { ...visit, id: 'past', slot: 'past' }, now - 2 * DAY_MS),
    insertVisit(env.DB, { ...visit, id: 'visit', slot: 'booked' }, now),
    insertTestimonial(env.DB, {
      ...{ id: ENTRY, name: 'An', about: '', website: '', comment: 'Goed.', language: 'nl' },
      ...{ image: null, createdAt: 0 },
    }),
    ...enqueueMails(env.DB, [mail], now, { ids: [ENTRY] }),
  ]);
}

const count = async () =>
  (
    await Promise.all(['staff_actions', 'lead_notes', 'visit_feedback', 'accounts'].map(loadRows))
  ).map((rows) => rows.length);

describe.each(FORMS)('$path, $action', ({ path, action, fields }) => {
  test.each([
    ['an empty body', {}],
    ['an unknown action', { ...fields, action: 'burn' }],
    ['a value of another form', { ...fields, action: '__proto__' }],
  ])('with %s changes nothing and says so', async (_, body) => {
    const before = await count();
    const answer = await desk.post(path, body as Record<string, string>);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('error-summary');
    expect(await count()).toEqual(before);
  });

  test('with a body that is no form is refused', async () => {
    const answer = await desk.post(path, fields, { 'Content-Type': 'application/json' });
    expect(answer.status).toBe(400);
  });

  test('with doubled fields is answered as with one', async () => {
    const body = new URLSearchParams(Object.entries({ ...fields, action }));
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    const answer = await desk.post(path, body);
    expect([200, 303, 409, 422]).toContain(answer.status);
  });
});

const TYPED = FORMS.flatMap((form) => (form.long ? [{ ...form, ...form.long }] : []));

test.each(TYPED)(
  '$path, $action keeps a $field that is too long, with an error at it',
  async ({ path, action, fields, field, length }) => {
    const typed = 'x'.repeat(length + 1);
    const before = await count();
    const answer = await desk.post(path, { ...fields, action, [field]: typed });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain(typed);
    expect(html).toMatch(new RegExp(`aria-describedby="[^"]*-${field}-error"`));
    for (const [name, value] of Object.entries(fields))
      if (name !== field && value) expect(html).toContain(value);
    expect(await count()).toEqual(before);
  },
);
test('every route of the desk that takes a form is in the table', () => {
  const routes = deskRoutes.routes.filter(({ method }) => method === 'POST');
  const paths = routes.map(({ path }) => path).filter((path) => !SIGN_IN_PAGES.test(path));
  expect([...new Set(paths)].toSorted()).toEqual(Object.keys(PAGES).toSorted());
  const tried = new Set(FORMS.map(({ path }) => path));
  expect(Object.values(PAGES).filter((path) => !tried.has(path))).toEqual([]);
});
