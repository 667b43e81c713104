import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { deleteExpiredData } from '../src/delete-expired-data';
import { DAY_MS, HOUR_MS, subtractMonths } from '../src/domain/format/durations';
import { RETENTION_RULES } from '../src/retention';
import { emptyTables } from './empty-tables';
import {
  CONTACT_ANSWERS,
  CONTACT_DETAILS,
  createFormSite,
  loadRows,
  openAndSubmitForm,
} from './features/forms/form-requests';

/** A leap day: there is no 29 February twenty-four months earlier. */
const NOW = Date.UTC(2028, 1, 29, 12);
const TWENTY_FOUR_MONTHS_AGO = Date.UTC(2026, 1, 28, 12);
const SIXTY_MONTHS_AGO = Date.UTC(2023, 1, 28, 12);
const THREE_MONTHS_AGO = Date.UTC(2027, 10, 29, 12);
const THIRTY_DAYS_AGO = Date.UTC(2028, 0, 30, 12);
const NINETY_DAYS_AGO = Date.UTC(2027, 11, 1, 12);

const TABLES = [
  ...['submissions', 'attachments', 'outbox', 'appointments', 'slots', 'newsletter'],
  ...['document_requests', 'testimonials', 'rate_windows', 'proofs', 'view_limits', 'view_keys'],
  ...['sessions', 'one_time_passwords', 'pending_searches', 'sign_in_attempts', 'alerts'],
  ...['staff_sessions', 'staff_one_time_passwords', 'staff_actions', 'mail_limits'],
  'erasures',
  'empty_searches',
];

interface BoundaryCase {
  /** The last moment at which the data is not deleted. */
  boundary: number;
  /** Inserts one item of this age. */
  insert: (moment: number) => D1PreparedStatement;
}

const insert = (table: string, row: Record<string, string | number | null>) =>
  env.DB.prepare(
    `INSERT INTO ${table} (${Object.keys(row)}) VALUES (${Object.keys(row).map(() => '?')})`,
  ).bind(...Object.values(row));

const upload = {
  ...{ file: 'submitted/a.pdf', submission_key: 'k', field: 'cv', name: 'cv.pdf' },
  ...{ type: 'application/pdf', bytes: 3, created: NOW, expires: NOW },
};
const mail = {
  ...{ id: 'one', recipient: 'an@example.be', subject: 'Uw vraag', mail: '{}', state: 'sent' },
  ...{ created_at: NOW, due_at: NOW, until: NOW, sent_at: NOW },
};
const visit = {
  ...{ id: 'one', state: 'waiting', property: 84213, language: 'nl', name: 'An', slot: null },
  ...{ email: 'an@example.be', created: NOW, changed: NOW },
};
const testimonial = {
  ...{ id: 'one', state: 'pending', name: 'An', about: '', website: '', comment: 'Goed.' },
  ...{ language: 'nl', posted: NOW },
};

