import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { StaffStores } from '../../../../scripts/staff/stores';
import { closeTestStores, createTables, openTestStores, runStaff } from '../staff-tool';

/** A site with tables, on which commands run, and a folder for its backups. */
export function setUpBackupSite() {
  const site = { folder: '', state: '', stores: undefined as unknown as StaffStores };
  beforeAll(async () => {
    site.folder = await mkdtemp(join(tmpdir(), 'backup-test-'));
    site.state = join(site.folder, 'state');
    site.stores = await openTestStores(site.state);
    await createTables(site.stores);
  });
  afterAll(async () => {
    await closeTestStores();
    await rm(site.folder, { recursive: true, force: true });
  });
  return {
    site,
    run: (...words: string[]) => runStaff(...words, '--persist-to', site.state),
    /** Opens a site of its own, whose tables are empty. */
    async openEmptySite(name: string) {
      const state = join(site.folder, name);
      const stores = await openTestStores(state);
      await createTables(stores);
      return { stores, run: (...words: string[]) => runStaff(...words, '--persist-to', state) };
    },
  };
}

/** Inserts so many mails of 32 KB in a state. */
export const insertMails = (db: D1Database, state: string, count: number) =>
  db
    .prepare(
      `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?2)
       INSERT INTO outbox (id, recipient, subject, mail, state, created_at, due_at, expires_at)
       SELECT ?1 || '-' || n, 'an' || n || '@example.be', 'Vraag ' || n,
         json_object('to', 'an@example.be', 'text', hex(zeroblob(16000)) || n), ?1, n, n, n FROM numbers`,
    )
    .bind(state, count)
    .run();
