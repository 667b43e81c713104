import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { runStaff } from './staff-tool';
import { setUpSubscribers } from './stored-subscribers';

const local = setUpSubscribers();
const { run, listKeys } = local;

describe('one person', () => {
  test('is found by table', async () => {
    const { report } = await run('person', 'find', 'BO@example.be');
    expect(report.tables).toMatchObject({
      ...{ accounts: 1, leads: 2, saved_searches: 1, pending_searches: 1, alerts: 1 },
      outbox: 4,
    });
    const { stdout } = await runStaff(
      'person',
      'find',
      'bo@example.be',
      '--persist-to',
      local.state,
    );
    expect(stdout).toMatch(/leads\s+2/);
  });

  test('is exported as JSON, or to an archive', async () => {
    const { report } = await run('person', 'export', 'bo@example.be');
    expect(report.tables.leads).toHaveLength(2);
    expect(JSON.stringify(report)).not.toContain('$scrypt$');
    const file = join(local.state, 'bo.zip');
    await run('person', 'export', 'bo@example.be', file);
    const archive = unzipSync(new Uint8Array(await readFile(file)));
    expect(new TextDecoder().decode(archive['data.json'])).toContain('bo question');
    // A file that is there may be another person's, or open to other users of the machine.
    for (const words of [['person'], ['subscribers']]) {
      const again = await run(...words, 'export', 'bo@example.be', file);
      expect([again.exitCode, again.report.message]).toEqual([
        1,
        `${file} is there already. Give the name of a new file.`,
      ]);
    }
    expect(unzipSync(new Uint8Array(await readFile(file)))).toEqual(archive);
  });

  test('is erased from all of it, and nobody else is', async () => {
    const { report } = await run('person', 'erase', 'bo@example.be');
    expect(report.tables).toMatchObject({ accounts: 1, leads: 2, outbox: 4 });
    expect((await run('person', 'find', 'bo@example.be')).report.found).toBe(0);
    expect(await listKeys('accounts')).toEqual(['cy', 'di', 'ed']);
  });

  test('who gave a number alone is found, exported and erased by it, in any spelling', async () => {
    await local.stores.db
      .prepare(
        `INSERT INTO leads (key, body_hash, form, language, answers, created_at)
       VALUES ('by phone', '', 'contact-me', 'nl', '{"lastName":"Wouters","phone":"0470 12 99 31"}', 1)`,
      )
      .run();
    expect((await run('person', 'find', '0470/12.99.31')).report.tables).toMatchObject({
      leads: 1,
    });
    expect((await run('person', 'export', '+32 470 12 99 31')).report.tables.leads).toHaveLength(1);
    expect((await run('person', 'erase', '0032470129931')).report.tables).toMatchObject({
      leads: 1,
    });
    expect((await run('person', 'find', '0470 12 99 31')).report.found).toBe(0);
  });

  test('who works at the desk is refused', async () => {
    await runStaff('desk', 'invite', 'luc@example.be', '--persist-to', local.state);
    expect((await run('person', 'erase', 'luc@example.be')).exitCode).toBe(1);
    expect((await run('person', 'find', 'not-an-address')).exitCode).toBe(2);
  });
});
