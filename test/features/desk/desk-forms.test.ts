import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../src/domain/format/durations';
import { insertAppointment } from '../../../src/features/appointments/appointments-store';
import { deskRoutes } from '../../../src/features/desk/routes';
import { insertTestimonial } from '../../../src/features/testimonials/testimonials-store';
import { enqueueMails } from '../../../src/platform/mail/outbox-store';
import { emptyTables } from '../../empty-tables';
import { clearSubmissions, loadRows } from '../forms/form-requests';
import type { TestBrowser } from '../sign-in/account-requests';
import { createAccountSite } from '../sign-in/account-requests';
import { openDesk, resetStaff } from './desk-requests';

/** A form of the desk as a page sends it, with one answer that is too long. */
interface DeskForm {
  path: string;
  action: string;
  fields: Record<string, string>;
  /** The text field that is made too long; without one, the form has buttons and hidden values alone. */
  long?: { field: string; length: number };
}

const ENTRY = '00000000-0000-4000-8000-000000000001';
const DESK = '/nl/desk';
const LEAD = `${DESK}/aanvragen/1/`;
const PATTERN = `${DESK}/bezoeken/weekschema/`;
const PAST = `${DESK}/bezoeken/past/`;
const FREE = `${DESK}/bezoeken/free/`;
const BOOKED = `${DESK}/bezoeken/booked/`;
const MAIL = `${DESK}/mails/${ENTRY}/`;
const CATALOGUE = '/nl/desk/aanbod/';
const GUESTBOOK = `${DESK}/gastenboek/${ENTRY}/`;
const PERSON = `${DESK}/personen/`;
const WAITING = `${DESK}/bezoeken/wachtlijst/`;
const OWNERS = `${DESK}/personen/eigenaars/`;
const SEEN_VISIT = { visit: 'visit', sequence: '0' };
const HOURS = { property: '84213', weekday: '6', starts: '10:00', ends: '11:00', minutes: '30' };
const INVITATION = { email: 'dora@y.example', name: 'Dora', language: 'fr', properties: '84213' };

/** The page of each route that reads a form, other than those of signing in. */
const PAGES: Readonly<Record<string, string>> = {
  '/desk/leads/:lead/': LEAD,
  '/desk/mails/:mail/': MAIL,
  '/desk/catalogue/': CATALOGUE,
  '/desk/guestbook/:id/': GUESTBOOK,
  '/desk/people/': PERSON,
  '/desk/people/owners/': OWNERS,
  '/desk/visits/pattern/': PATTERN,
  '/desk/visits/:hour/': BOOKED,
  '/desk/visits/waiting/': WAITING,
};
const SIGN_IN_PAGES = /^\/desk\/(login|logout|forgot-password|new-password|security)\//;

