import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { dumpDatabase } from '../../tasks/dump-stores';
import { parseReport } from '../staff-tool';
import { insertMails, setUpBackupSite } from './backup-site';

const { site, run, openEmptySite } = setUpBackupSite();

/** The files of a folder and below, with their modes. */
async function listModes(folder: string): Promise<[path: string, mode: string][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries.map(async (entry): Promise<[string, string]> => {
      const path = join(entry.parentPath, entry.name);
      return [path, ((await stat(path)).mode & 0o777).toString(8)];
    }),
  );
}

let recipient = '';
let key = '';
let backup = '';
beforeAll(async () => {
  key = join(site.folder, 'key');
  recipient = parseReport(await run('backup', 'key', key, '--json')).recipient;
  await insertMails(site.stores.db, 'queued', 3);
  await site.stores.kv.put('pointer', '{"current":"a","previous":[]}');
  await site.stores.files.put('submitted/cv', 'Anna Peeters', { customMetadata: { form: 'cv' } });
  backup = join(site.folder, 'sealed');
  // A folder that is there keeps its mode where nobody changes it.
  await mkdir(backup);
  await chmod(backup, 0o755);
  expect((await run('backup', backup, '--recipient', recipient)).exitCode).toBe(0);
});

describe('a backup for a recipient', () => {
  test('is read by nobody else: not by its files, and not by other users of the machine', async () => {
    const modes = await listModes(backup);
    expect((await stat(backup)).mode & 0o777).toBe(0o700);
    expect(modes.length).toBeGreaterThan(40);
    expect(
      modes.filter(([path, mode]) => mode !== (path.endsWith('.age') ? '600' : '700')),
    ).toEqual([]);
    for (const [path] of modes.filter(([name]) => name.endsWith('.age'))) {
      const text = await readFile(path, 'latin1');
      expect(text.startsWith('age-encryption.org/v1\n')).toBe(true);
      expect(text).not.toMatch(/example\.be|Anna|submitted|pointer|created/);
    }
    expect(((await stat(key)).mode & 0o777).toString(8)).toBe('600');
  });

  test('comes back with its key, row by row and file by file', async () => {
    const other = await openEmptySite('restored');
    const restored = await other.run('restore', backup, '--identity', key);
    expect([restored.exitCode, restored.stdout]).toEqual([0, expect.stringContaining('Restored')]);
    const [before, after] = [await dumpDatabase(site.stores), await dumpDatabase(other.stores)];
    expect(after.rows.outbox).toEqual(before.rows.outbox);
    expect(after.triggers).toEqual(before.triggers);
    expect(await (await other.stores.files.get('submitted/cv'))?.text()).toBe('Anna Peeters');
    expect(await other.stores.kv.get('pointer')).toBe('{"current":"a","previous":[]}');
  });

  test('does not open without its key, or with another one', async () => {
    const other = join(site.folder, 'other-key');
    await run('backup', 'key', other);
    for (const options of [[], ['--identity', other]]) {
      const { exitCode, stdout, stderr } = await run('restore', backup, '--replace', ...options);
      expect([options, exitCode, stdout + stderr]).toEqual([
        options,
        1,
        expect.stringMatching(/encrypted|identity/i),
      ]);
    }
  });

  test('verified with what is no key of it is refused, and is no alarm: the backup may be whole', async () => {
    const other = join(site.folder, 'third-key');
    await run('backup', 'key', other);
    for (const identity of [other, site.folder, backup]) {
      const { exitCode, stderr, stdout } = await run(
        ...['backup', 'verify', backup, '--identity', identity],
      );
      expect(exitCode, identity).toBeGreaterThan(0);
      expect(stdout + stderr).toMatch(/another key|cannot be read/);
    }
    const { results } = await site.stores.db.prepare('SELECT kind FROM incidents').all();
    expect(results).toEqual([]);
  });

  test('is made of the live site only for somebody', async () => {
    const refused = await run('backup', join(site.folder, 'x'));
    expect(refused.stdout).toContain('not encrypted');
  });
});

test('a key is never overwritten, and one that is none is refused', async () => {
  const before = await readFile(key, 'utf8');
  expect((await run('backup', 'key', key)).exitCode).toBe(1);
  expect(await readFile(key, 'utf8')).toBe(before);
  await writeFile(join(site.folder, 'no-key'), 'nothing');
  const { exitCode } = await run('restore', backup, '--identity', join(site.folder, 'no-key'));
  expect(exitCode).toBe(1);
  const folder = join(site.folder, 'y');
  const refused = await run('backup', folder, '--recipient', 'age1nobody');
  expect([refused.exitCode, refused.stdout]).toEqual([1, expect.stringContaining('age1')]);
  // Not even a folder is left, so that the next try with the right one finds it empty.
  expect((await run('backup', folder, '--recipient', recipient)).exitCode).toBe(0);
});
