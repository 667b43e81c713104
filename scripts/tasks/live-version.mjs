import { spawnSync } from 'node:child_process';
import { buildToolEnvironment } from './toolchain.mjs';

/** Returns the arguments with which Node runs the staff's tool on the local data of a folder. */
export const buildStaffArguments = (persistTo, ...words) => [
  'scripts/tasks/staff.mjs',
  ...words,
  '--persist-to',
  persistTo,
];

/**
 * Finds the live version in the local store, which a second start must not replace; undefined if there is none.
 * @throws if the store cannot be read: loading data/ over it would put the demonstration in its place.
 */
export function findLiveVersion(persistTo) {
  const status = spawnSync('node', buildStaffArguments(persistTo, 'snapshot', 'status', '--json'), {
    env: buildToolEnvironment(),
    encoding: 'utf8',
  });
  if (status.status !== 0)
    throw new Error(`${status.stderr}\nThe local snapshots cannot be read, so nothing was loaded.`);
  const { live, versions } = JSON.parse(status.stdout);
  return versions.find(({ version }) => version === live);
}
