import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** A process that makes a temporary folder, prints its path, and ends by itself or waits. */
const startProcess = (end: 'ends' | 'waits') =>
  spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { TemporaryFolder } from './scripts/staff/temporary-folder.ts';
     process.stdout.write(new TemporaryFolder('test').path);
     ${end === 'waits' ? 'setInterval(() => {}, 1000);' : ''}`,
  ]);

describe('a temporary folder', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'is removed when %s ends its process',
    async (signal) => {
      const child = startProcess('waits');
      const exited = once(child, 'exit');
      const [path] = await once(child.stdout, 'data');
      expect(existsSync(String(path))).toBe(true);
      child.kill(signal);
      expect(await exited).toEqual([null, signal]);
      expect(existsSync(String(path))).toBe(false);
    },
  );

  test('is removed when its process ends by itself', async () => {
    const child = startProcess('ends');
    const exited = once(child, 'exit');
    const [path] = await once(child.stdout, 'data');
    expect(String(path)).toContain('agency-site-test-');
    expect(await exited).toEqual([0, null]);
    expect(existsSync(String(path))).toBe(false);
  });
});

test('a load that is killed leaves no scratch file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'temporary-files-'));
  const temporary = join(folder, 'temporary');
  await mkdir(temporary);
  const child = spawn(
    process.execPath,
    [
      'scripts/tasks/staff.mjs',
      ...['snapshot', 'load', 'data', '--persist-to', join(folder, 'state')],
    ],
    { env: { ...process.env, TMPDIR: temporary } },
  );
  const exited = once(child, 'exit');
  // Its first line comes after the catalogue was read and compiled, and the stores are open.
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await exited;
  expect((await readdir(temporary)).filter((name) => name.startsWith('agency-site-'))).toEqual([]);
  // What the process started may write for a moment.
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});
