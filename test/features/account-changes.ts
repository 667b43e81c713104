import { env } from 'cloudflare:workers';
import { DAY_MS } from '../../src/domain/format/durations';
import { createFormTicket } from '../../src/features/forms/kit/submit/form-ticket';
import { insertVisit, upsertSlots } from '../../src/features/visits/visits-store';
import { loadSigningKeys } from '../../src/platform/auth/signing-keys-store';
import { insert, mail, testimonial } from '../retention/stored-rows';
import { PAGES } from './desk/desk-form-table';
import { AN } from './owner-portal/portal-site';
import { addSearch } from './saved-searches/saved-searches';

/** A change of an account feature as the person may make it whose it is. */
export interface AccountChange {
  by: 'an' | 'luc';
  path: string;
  fields: Record<string, string>;
  /** Whether it leaves the database as it was even for who may make it; the reason is beside it. */
  isSilent?: true;
}

/** Routes that need no account: what anybody may send, and links that their signature opens. */
export const PUBLIC_ROUTES = [
  // Forms of visitors and the count of views.
  ...['/*', '/page-views/'],
  // Doors: they change the session or the password of who knows it.
  ...['/login/', '/demand-login/', '/logout/', '/forgot-password/', '/new-password/'],
  ...['/second-factor/', '/desk/login/', '/desk/logout/', '/desk/forgot-password/'],
  '/desk/new-password/',
  // Signed links: test/platform/auth/signed-links.test.ts.
  ...['/appointment/', '/demand-confirm/', '/demand-keep/', '/unsubscribe/', '/owner-digest/'],
  ...['/newsletter-confirm/', '/newsletter-unsubscribe/'],
];

const SEARCH = { goal: 'buy', types: '1', zips: '6900', searchName: 'Van een ander' };
const SEARCHES = '/nl/mijn-zoekopdrachten/';
const DESK = '/nl/desk/';
const CALLER = {
  ...{ key: '00000000-0000-4000-8000-000000000001', phone: '0470 12 34 56', email: '' },
  ...{ firstName: 'Bo', lastName: 'Claes', language: 'nl' },
};