const CASES: Record<string, BoundaryCase> = {
  'form answers': {
    boundary: TWENTY_FOUR_MONTHS_AGO,
    insert: (created) =>
      insert('submissions', {
        ...{ key: 'k', body_hash: 'h', form: 'site-contact', language: 'nl', answers: '{}' },
        created,
      }),
  },
  'applications for a home to let': {
    boundary: THREE_MONTHS_AGO,
    insert: (created) =>
      insert('submissions', {
        ...{ key: 'k', body_hash: 'h', form: 'rental-application', language: 'nl', answers: '{}' },
        created,
      }),
  },
  'applications that were not chosen': {
    boundary: THIRTY_DAYS_AGO,
    insert: (closed) =>
      insert('submissions', {
        ...{ key: 'k', body_hash: 'h', form: 'rental-application', language: 'nl', answers: '{}' },
        ...{ created: THIRTY_DAYS_AGO, state: 'closed', closed },
      }),
  },
  'files of forms: CVs, pictures': {
    boundary: NOW,
    insert: (expires) => insert('attachments', { ...upload, expires }),
  },
  'files of forms, at the latest': {
    boundary: TWENTY_FOUR_MONTHS_AGO,
    insert: (created) => insert('attachments', { ...upload, created }),
  },
  'bodies of mails': {
    boundary: THIRTY_DAYS_AGO,
    insert: (sent_at) => insert('outbox', { ...mail, sent_at }),
  },
  'list of mails': {
    boundary: TWENTY_FOUR_MONTHS_AGO,
    insert: (created_at) => insert('outbox', { ...mail, created_at }),
  },
  'visits to properties and the waiting list': {
    boundary: TWENTY_FOUR_MONTHS_AGO,
    insert: (changed) => insert('appointments', { ...visit, changed }),
  },
  'hours to visit': {
    boundary: TWENTY_FOUR_MONTHS_AGO,
    insert: (ends) =>
      insert('slots', { id: 'one', starts: ends - 1, closes: ends - 1, ends, capacity: 1 }),
  },
  'newsletter addresses that were not confirmed': {
    boundary: THIRTY_DAYS_AGO,
    insert: (asked) => insert('newsletter', { email: 'an@example.be', language: 'nl', asked }),
  },
  'requests for documents': {
    boundary: NOW,
    insert: (ends) =>
      insert('document_requests', { kind: 'property', id: 84213, email: 'an@example.be', ends }),
  },
  'testimonials that are not approved': {
    boundary: TWENTY_FOUR_MONTHS_AGO,
    insert: (posted) => insert('testimonials', { ...testimonial, posted }),
  },
  sessions: {
    boundary: THIRTY_DAYS_AGO,
    insert: (created) =>
      insert('sessions', { id: 'one', person: 'an', stage: 'open', created, used: created }),
  },
  'one-time passwords': {
    boundary: NOW,
    insert: (ends) => insert('one_time_passwords', { person: 'an', hash: 'h', ends }),
  },
  'searches that were not confirmed': {
    boundary: NOW,
    insert: (ends) =>
      insert('pending_searches', {
        ...{ id: 'k', email: 'an@example.be', name: 'An', language: 'nl', password: '$scrypt$' },
        ...{ frequency: 'daily', search_name: 'Te koop', criteria: '{}', ends },
      }),
  },
  'sign-in attempts': {
    boundary: NINETY_DAYS_AGO,
    insert: (at) =>
      insert('sign_in_attempts', { at, account: 'a', network: 'n', outcome: 'refused' }),
  },
  alerts: {
    boundary: NINETY_DAYS_AGO,
    insert: (created) =>
      insert('alerts', {
        ...{ person: 'an', property: 84213, news: 'new for sale', searches: '[]' },
        created,
      }),
  },
  'sessions of staff': {
    boundary: THIRTY_DAYS_AGO,
    insert: (created) =>
      insert('staff_sessions', { id: 'one', person: 'luc', stage: 'open', created, used: created }),
  },
  'one-time passwords of staff': {
    boundary: NOW,
    insert: (ends) => insert('staff_one_time_passwords', { person: 'luc', hash: 'h', ends }),
  },
  'log of staff actions': {
    boundary: TWENTY_FOUR_MONTHS_AGO,
    insert: (at) => insert('staff_actions', { at, staff: 'luc', action: 'signed in', subject: '' }),
  },
  'searches without result': {
    boundary: NOW,
    insert: (ends) =>
      insert('empty_searches', { words: 'kasteel', day: '2028-02-01', searches: 1, ends }),
  },
  'records of erasures': {
    boundary: SIXTY_MONTHS_AGO,
    insert: (at) => insert('erasures', { at, person: 'h', staff: null, counts: '{}' }),
  },
  'limits by network': {
    boundary: NOW,
    insert: (ends) =>
      insert('rate_windows', { network: 'n', kind: 'send', ends, used: 1, most: 5 }),
  },
  'limits by recipient': {
    boundary: NOW,
    insert: (ends) =>
      insert('mail_limits', { recipient: 'h', kind: 'hour', ends, used: 1, most: 3 }),
  },
  'views by network': {
    boundary: NOW,
    insert: (ends) =>
      insert('view_limits', { page: '/', network: 'h', day: '2028-02-28', views: 1, ends }),
  },
  'keys that hash networks': {
    boundary: NOW,
    insert: (ends) => insert('view_keys', { day: '2028-02-28', key: 'k', ends }),
  },
  'used proofs': {
    boundary: NOW,
    insert: (expires) => insert('proofs', { id: 'one', expires }),
  },
};

/** Counts the rows with personal data; a mail without its body counts half. */
async function measureData(): Promise<number> {
  const rows = (await Promise.all(TABLES.map(loadRows))).flat();
  return rows.reduce((sum, row) => sum + ('mail' in row && row.mail === null ? 0.5 : 1), 0);
}

const listStoredFiles = async () =>
  (await env.FILES.list({ prefix: 'submitted/' })).objects.map(({ key }) => key);

beforeEach(async () => {
  await emptyTables(TABLES);
  await env.DB.exec(
    `INSERT OR IGNORE INTO people (id, email, name, language, created) VALUES ('an', 'retention@example.be', 'An', 'nl', 0)`,
  );
  await env.DB.exec(
    `INSERT OR IGNORE INTO staff (id, email, name, language, created) VALUES ('luc', 'retention@example.be', 'Luc', 'nl', 0)`,
  );
  for (const key of await listStoredFiles()) await env.FILES.delete(key);
});

