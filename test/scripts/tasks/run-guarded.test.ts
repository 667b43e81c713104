import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

/** Code of a guarded command, which starts another process and prints both ids, and of its parent. */
const COMMAND = `
  const { spawn } = require('node:child_process');
  const grandchild = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  console.log(process.pid + ' ' + grandchild.pid);
  setInterval(() => {}, 1000);
`;
const PARENT = `
  require('node:child_process').spawn(
    process.execPath,
    ['scripts/tasks/run-guarded.mjs', process.execPath, '-e', ${JSON.stringify(COMMAND)}],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  setInterval(() => {}, 1000);
`;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)(
  'a guarded command and its processes end when the parent ends by %s',
  async (signal) => {
    const parent = spawn(process.execPath, ['-e', PARENT], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await once(parent.stdout, 'data');
    const pids = String(line).trim().split(' ').map(Number);
    expect(pids.map(isAlive)).toEqual([true, true]);
    parent.kill(signal);
    await expect.poll(() => pids.map(isAlive), { timeout: 20_000 }).toEqual([false, false]);
  },
);

test('run-guarded ends with the exit code of its command', async () => {
  const args = ['scripts/tasks/run-guarded.mjs', process.execPath, '-e', 'process.exit(3)'];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'ignore', 'inherit'] });
  expect(await once(child, 'exit')).toEqual([3, null]);
});
