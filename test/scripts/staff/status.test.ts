import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffStores } from '../../../scripts/staff/stores';
import { HOUR_MS } from '../../../src/domain/format/durations';
import { recordRun } from '../../../src/features/watch/runs-store';
import { POINTER_KEY } from '../../../src/platform/snapshot/manifest';
import { closeTestStores, createTables, openTestStores, parseReport, runStaff } from './staff-tool';

let state: string;
let stores: StaffStores;
beforeAll(async () => {
  state = await mkdtemp(join(tmpdir(), 'status-test-'));
  stores = await openTestStores(state);
  await createTables(stores);
});
afterAll(async () => {
  await closeTestStores();
  await rm(state, { recursive: true, force: true });
});

const runLocalStaff = (...words: string[]) => runStaff(...words, '--persist-to', state);
const readStatus = async () => {
  const result = await runLocalStaff('status', '--json');
  return { exitCode: result.exitCode, report: parseReport(result) };
};

test('without a snapshot something is wrong', async () => {
  const { exitCode, report } = await readStatus();
  expect(exitCode).toBe(1);
  expect(report).toMatchObject({ ok: false, live: null, waiting: 0, failed: 0, lastLead: null });
});

test('a loaded snapshot is well; failed mails and broken parts are not', async () => {
  expect((await runLocalStaff('snapshot', 'load', 'data', '--json')).exitCode).toBe(0);
  const { exitCode, report } = await readStatus();
  expect([exitCode, report.problems]).toEqual([0, []]);
  expect(report).toMatchObject({ ok: true, brokenParts: 0, waiting: 0, failed: 0 });
  expect(report.live).toBe(JSON.parse((await stores.kv.get(POINTER_KEY)) ?? '').current);

  const insertMail = (id: string, mailState: string) =>
    stores.db
      .prepare(
        `INSERT INTO outbox (id, recipient, subject, state, created_at, due_at, expires_at)
         VALUES (?, 'an@example.be', 'Uw vraag', ?, 1, 1, 1)`,
      )
      .bind(id, mailState)
      .run();
  await insertMail('a', 'failed');
  await insertMail('b', 'queued');
  const failing = await readStatus();
  expect(failing.exitCode).toBe(1);
  expect(failing.report).toMatchObject({ ok: false, waiting: 1, failed: 1 });
  expect((await runLocalStaff('status')).stdout).toContain('1 mails failed');
});

test('what the watch found is named with since when and what shows more', async () => {
  await stores.db.exec('DELETE FROM outbox');
  const since = Date.now() - 3 * HOUR_MS;
  await recordRun(stores.db, 'minute', since);
  await recordRun(stores.db, 'backup', since);
  const { exitCode, report } = await readStatus();
  expect(exitCode).toBe(1);
  expect(report.troubles).toEqual([{ kind: 'cron', since: new Date(since).toISOString() }]);
  const { stdout } = await runLocalStaff('status');
  expect(stdout).toMatch(
    /The automatic tasks have stopped\. Since .* \(3 hours\)\. npm run wrangler -- tail/,
  );
  expect(stdout).toMatch(/backup +.*\(3 hours ago\)\n/);
  await recordRun(stores.db, 'minute', Date.now());
  await recordRun(stores.db, 'verified backup', since);
  expect((await runLocalStaff('status')).stdout).toMatch(/\(3 hours ago\), restored and equal\n/);
  expect((await readStatus()).exitCode).toBe(0);
});

test('a refused load is noted for the alarm', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'no-snapshot-'));
  expect((await runLocalStaff('snapshot', 'load', empty, '--json')).exitCode).toBe(1);
  const { results } = await stores.db.prepare('SELECT kind, count FROM incidents').all();
  expect(results).toEqual([{ kind: 'refused load', count: 1 }]);
  await rm(empty, { recursive: true });
});
