import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runStaff } from './staff-tool';
import { setUpSubscribers } from './stored-subscribers';

const local = setUpSubscribers();
const { insertSubmission, run, listKeys } = local;

describe('subscribers', () => {
  test('are listed with state, frequency and searches', async () => {
    const { subscribers } = (await run('subscribers', 'list')).report;
    const rows = subscribers.map(
      ({ email, state, frequency, searches }: Record<string, unknown>) =>
        [email, state, frequency, searches] as const,
    );
    const search = (name: string, paused = false) => [{ name: `Maison ${name}`, paused }];
    expect(rows).toEqual([
      ['bo@example.be', 'active', 'daily', search('bo')],
      ['cy@example.be', 'active', 'immediate', search('cy')],
      ['di@example.be', 'unconfirmed', 'weekly', search('di')],
      ['ed@example.be', 'unsubscribed', 'weekly', search('ed', true)],
    ]);
    const { stdout } = await runStaff('subscribers', 'list', '--persist-to', local.state);
    expect(stdout).toMatch(/4 subscribers\.[\s\S]*bo@example\.be.*active.*daily.*Maison bo/);
    expect(stdout).toMatch(/ed@example\.be.*unsubscribed.*Maison ed \(paused\)/);
  });

  test('are exported with searches, alerts and registrations, without the password', async () => {
    const file = join(local.state, 'bo.json');
    expect((await run('subscribers', 'export', 'BO@example.be', file)).exitCode).toBe(0);
    const text = await readFile(file, 'utf8');
    expect(JSON.parse(text)).toMatchObject({
      accounts: [{ email: 'bo@example.be', frequency: 'daily' }],
      saved_searches: [{ name: 'Maison bo', criteria: { goal: 'sale' } }],
      alerts: [{ property: 84213, news: 'new', toldAt: null }],
      leads: [{ answers: { question: 'bo search' } }],
    });
    expect(text).not.toContain('$scrypt$');
  });

  test('are erased with everything of the register; other leads stay', async () => {
    const { exitCode, report } = await run('subscribers', 'erase', 'Bo@example.be');
    expect([exitCode, report.tables]).toEqual([
      0,
      expect.objectContaining({ accounts: 1, saved_searches: 1, pending_searches: 1, alerts: 1 }),
    ]);
    expect(await listKeys('accounts')).toEqual(['cy', 'di', 'ed']);
    for (const table of ['saved_searches', 'pending_searches'])
      expect(await listKeys(table)).toEqual(['cy', 'di', 'ed']);
    expect(await listKeys('alerts', 'account')).toEqual(['cy', 'di', 'ed']);
    const others = ['cy search', 'di search', 'ed search'];
    expect(await listKeys('leads', 'key')).toEqual(['bo question', ...others]);
    const mails = (await listKeys('outbox')).filter((key) => String(key).startsWith('bo'));
    expect(mails).toEqual(['bo question to agency@example.be']);
  });

  test('who are owners keep the portal and their mails when they are erased', async () => {
    await insertSubmission('cy visit', 'contact-appointment', 'cy@example.be', 88);
    await run('subscribers', 'erase', 'cy@example.be');
    const owner = await local.stores.db
      .prepare("SELECT owner, subscriber, password FROM accounts WHERE id = 'cy'")
      .first();
    expect(owner).toEqual({ owner: 1, subscriber: 0, password: '$scrypt$secret' });
    expect(await listKeys('saved_searches')).toEqual(['bo', 'di', 'ed']);
    expect(await listKeys('alerts', 'account')).toEqual(['bo', 'di', 'ed']);
    const mails = (await listKeys('outbox')).filter((key) => String(key).startsWith('cy'));
    expect(mails).toEqual(['cy visit to agency@example.be', 'cy visit to cy@example.be']);
  });

  test.each([
    [['export', 'nobody@example.be', 'x.json'], 1],
    [['erase', 'nobody@example.be'], 1],
    [['erase', 'nobody'], 2],
    [['erase'], 2],
  ])('%j is refused, and nothing changes', async (words, exitCode) => {
    expect((await run('subscribers', ...words)).exitCode).toBe(exitCode);
    expect(await listKeys('accounts')).toHaveLength(4);
  });
});