describe('at the boundary of its period', () => {
  const rows = RETENTION_RULES.filter(({ from }) => 'table' in from);

  test.each(rows.map((rule) => [rule.data] as const))('%s', async (data) => {
    const { boundary, insert } = CASES[data] ?? {};
    if (boundary === undefined || !insert) throw new Error(`add a case for ${data}`);
    await insert(boundary).run();
    await deleteExpiredData(env, NOW);
    expect(await measureData()).toBe(1);
    await deleteExpiredData(env, NOW + 1);
    expect(await measureData()).toBeLessThan(1);
  });

  test('files in R2 that no submission names', async () => {
    await env.FILES.put('submitted/orphan.pdf', 'pdf');
    await env.FILES.put('documents/plan.pdf', 'pdf');
    const uploaded = (await env.FILES.head('submitted/orphan.pdf'))?.uploaded.getTime() ?? 0;
    await deleteExpiredData(env, uploaded + HOUR_MS);
    expect(await listStoredFiles()).toEqual(['submitted/orphan.pdf']);
    await deleteExpiredData(env, uploaded + HOUR_MS + 1);
    expect(await listStoredFiles()).toEqual([]);
    expect(await env.FILES.head('documents/plan.pdf')).not.toBeNull();
  });
});

describe('applications for a home that was let', () => {
  const APPLIED = THIRTY_DAYS_AGO - 10 * HOUR_MS;
  const apply = (key: string, property: number, created = APPLIED) =>
    insert('submissions', {
      ...{ key, body_hash: 'h', form: 'rental-application', language: 'nl', answers: '{}' },
      ...{ property, created },
    });
  const changeStatus = (property: number, after: string, at: number) =>
    insert('property_changes', {
      ...{ property, load: 1, kind: 'status', before: 'available', after, version: 'v', at },
    });

  beforeEach(async () => {
    await env.DB.exec('DELETE FROM property_changes');
    await env.DB.exec('DELETE FROM catalogue_loads');
    await insert('catalogue_loads', { number: 1, version: 'v', at: 0, announces: 0 }).run();
  });

  test.each([
    ['let 30 days ago and a moment', 'closed', THIRTY_DAYS_AGO - 1, 0],
    ['let 30 days ago', 'closed', THIRTY_DAYS_AGO, 1],
    ['taken off the site', 'gone', THIRTY_DAYS_AGO - 1, 0],
    ['under option', 'under-option', THIRTY_DAYS_AGO - 1, 1],
    ['let before the application', 'closed', APPLIED - 1, 1],
  ])('%s', async (_, status, at, left) => {
    await apply('k', 84213).run();
    await changeStatus(84213, status, at).run();
    await deleteExpiredData(env, NOW);
    expect(await loadRows('submissions')).toHaveLength(left);
  });

  test('go with their files; those for another home and other forms stay', async () => {
    await env.FILES.put('submitted/a.pdf', 'pdf');
    const uploaded = (await env.FILES.head('submitted/a.pdf'))?.uploaded.getTime() ?? 0;
    const now = uploaded + 2 * HOUR_MS;
    const letAt = subtractMonths(now, 1) - 72 * HOUR_MS;
    await env.DB.batch([
      apply('k', 84213, letAt - 1),
      apply('other', 84300, letAt - 1),
      insert('attachments', { ...upload, created: now, expires: now + 1 }),
      changeStatus(84213, 'closed', letAt),
    ]);
    await deleteExpiredData(env, now);
    expect((await loadRows('submissions')).map(({ key }) => key)).toEqual(['other']);
    expect(await loadRows('attachments')).toEqual([]);
    expect(await env.FILES.head('submitted/a.pdf')).toBeNull();
  });
});

