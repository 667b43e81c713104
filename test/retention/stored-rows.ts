import { env } from 'cloudflare:workers';
import { beforeEach } from 'vitest';
import { emptyTables } from '../empty-tables';
import { loadRows } from '../features/forms/form-requests';

/** A leap day: there is no 29 February twenty-four months earlier. */
export const NOW = Date.UTC(2028, 1, 29, 12);
export const TWENTY_FOUR_MONTHS_AGO = Date.UTC(2026, 1, 28, 12);
export const SIXTY_MONTHS_AGO = Date.UTC(2023, 1, 28, 12);
export const THREE_MONTHS_AGO = Date.UTC(2027, 10, 29, 12);
export const THIRTY_DAYS_AGO = Date.UTC(2028, 0, 30, 12);
export const NINETY_DAYS_AGO = Date.UTC(2027, 11, 1, 12);

const TABLES = [
  ...['leads', 'lead_files', 'outbox', 'visits', 'slots', 'newsletter'],
  ...['document_requests', 'testimonials', 'rate_windows', 'used_proofs', 'page_view_keys'],
  ...[
    'account_sessions',
    'account_one_time_passwords',
    'pending_searches',
    'sign_in_attempts',
    'alerts',
  ],
  ...['staff_sessions', 'staff_one_time_passwords', 'staff_actions', 'mail_limits'],
  ...['erasures', 'desk_searches'],
  'empty_searches',
];

export const insert = (table: string, row: Record<string, string | number | null>) =>
  env.DB.prepare(
    `INSERT INTO ${table} (${Object.keys(row)}) VALUES (${Object.keys(row).map(() => '?')})`,
  ).bind(...Object.values(row));

/** The lead of the files that are stored alone; it ends after all that is tried. */
const PARENT = 'parent';
export const insertParent = env.DB.prepare(
  `INSERT OR IGNORE INTO leads (key, body_hash, form, language, answers, created_at)
   VALUES (?1, '', 'job-contact', 'nl', '{}', ?2)`,
).bind(PARENT, 2 * NOW);

export const upload = {
  ...{ file: 'submitted/a.pdf', lead_key: PARENT, field: 'cv', name: 'cv.pdf' },
  ...{ type: 'application/pdf', bytes: 3, created_at: NOW, expires_at: NOW },
};
export const mail = {
  ...{ id: 'one', recipient: 'an@example.be', subject: 'Uw vraag', mail: '{}', state: 'sent' },
  ...{ created_at: NOW, due_at: NOW, expires_at: NOW, sent_at: NOW },
};
export const visit = {
  ...{ id: 'one', state: 'waiting', property: 84213, language: 'nl', name: 'An', slot: null },
  ...{ email: 'an@example.be', created_at: NOW, changed_at: NOW },
};
export const subscriber = {
  ...{ id: 'idle', email: 'idle@example.be', name: 'Bo', language: 'nl', subscriber: 1 },
  ...{ created_at: 0, ending_told_at: 1 },
};
export const session = { id: 'one', stage: 'open' };
export const deskSearch = { id: 'one', staff: 'luc', words: 'Élodie' };
export const testimonial = {
  ...{ id: 'one', state: 'pending', name: 'An', about: '', website: '', comment: 'Goed.' },
  ...{ language: 'nl', created_at: NOW },
};

/** Counts the rows with personal data; a mail without its body counts half. */
export async function measureData(): Promise<number> {
  const rows = (await Promise.all(TABLES.map(loadRows))).flat();
  const subscribers = (await loadRows('accounts')).filter(({ subscriber }) => subscriber === 1);
  // The record of an erasure names nobody.
  const measured = [...rows, ...subscribers].filter(
    ({ key, counts }) => key !== PARENT && !String(counts).includes('accounts'),
  );
  return measured.reduce((sum, row) => sum + ('mail' in row && row.mail === null ? 0.5 : 1), 0);
}

export const listStoredFiles = async () =>
  (await env.FILES.list({ prefix: 'submitted/' })).objects.map(({ key }) => key);

/** Before each test of a file: empty tables, one owner, one colleague, no files. */
export function setUpRetention() {
  beforeEach(async () => {
    await emptyTables(TABLES);
    await env.DB.exec(
      `INSERT OR IGNORE INTO accounts (id, email, name, language, created_at) VALUES ('an', 'retention@example.be', 'An', 'nl', 0)`,
    );
    await env.DB.exec(
      `INSERT OR IGNORE INTO staff_accounts (id, email, name, language, role, created_at) VALUES ('luc', 'retention@example.be', 'Luc', 'nl', 'agent', 0)`,
    );
    for (const key of await listStoredFiles()) await env.FILES.delete(key);
  });
}
