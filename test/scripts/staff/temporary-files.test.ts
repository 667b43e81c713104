import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, watch, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let folder: string;
let temporary: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'temporary-files-'));
  temporary = join(folder, 'temporary');
  await mkdir(temporary);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Starts a staff command whose temporary files are in the test's folder. */
const startStaff = (...words: string[]) =>
  spawn(process.execPath, ['scripts/tasks/staff.mjs', ...words], {
    env: { ...process.env, TMPDIR: temporary },
  });

const isOwn = (name: string) => name.startsWith('huis-vallee-');
const listOwnFiles = async () => (await readdir(temporary)).filter(isOwn);

/** Waits until the command has made a temporary file or folder of its own. */
async function awaitOwnFile(): Promise<void> {
  for await (const { filename } of watch(temporary)) if (filename && isOwn(filename)) return;
}

describe('temporary files of the staff commands', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'a command that %s ends while it opens the stores leaves none',
    async (signal) => {
      const made = awaitOwnFile();
      const child = startStaff('snapshot', 'status', '--persist-to', join(folder, 'state'));
      const exited = once(child, 'exit');
      await made;
      child.kill(signal);
      const [exitCode] = await exited;
      expect(exitCode).not.toBe(0);
      expect(await listOwnFiles()).toEqual([]);
    },
  );

  test('a command whose stores cannot be opened leaves none', async () => {
    const state = join(folder, 'state');
    await writeFile(state, 'no folder');
    const child = startStaff('snapshot', 'status', '--persist-to', state);
    const [exitCode] = await once(child, 'exit');
    expect(exitCode).toBe(1);
    expect(await listOwnFiles()).toEqual([]);
  });

  test('a load that is killed leaves none', async () => {
    const child = startStaff('snapshot', 'load', 'data', '--persist-to', join(folder, 'state'));
    const exited = once(child, 'exit');
    // Its first line comes after the catalogue was read and compiled, and the stores are open.
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await exited;
    expect(await listOwnFiles()).toEqual([]);
  });
});
