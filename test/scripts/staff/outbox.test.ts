import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffStores } from '../../../scripts/staff/stores';
import { HOUR_MS } from '../../../src/domain/format/durations';
import { toMs } from '../../../src/domain/format/period';
import { PERIODS } from '../../../src/domain/periods';
import { loadRecentMails } from '../../../src/platform/mail/outbox-list-store';
import { enqueueMails } from '../../../src/platform/mail/outbox-store';
import { closeTestStores, createTables, openTestStores, parseReport, runStaff } from './staff-tool';

const RETRY_WINDOW_MS = toMs(PERIODS.mailRetries);

let state: string;
let stores: StaffStores;

const NOW = Date.now();
const createMail = (to: string) => ({
  from: { name: 'Huis & Vallée', email: 'info@huis-vallee.example' },
  subject: 'Uw vraag over pand 84213',
  text: 'Dag',
  html: '<p>Dag</p>',
  to,
  kind: 'copy of a form' as const,
});

beforeAll(async () => {
  state = await mkdtemp(join(tmpdir(), 'outbox-test-'));
  stores = await openTestStores(state);
  await createTables(stores);
  const recipients = ['sent@example.be', 'waits@example.be', 'failed@example.be', 'no address'];
  await stores.db.batch(enqueueMails(stores.db, recipients.map(createMail), NOW - RETRY_WINDOW_MS));
  await stores.db.batch([
    stores.db.prepare("UPDATE outbox SET state = 'sent', tries = 1 WHERE recipient LIKE 'sent@%'"),
    stores.db
      .prepare("UPDATE outbox SET tries = 3, due_at = ?, error = '500' WHERE recipient LIKE 'w%'")
      .bind(NOW + HOUR_MS),
    stores.db.prepare(
      "UPDATE outbox SET state = 'failed', tries = 14, error = 'the sink answered 500' WHERE recipient LIKE 'failed@%'",
    ),
  ]);
});
afterAll(async () => {
  await closeTestStores();
  await rm(state, { recursive: true, force: true });
});

const runLocalStaff = (...words: string[]) => runStaff(...words, '--persist-to', state);
const loadMails = async () => (await loadRecentMails(stores.db, 10)).rows;
const loadMailTo = async (recipient: string) =>
  (await loadMails()).find((mail) => mail.recipient.startsWith(recipient));

test('status lists the mails that were not sent, and why', async () => {
  const report = parseReport(await runLocalStaff('outbox', 'status', '--json'));
  expect(report).toMatchObject({ ok: true, waiting: 1, sent: 1, failed: 2 });
  expect(report.mails).toContainEqual(
    expect.objectContaining({
      recipient: 'failed@example.be',
      state: 'failed',
      tries: 14,
      nextTry: null,
      error: 'the sink answered 500',
    }),
  );
  const { stdout } = await runLocalStaff('outbox', 'status');
  expect(stdout).toContain('1 mail sent, 1 waiting, 2 failed.');
  expect(stdout).toContain('the recipient is not an address');
});

test('retry queues one mail, or all that can be retried', async () => {
  const failed = await loadMailTo('failed');
  const retried = await runLocalStaff('outbox', 'retry', failed?.id ?? '', '--json');
  expect(parseReport(retried)).toEqual({ ok: true, tried: [failed?.id] });
  expect(await loadMailTo('failed')).toMatchObject({ state: 'queued', tries: 0 });
  const all = parseReport(await runLocalStaff('outbox', 'retry', '--json'));
  expect(all.tried.sort()).toEqual([failed?.id, (await loadMailTo('waits'))?.id].sort());
  expect((await loadMailTo('waits'))?.dueAt).toBeLessThanOrEqual(Date.now());
  expect(await loadMailTo('no address')).toMatchObject({ state: 'failed' });
  expect(await loadMailTo('sent')).toMatchObject({ state: 'sent' });
});

test('retry refuses a mail that was sent or does not exist', async () => {
  const refused = await runLocalStaff('outbox', 'retry', (await loadMailTo('sent'))?.id ?? '');
  expect(refused.exitCode).toBe(1);
  expect((await runLocalStaff('outbox', 'retry', 'nobody')).exitCode).toBe(1);
});
