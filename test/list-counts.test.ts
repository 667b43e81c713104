import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { emptyTables } from './empty-tables';
import { resetStaff } from './features/desk/desk-requests';
import { insert, mail, testimonial } from './retention/stored-rows';

const TABLES = ['leads', 'outbox', 'staff_actions', 'testimonials', 'accounts', 'newsletter'];

beforeEach(async () => {
  await resetStaff();
  await emptyTables(TABLES);
});

/** What the desk would count without `list_counts`. */
const TRUE_COUNTS = `
  SELECT 'leads' AS list, state AS kind, form, coalesce(assignee, '') AS staff, count(*) AS count
    FROM leads GROUP BY 2, 3, 4
  UNION ALL SELECT 'mails', state, '', '', count(*) FROM outbox GROUP BY 2
  UNION ALL SELECT 'actions', action, '', coalesce(staff, ''), count(*) FROM staff_actions GROUP BY 2, 4
  UNION ALL SELECT 'testimonials', state, '', '', count(*) FROM testimonials GROUP BY 2
  UNION ALL SELECT * FROM (
    SELECT 'owners', '', '', '', count(*) FROM accounts WHERE owner = 1
    UNION ALL SELECT 'subscribers', '', '', '', count(*) FROM accounts WHERE subscriber = 1
    UNION ALL SELECT 'newsletter', '', '', '', count(*) FROM newsletter)`;

const load = async (sql: string) =>
  (await env.DB.prepare(`SELECT * FROM (${sql}) WHERE count <> 0 ORDER BY 1, 2, 3, 4`).all())
    .results;

const LUC = `(SELECT id FROM staff_accounts ORDER BY email LIMIT 1)`;

/** Changes of every counted table, by the number of a row; most find it, others nothing. */
const CHANGES: readonly ((row: number) => D1PreparedStatement)[] = [
  (row) =>
    insert('leads', {
      ...{ key: `${row}`, body_hash: '', form: row % 2 ? 'site-contact' : 'sign-newsletter' },
      ...{ language: 'nl', answers: '{}', created_at: 1 },
    }),
  (row) =>
    env.DB.prepare(`UPDATE leads SET state = 'taken', assignee = ${LUC} WHERE key = '${row}'`),
  (row) => env.DB.prepare(`UPDATE leads SET state = 'closed' WHERE key >= '${row}'`),
  (row) => env.DB.prepare(`DELETE FROM leads WHERE key = '${row}'`),
  (row) => insert('outbox', { ...mail, id: `${row}`, created_at: 1 }),
  (row) => env.DB.prepare(`UPDATE outbox SET state = 'failed' WHERE id = '${row}'`),
  (row) => env.DB.prepare(`DELETE FROM outbox WHERE id = '${row}'`),
  (row) =>
    env.DB.prepare(
      `INSERT INTO staff_actions (created_at, staff, action, subject) VALUES (1, ${LUC}, 'signed in', '${row}')`,
    ),
  (row) => env.DB.prepare(`DELETE FROM staff_actions WHERE subject = '${row}'`),
  () => env.DB.prepare(`UPDATE staff_actions SET staff = NULL`),
  (row) => insert('testimonials', { ...testimonial, id: `${row}`, created_at: 1 }),
  (row) => env.DB.prepare(`UPDATE testimonials SET state = 'approved' WHERE id = '${row}'`),
  (row) => env.DB.prepare(`DELETE FROM testimonials WHERE id = '${row}'`),
  (row) =>
    insert('accounts', {
      ...{ id: `${row}`, email: `${row}@x.example`, name: '', language: 'nl', created_at: 1 },
      ...{ owner: row % 2, subscriber: 1 },
    }),
  (row) => env.DB.prepare(`UPDATE accounts SET owner = 1 - owner WHERE id = '${row}'`),
  (row) => env.DB.prepare(`UPDATE accounts SET subscriber = 0 WHERE id = '${row}'`),
  (row) => env.DB.prepare(`DELETE FROM accounts WHERE id = '${row}'`),
  (row) => insert('newsletter', { email: `${row}@x.example`, language: 'nl', asked_at: 1 }),
  (row) => env.DB.prepare(`DELETE FROM newsletter WHERE email = '${row}@x.example'`),
];

test('the counts of the desk’s lists are those of their rows, whatever happens to them', async () => {
  const change = fc.record({
    kind: fc.integer({ min: 0, max: CHANGES.length - 1 }),
    row: fc.integer({ min: 1, max: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 10, maxLength: 60 }), async (changes) => {
      // A row that is there already is refused, and counts once.
      for (const { kind, row } of changes)
        await CHANGES[kind]?.(row)
          .run()
          .catch(() => undefined);
      expect(await load('SELECT * FROM list_counts')).toEqual(await load(TRUE_COUNTS));
    }),
    { numRuns: 30 },
  );
});

test('a colleague whose account is deleted leaves leads and actions to nobody', async () => {
  for (const kind of [0, 1, 7]) await CHANGES[kind]?.(1).run();
  await env.DB.exec('DELETE FROM staff_accounts');
  const counts = await load('SELECT * FROM list_counts');
  expect(counts).toEqual(await load(TRUE_COUNTS));
  expect(counts.map(({ staff }) => staff)).toEqual(['', '']);
});

test('the views of a property on portals in all are those of its days', async () => {
  await emptyTables(['portal_views', 'portal_view_totals']);
  await env.DB.exec(
    `INSERT INTO portal_views VALUES (1, 'Immoweb', '2026-01-06', 4), (1, 'Immoweb', '2026-01-05', 7),
       (1, 'Zimmo', '2026-01-06', 1), (2, 'Zimmo', '2026-01-06', 5)`.replaceAll('\n', ' '),
  );
  await env.DB.exec(`UPDATE portal_views SET views = 10 WHERE day = '2026-01-05'`);
  await env.DB.exec('DELETE FROM portal_views WHERE property = 2');
  const { results } = await env.DB.prepare(
    'SELECT * FROM portal_view_totals WHERE views > 0',
  ).all();
  expect(results).toEqual([
    { property: 1, source: 'Immoweb', first_day: '2026-01-05', views: 14 },
    { property: 1, source: 'Zimmo', first_day: '2026-01-06', views: 1 },
  ]);
});
