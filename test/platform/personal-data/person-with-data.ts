import { env } from 'cloudflare:workers';
import { emptyTables } from '../../empty-tables';

const AN = '11111111-0000-4000-8000-000000000001';
const JOAN = '11111111-0000-4000-8000-000000000002';
const FRIEND = '11111111-0000-4000-8000-000000000003';
export const AN_FILE = `submitted/job-contact/${AN}.pdf`;
const JOAN_FILE = `submitted/job-contact/${JOAN}.pdf`;

/** Two people whose addresses resemble each other, in every table that can name a person. */
export const PEOPLE = { an: 'an@x.example', joan: 'joan@x.example' };

/** Tables that this fills, in an order in which they can be emptied. */
const TABLES = [
  ...['visit_feedback', 'visits', 'testimonials', 'lead_files', 'leads', 'outbox'],
  ...['saved_searches', 'pending_searches', 'document_requests', 'newsletter', 'alerts'],
  ...['property_activity', 'mail_limits', 'accounts', 'erasures'],
];

/** Stores a lot about An and Joan, and a message in which a friend names An. */
export async function storePeople(): Promise<void> {
  await emptyTables(TABLES);
  for (const [key, id, email] of [
    ['An', AN, 'An@X.example'],
    ['Joan', JOAN, PEOPLE.joan],
  ] as const)
    await env.DB.batch(listStatements(key, id, email));
  await env.DB.batch([
    insertSubmission(FRIEND, {
      email: 'friend@y.example',
      question: `Ask an@x.example or ${PEOPLE.joan}`,
    }),
    insertMail('m-friend', 'friend@y.example', { text: `Hello, ${PEOPLE.joan} wrote.` }),
    env.DB.prepare(
      `INSERT INTO property_activity (property, key, kind, happened_at, contact, subject, comment, status, source)
       VALUES (84213, 'k', 'communication', 0, 'an@x.example', 'Call', '', 'done', 'desk')`,
    ),
  ]);
  for (const file of [AN_FILE, JOAN_FILE, `testimonials/${AN}`])
    await env.FILES.put(file, `file ${file}`);
}

function listStatements(name: string, id: string, email: string): D1PreparedStatement[] {
  const lower = email.toLowerCase();
  const run = (sql: string, ...values: (string | number | null)[]) =>
    env.DB.prepare(sql).bind(...values);
  return [
    run(
      `INSERT INTO accounts (id, email, name, language, owner, subscriber, created_at)
       VALUES (?1, ?2, ?3, 'nl', 1, 1, 0)`,
      ...[`p-${name}`, lower, name],
    ),
    insertSubmission(id, { email, question: 'Hello' }),
    run(
      `INSERT INTO lead_files (file, lead_key, field, name, type, bytes, created_at, expires_at)
       VALUES (?1, ?2, 'cv', 'cv.pdf', 'application/pdf', 4, 0, 1)`,
      ...[`submitted/job-contact/${id}.pdf`, id],
    ),
    run(
      `INSERT INTO visits (id, state, property, language, name, email, created_at, changed_at)
       VALUES (?1, 'waiting', 84213, 'nl', ?2, ?3, 0, 0)`,
      ...[id, name, email],
    ),
    run(`INSERT INTO visit_feedback (visit, text, written_at) VALUES (?1, 'Nice', 0)`, id),
    run(
      `INSERT INTO testimonials (id, name, about, website, comment, language, created_at)
       VALUES (?1, ?2, '', '', 'Good', 'nl', 0)`,
      ...[id, name],
    ),
    run(
      `INSERT INTO saved_searches (id, account, name, criteria, created_at, seen_at)
       VALUES (?1, ?2, 'House', '{}', 0, 0)`,
      ...[id, `p-${name}`],
    ),
    run(
      `INSERT INTO pending_searches (id, email, name, language, password, frequency, search_name, criteria, expires_at)
       VALUES (?1, ?2, ?3, 'nl', '$scrypt$x', 'daily', '', '{}', 0)`,
      ...[id, lower, name],
    ),
    run(
      `INSERT INTO document_requests (kind, id, email, expires_at) VALUES ('property', 1, ?1, 0)`,
      email,
    ),
    run(`INSERT INTO newsletter (email, language, asked_at) VALUES (?1, 'nl', 0)`, email),
    run(
      `INSERT INTO alerts (account, property, news, searches, created_at) VALUES (?1, 1, 'new', '[]', 0)`,
      `p-${name}`,
    ),
    insertMail(`m-${name}`, email, { text: 'Thank you' }),
    insertMail(`a-${name}`, 'agency@y.example', { replyTo: email, text: 'A question' }),
  ];
}

export const insertSubmission = (
  key: string,
  answers: { email: string } & Record<string, string>,
) =>
  env.DB.prepare(
    `INSERT INTO leads (key, body_hash, form, language, answers, created_at)
     VALUES (?1, '', 'contact', 'nl', ?2, 0)`,
  ).bind(key, JSON.stringify(answers));

export const insertMail = (id: string, recipient: string, mail: object) =>
  env.DB.prepare(
    `INSERT INTO outbox (id, recipient, subject, mail, state, created_at, due_at, expires_at)
     VALUES (?1, ?2, 'Hello', ?3, 'sent', 0, 0, 0)`,
  ).bind(id, recipient, JSON.stringify({ to: recipient, ...mail }));

/** Returns everything that is in D1 and R2, as one text. */
export async function dumpEverything(): Promise<string> {
  const parts: string[] = [];
  for (const table of await listTables()) {
    const { results } = await env.DB.prepare(`SELECT * FROM ${table}`).all();
    parts.push(JSON.stringify(results));
  }
  const { objects } = await env.FILES.list();
  for (const { key } of objects) parts.push(key, (await (await env.FILES.get(key))?.text()) ?? '');
  return parts.join('\n');
}

/** Lists the tables of the migrations. */
export async function listTables(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table'
     AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND name <> 'd1_migrations'`,
  ).all<{ name: string }>();
  return results.map(({ name }) => name);
}