describe('not deleted', () => {
  test('is a file that a row names', async () => {
    for (const file of ['submitted/a.pdf', 'submitted/b.pdf']) await env.FILES.put(file, 'pdf');
    await insert('attachments', { ...upload, expires: NOW }).run();
    await insert('attachments', { ...upload, file: 'submitted/b.pdf', expires: NOW + 1 }).run();
    await deleteExpiredData(env, NOW);
    expect(await listStoredFiles()).toEqual(['submitted/a.pdf', 'submitted/b.pdf']);
    await deleteExpiredData(env, NOW + 1);
    expect(await listStoredFiles()).toEqual(['submitted/b.pdf']);
  });

  test('is a queued mail, the recipient of a sent mail, and a booked slot', async () => {
    await env.DB.batch([
      insert('outbox', { ...mail, state: 'queued', sent_at: null, until: THIRTY_DAYS_AGO - 1 }),
      insert('outbox', { ...mail, id: 'sent', sent_at: THIRTY_DAYS_AGO - 1 }),
      insert('slots', { id: 's', closes: NOW + 1, starts: NOW + 1, ends: NOW + 2, capacity: 1 }),
    ]);
    await insert('appointments', { ...visit, slot: 's', state: 'confirmed' }).run();
    await env.DB.exec('UPDATE slots SET closes = 0, starts = 1, ends = 2');
    await deleteExpiredData(env, NOW);
    expect((await loadRows('outbox')).map(({ recipient, mail }) => [recipient, mail])).toEqual([
      ['an@example.be', '{}'],
      ['an@example.be', null],
    ]);
    expect(await loadRows('slots')).toHaveLength(1);
  });

  test('is a confirmed newsletter address, and an approved testimonial', async () => {
    await env.DB.batch([
      insert('newsletter', { email: 'a@example.be', language: 'nl', asked: 0, confirmed: 1 }),
      insert('testimonials', { ...testimonial, state: 'approved', posted: 0 }),
    ]);
    await deleteExpiredData(env, NOW);
    expect(await measureData()).toBe(2);
  });
});

test('all data of a visitor’s submission is deleted', async () => {
  await openAndSubmitForm(await createFormSite(), '/nl/contact/', 'site-contact', CONTACT_ANSWERS);
  const submitted = Number((await loadRows('submissions'))[0]?.created);
  await deleteExpiredData(env, submitted);
  expect(await loadRows('proofs')).toHaveLength(1);
  expect(await loadRows('rate_windows')).not.toHaveLength(0);
  await deleteExpiredData(env, subtractMonths(submitted, -24) + 1);
  expect(await measureData()).toBe(0);
});

test('the address of a friend goes with the body of the mail, that of the visitor stays', async () => {
  await openAndSubmitForm(
    await createFormSite(),
    '/nl/doorsturen/?property=84213',
    'send-to-friend',
    {
      ...CONTACT_DETAILS,
      ...{ friendFirstName: 'Piet', friendEmail: 'piet@example.be', message: 'Iets voor jou?' },
    },
  );
  await env.DB.exec(`UPDATE outbox SET state = 'sent', sent_at = created_at`);
  const loadRecipients = async () =>
    (await loadRows('outbox')).map(({ recipient }) => recipient).toSorted();
  const sent = Number((await loadRows('outbox'))[0]?.sent_at);
  await deleteExpiredData(env, sent + 30 * DAY_MS);
  expect(await loadRecipients()).toEqual([CONTACT_DETAILS.email, 'piet@example.be']);
  await deleteExpiredData(env, sent + 30 * DAY_MS + 1);
  expect(await loadRecipients()).toEqual(['', CONTACT_DETAILS.email]);
  expect(JSON.stringify(await loadRows('submissions'))).not.toContain('piet@example.be');
});

test('a rule that fails does not stop the others', async () => {
  await insert('proofs', { id: 'one', expires: NOW - 1 }).run();
  const prepare = (sql: string) => {
    if (sql.includes('submissions')) throw new Error('no such table');
    return env.DB.prepare(sql);
  };
  const DB = { prepare } as unknown as D1Database;
  await expect(deleteExpiredData({ DB, FILES: env.FILES }, NOW)).rejects.toThrow('no such table');
  expect(await loadRows('proofs')).toEqual([]);
});

describe('calendar months', () => {
  test.each([
    ['2026-11-22T07:40:00.000Z', 24, '2024-11-22T07:40:00.000Z'],
    ['2026-05-31T00:00:00.000Z', 3, '2026-02-28T00:00:00.000Z'],
    ['2026-01-15T00:00:00.000Z', 1, '2025-12-15T00:00:00.000Z'],
    ['2026-01-31T00:00:00.000Z', -1, '2026-02-28T00:00:00.000Z'],
  ])('%s minus %i months is %s', (moment, months, expected) => {
    expect(new Date(subtractMonths(Date.parse(moment), months)).toISOString()).toBe(expected);
  });
});

test('docs/privacy.md has each rule with its store and its period', () => {
  const files = import.meta.glob<string>('../docs/privacy.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const lines = Object.values(files).join('').split('\n');
  const gaps = RETENTION_RULES.filter(({ data, from, period }) => {
    const [, , store = '', term = ''] =
      lines.find((line) => line.startsWith(`| ${data}`))?.split('|') ?? [];
    const name = 'table' in from ? from.table : from.bucketPrefix;
    const [[unit, count] = []] = typeof period === 'string' ? [] : Object.entries(period);
    const words = unit ? `${count} ${count === 1 ? unit.slice(0, -1) : unit}` : 'until';
    return !store.includes(`\`${name}`) || !term.includes(words);
  });
  expect(gaps.map(({ data }) => data)).toEqual([]);
});