/** Returns every change, by the route that takes it. */
export async function createAccountChanges(): Promise<Record<string, AccountChange[]>> {
  const { token } = await createFormTicket(
    'owner-question',
    await loadSigningKeys(env),
    Date.now(),
  );
  const of = (by: 'an' | 'luc', path: string, ...forms: Record<string, string>[]) =>
    forms.map((fields): AccountChange => ({ by, path, fields }));
  const search = { search: 'one' };
  return {
    '/my-searches/': of(
      'an',
      SEARCHES,
      { action: 'frequency', frequency: 'weekly' },
      { action: 'unsubscribe' },
      ...['pause', 'remove', 'widen'].map((action) => ({ action, ...search })),
      { action: 'rename', name: 'Van een ander', ...search },
    ),
    '/my-searches/new/': of('an', `${SEARCHES}nieuw/`, SEARCH),
    '/my-searches/change/': of('an', `${SEARCHES}wijzigen/?search=one`, SEARCH),
    '/my-searches/erase/': of('an', `${SEARCHES}wissen/`, {
      password: 'de kersenboom bloeit in april',
    }),
    '/owner/:id/question/': of('an', '/nl/eigenaar/84213/vraag/', {
      ticket: token,
      question: 'Hallo',
    }),
    '/security/': [
      // The secret is stored once its code was typed.
      {
        by: 'an',
        path: '/nl/beveiliging/',
        fields: { action: 'start', password: 'x' },
        isSilent: true,
      },
    ],
    '/desk/security/': [
      {
        by: 'luc',
        path: `${DESK}beveiliging/`,
        fields: { action: 'start', password: 'x' },
        isSilent: true,
      },
    ],
    '/desk/leads/': of('luc', `${DESK}aanvragen/`, { action: 'filter', q: 'Bo' }),
    '/desk/leads/new/': of('luc', `${DESK}aanvragen/nieuw/`, {
      ...{ action: 'enter', ...CALLER, property: '', question: 'Nog vrij?', assignee: '' },
    }),
    '/desk/visits/new/': of('luc', `${DESK}bezoeken/nieuw/`, {
      ...{ action: 'enter', ...CALLER, property: '84213', slot: 'slot', remark: '' },
    }),
    '/desk/leads/:lead/': of(
      'luc',
      `${DESK}aanvragen/${await loadNewestLead()}/`,
      { action: 'taken', seen: '0' },
      { action: 'answered', seen: '0' },
      { action: 'closed', seen: '0' },
      { action: 'note', seen: '0', note: 'Bel terug' },
      { action: 'answer', seen: '0', subject: 'Antwoord', text: 'Dag' },
    ),
    '/desk/mails/:mail/': of('luc', `${DESK}mails/one/`, { action: 'retry' }),
    '/desk/guestbook/:id/': of(
      'luc',
      `${DESK}gastenboek/one/`,
      { action: 'approved', knownBy: 'deal' },
      { action: 'refused', sure: 'yes' },
    ),
    '/desk/catalogue/versions/': [
      // There is no version to go back to in this test.
      {
        by: 'luc',
        path: `${DESK}aanbod/versies/`,
        fields: { action: 'rollback', sure: 'yes', version: 'x' },
        isSilent: true,
      },
    ],
    // There is no version to change in this test (test/features/desk/listing-changes.test.ts).
    '/desk/catalogue/:property/': [
      {
        ...{ by: 'luc' as const, path: `${DESK}catalogus/84213/`, isSilent: true },
        fields: { action: 'price', price: '250000' },
      },
    ],
    '/desk/visits/:slot/': of(
      'luc',
      `${DESK}bezoeken/slot/`,
      { action: 'block', reason: 'Verlof' },
      { action: 'cancel', visit: 'visit', sequence: '0', sure: 'yes' },
    ),
    '/desk/visits/waiting/': of('luc', `${DESK}bezoeken/wachtlijst/`, {
      ...{ action: 'cancel', visit: 'waiting', sequence: '0', sure: 'yes' },
    }),
    '/desk/visits/pattern/': of('luc', `${DESK}bezoeken/weekschema/`, {
      ...{ action: 'add', property: '84213', weekday: '6', starts: '10:00', ends: '11:00' },
      ...{ minutes: '30', capacity: '2' },
    }),
    '/desk/people/': of(
      'luc',
      `${DESK}personen/`,
      { action: 'erase', who: AN.email, typed: AN.email, sure: 'yes' },
      { action: 'export', who: AN.email },
    ),
    '/desk/people/owners/': of(
      'luc',
      `${DESK}personen/eigenaars/`,
      { action: 'disable', email: AN.email, sure: 'yes' },
      { action: 'invite', email: 'fa@example.be', name: 'Fa', language: 'nl', properties: '84213' },
    ),
    // There is no version to change in this test (test/features/desk/site/editors.test.ts).
    ...Object.fromEntries(
      Object.entries(PAGES)
        .filter(([route]) => route.startsWith('/desk/site/'))
        .map(([route, path]) => [
          route,
          [{ by: 'luc' as const, path, fields: { action: 'save' }, isSilent: true }],
        ]),
    ),
    '/desk/calendar/': of('luc', `${DESK}kalender/`, { action: 'revoke', sure: 'yes' }),
    '/desk/people/staff/': of('luc', `${DESK}personen/collega-s/`, {
      ...{ action: 'invite', email: 'eva@example.be', name: 'Eva', language: 'nl' },
      role: 'agent',
    }),
  };
}

const loadNewestLead = () => env.DB.prepare('SELECT max(id) AS id FROM leads').first<number>('id');

/** Stores what the changes are about: An's search, a lead, a failed mail, an entry, two visits. */
export async function storeChangeableThings(): Promise<void> {
  const now = Date.now();
  await env.DB.exec('INSERT INTO staff_calendars SELECT id, id, 1, NULL FROM staff_accounts');
  const startsAt = now + 3 * DAY_MS;
  const slot = {
    id: 'slot',
    property: 84213,
    startsAt,
    endsAt: startsAt + 1,
    closesAt: startsAt,
    capacity: 2,
  };
  await upsertSlots(env.DB, [slot]);
  await addSearch('one', AN.email);
  const visitor = {
    property: 84213,
    language: 'nl',
    name: 'Bo',
    email: 'bert@example.be',
  } as const;
  await env.DB.batch([
    insertVisit(env.DB, { ...visitor, id: 'visit', slot: 'slot' }, now),
    insertVisit(env.DB, { ...visitor, id: 'waiting', slot: null }, now),
    insert('outbox', { ...mail, state: 'failed', sent_at: null, created_at: now, expires_at: now }),
    insert('testimonials', { ...testimonial, created_at: now }),
    insert('leads', {
      ...{ key: 'k', body_hash: 'h', form: 'site-contact', language: 'nl', created_at: now },
      answers: JSON.stringify({ firstName: 'Bo', email: 'bert@example.be', question: 'Dag' }),
    }),
  ]);
}
