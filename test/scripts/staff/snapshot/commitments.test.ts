import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '../../../../src/domain/format/durations';
import { createTables, parseReport } from '../staff-tool';
import { setUpLocalSnapshot } from './local-snapshot';

const VILLA = 84213;
const local = setUpLocalSnapshot();

const writeWithoutVilla = () =>
  local.writeSnapshot((files) => {
    for (const name of ['catalogue/properties.json', 'catalogue/property-details.json'])
      files[name] = files[name].filter(({ ID }: { ID: number }) => ID !== VILLA);
  });

beforeEach(async () => {
  await local.withStores(async (stores) => {
    await createTables(stores).catch(() => undefined);
    const now = Date.now();
    const about = JSON.stringify({ title: 'Villa te koop in Durbuy, ref. 84213' });
    for (const table of ['visits', 'slots', 'leads', 'document_requests'])
      await stores.db.prepare(`DELETE FROM ${table}`).run();
    const slot = stores.db.prepare(
      `INSERT INTO slots (id, property, starts_at, ends_at, closes_at, capacity) VALUES (?1, ?2, ?3, ?4, ?3, 5)`,
    );
    const visit = stores.db.prepare(
      `INSERT INTO visits (id, state, property, about, slot, language, name, email, created_at, changed_at)
       VALUES (?1, ?2, ?3, ?4, ?5, 'nl', 'An', ?1 || '@example.be', ?6, ?6)`,
    );
    const lead = stores.db.prepare(
      `INSERT INTO leads (key, body_hash, form, language, property, answers, created_at, state)
       VALUES (?1, '', 'make-offer', 'nl', ?2, '{}', 1, ?3)`,
    );
    await stores.db.batch([
      slot.bind('soon', VILLA, now + DAY_MS, now + DAY_MS + 1),
      slot.bind('past', VILLA, now - DAY_MS, now - DAY_MS + 1),
      visit.bind('one', 'confirmed', VILLA, about, 'soon', 1),
      visit.bind('two', 'confirmed', VILLA, about, 'soon', 2),
      visit.bind('cancelled', 'cancelled', VILLA, about, 'soon', 3),
      visit.bind('waits', 'waiting', VILLA, about, null, 4),
      lead.bind('offer', VILLA, 'answered'),
      lead.bind('closed', VILLA, 'closed'),
      stores.db
        .prepare(
          `INSERT INTO document_requests (kind, id, email, expires_at) VALUES ('property', ?1, 'an@example.be', ?2)`,
        )
        .bind(VILLA, now + DAY_MS),
    ]);
  });
});

describe('a snapshot without a listing on which something is open', () => {
  test.each(['diff', 'load'])('is told by snapshot %s, with what and when', async (command) => {
    await local.runLocalStaff('snapshot', 'load', local.snapshot);
    await writeWithoutVilla();
    const { stdout, exitCode } = await local.runLocalStaff('snapshot', command, local.snapshot);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(
      /Not in this snapshot: Villa te koop in Durbuy, ref\. 84213 has 2 booked visits, the first on \d{4}-\d\d-\d\d \d\d:\d\d; 1 person waiting; 1 open offer; 1 open request for documents\./,
    );
  });

  test('is told in the report too', async () => {
    await local.runLocalStaff('snapshot', 'load', local.snapshot);
    await writeWithoutVilla();
    const report = parseReport(
      await local.runLocalStaff('snapshot', 'diff', local.snapshot, '--json'),
    );
    expect(report.commitments).toMatchObject([
      { kind: 'property', id: VILLA, visits: 2, waiting: 1, offers: 1, documents: 1 },
    ]);
  });

  test('and one that has it says nothing', async () => {
    await local.runLocalStaff('snapshot', 'load', local.snapshot);
    await local.writeVillaPrice(379000);
    const { stdout } = await local.runLocalStaff('snapshot', 'diff', local.snapshot);
    expect(stdout).not.toContain('Not in this snapshot');
  });
});
