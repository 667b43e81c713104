import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { StaffStores } from '../../../scripts/staff/stores';
import { upsertStaff } from '../../../src/platform/accounts/staff-accounts-store';
import {
  closeTestStores,
  createTables,
  openTestStores,
  parseReport,
  runStaff,
  runStaffSuccessfully,
} from './staff-tool';

/** Before the tests of a file: local stores with the demonstration, two colleagues and two leads. */
export function setUpLocalDesk() {
  let state: string;
  let stores: StaffStores;
  const run = (...words: string[]) => runStaff(...words, '--json', '--persist-to', state);
  const report = async (...words: string[]) => parseReport(await run(...words));

  beforeAll(async () => {
    state = await mkdtemp(join(tmpdir(), 'huis-vallee-desk-work-'));
    stores = await openTestStores(state);
    await createTables(stores);
    await runStaffSuccessfully('snapshot', 'load', 'data', '--persist-to', state);
    const insertLead = (key: string, answers: object) =>
      stores.db
        .prepare(
          `INSERT INTO leads (key, body_hash, form, language, property, answers, created_at)
         VALUES (?1, 'h', 'contact-me', 'fr', 84213, ?2, ?3)`,
        )
        .bind(key, JSON.stringify(answers), Date.now());
    await stores.db.batch([
      ...['luc', 'sanne'].map((name) =>
        upsertStaff(
          stores.db,
          { email: `${name}@example.be`, name, language: 'nl', role: 'manager' },
          { password: '$scrypt$x', now: 0 },
        ),
      ),
      insertLead('a', { name: 'An Maas', email: 'an@example.be', question: 'Toujours libre ?' }),
      insertLead('b', { name: 'Bo Claes', email: 'bo@example.be' }),
    ]);
  });
  afterAll(async () => {
    await closeTestStores();
    await rm(state, { recursive: true, force: true });
  });

  return {
    get state() {
      return state;
    },
    get stores() {
      return stores;
    },
    run,
    report,
  };
}
