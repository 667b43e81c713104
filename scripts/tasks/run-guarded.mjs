import { spawn } from 'node:child_process';

/**
 * `node scripts/tasks/run-guarded.mjs COMMAND …`: runs a command in a process group of its own and
 * ends the whole group when the command ends, on a signal, or when standard input closes. The
 * caller keeps that pipe open, so the group ends even if the caller is killed with SIGKILL.
 */

/** ms that processes have to end by themselves before they are killed. */
const GRACE_PERIOD_MS = 2000;
const hasProcessGroups = process.platform !== 'win32';

const [command, ...args] = process.argv.slice(2);
const child = spawn(command, args, {
  stdio: ['ignore', 'inherit', 'inherit'],
  detached: hasProcessGroups,
  shell: !hasProcessGroups,
});
child.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.on('exit', (code) => {
  signalGroup('SIGKILL');
  process.exit(code ?? 1);
});
process.stdin.resume();
process.stdin.on('close', stop);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

function stop() {
  signalGroup('SIGTERM');
  setTimeout(() => signalGroup('SIGKILL'), GRACE_PERIOD_MS);
}

/** Signals each process of the group; does nothing once the group is empty. */
function signalGroup(signal) {
  try {
    if (hasProcessGroups) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {}
}