/** Every form that the desk posts, other than those of signing in. */
const FORMS: readonly DeskForm[] = [
  { path: LEAD, action: 'taken', fields: { seen: '0' } },
  { path: LEAD, action: 'assign', fields: { seen: '0', assignee: 'x' } },
  {
    ...{ path: LEAD, action: 'note', fields: { seen: '0', note: 'Belt terug' } },
    long: { field: 'note', length: 5000 },
  },
  {
    ...{ path: LEAD, action: 'answer', fields: { seen: '0', subject: 'Vraag', text: 'Ja' } },
    long: { field: 'text', length: 20_000 },
  },
  {
    ...{ path: LEAD, action: 'answer', fields: { seen: '0', subject: 'Vraag', text: 'Ja' } },
    long: { field: 'subject', length: 200 },
  },
  { path: MAIL, action: 'retry', fields: {} },
  { path: CATALOGUE, action: 'rollback', fields: { version: 'v' } },
  {
    ...{ path: GUESTBOOK, action: 'approved' },
    fields: { knownBy: 'deal', deal: 'V-12' },
    long: { field: 'deal', length: 60 },
  },
  {
    ...{ path: PERSON, action: 'find', fields: { email: 'an@x.example' } },
    long: { field: 'email', length: 254 },
  },
  { path: PERSON, action: 'export', fields: { email: 'an@x.example' } },
  ...['email', 'name', 'properties'].map((field) => ({
    ...{ path: OWNERS, action: 'invite', fields: INVITATION },
    long: { field, length: 1000 },
  })),
  { path: OWNERS, action: 'disable', fields: { email: 'an@x.example' } },
  {
    ...{ path: PATTERN, action: 'add', fields: { ...HOURS, capacity: '1' } },
    long: { field: 'minutes', length: 9 },
  },
  { path: PATTERN, action: 'remove', fields: { id: '1' } },
  {
    ...{
      path: PATTERN,
      action: 'day-off',
      fields: { day: '2031-05-05', house: '', reason: 'Leeg' },
    },
    long: { field: 'reason', length: 100 },
  },
  { path: PATTERN, action: 'day-on', fields: { day: '2031-05-05', house: '0' } },
  {
    path: FREE,
    action: 'block',
    fields: { reason: 'Sleutel' },
    long: { field: 'reason', length: 100 },
  },
  { path: BOOKED, action: 'move', fields: { ...SEEN_VISIT, slot: 'free' } },
  { path: BOOKED, action: 'cancel', fields: SEEN_VISIT },
  ...[
    ['text', 2000],
    ['visitor', 100],
  ].map(([field, length]) => ({
    ...{ path: PAST, action: 'feedback', fields: { visit: 'past', text: 'Mooi', visitor: 'Bo' } },
    long: { field: `${field}`, length: Number(length) },
  })),
  { path: WAITING, action: 'cancel', fields: SEEN_VISIT },
];

let desk: TestBrowser;
beforeEach(async () => {
  await clearSubmissions();
  await emptyTables(['visit_feedback', 'visits', 'slots', 'slot_patterns', 'testimonials']);
  await env.DB.exec('DELETE FROM visit_days_off');
  await resetStaff();
  await storeWork();
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
  const mail = { from, to: 'bo@example.be', subject: 'Bezoek', text: '', html: '' };
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO leads (id, key, body_hash, form, language, answers, created_at)
       VALUES (1, 'lead', '', 'site-contact', 'nl', '{"email":"bo@example.be","name":"Bo"}', ?1)`,
    ).bind(now),
    insertSlot('past', now - DAY_MS),
    insertSlot('booked', now + DAY_MS),
    insertSlot('free', now + 2 * DAY_MS),
    insertAppointment(env.DB, { ...visit, id: 'past', slot: 'past' }, now - 2 * DAY_MS),
    insertAppointment(env.DB, { ...visit, id: 'visit', slot: 'booked' }, now),
    insertTestimonial(env.DB, {
      ...{ id: ENTRY, name: 'An', about: '', website: '', comment: 'Goed.', language: 'nl' },
      ...{ image: null, createdAt: 0 },
    }),
    ...enqueueMails(env.DB, [mail], now, [ENTRY]),
  ]);
}

const count = async () =>
  (
    await Promise.all(['staff_actions', 'lead_notes', 'visit_feedback', 'people'].map(loadRows))
  ).map((rows) => rows.length);

describe.each(FORMS)('$path, $action', ({ path, action, fields, long }) => {
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

  test.runIf(long)('with an answer that is too long keeps all of it, at its field', async () => {
    const { field, length } = long ?? { field: '', length: 0 };
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
  });
});

test('every route of the desk that takes a form is in the table', () => {
  const routes = deskRoutes.routes.filter(({ method }) => method === 'POST');
  const paths = routes.map(({ path }) => path).filter((path) => !SIGN_IN_PAGES.test(path));
  expect([...new Set(paths)].toSorted()).toEqual(Object.keys(PAGES).toSorted());
  const tried = new Set(FORMS.map(({ path }) => path));
  expect(Object.values(PAGES).filter((path) => !tried.has(path))).toEqual([]);
});
