import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { deploy } from '../../../scripts/environments/deploy';

/** An account as wrangler shows it, with what the site's database holds. */
let folder: string;
let path: string | undefined;

/**
 * What stands in for wrangler where it would ask the account, and notes each call. The database of this machine is real,
 * and made once; that of the account holds the same, but for what a test takes away.
 */
const WRANGLER = `#!/bin/sh
case "$2 $*" in
  execute*--local*) [ -f "$ACCOUNT/made" ] || "$REAL_WRANGLER" "$@" > "$ACCOUNT/made"; cat "$ACCOUNT/made"; exit;;
  *--local*) [ -f "$ACCOUNT/made" ] || "$REAL_WRANGLER" "$@"; exit;;
esac
echo "$1 $2 $3" >> "$ACCOUNT/calls"
case "$1 $2" in
  'secret list') cat "$ACCOUNT/secrets";;
  'd1 time-travel') echo '{"bookmark":"00000001-before"}';;
  'd1 migrations') exit "$(cat "$ACCOUNT/migrated")";;
  'd1 execute') grep -v -e "$(cat "$ACCOUNT/taken")" "$ACCOUNT/made";;
  'deploy '*) exit "$(cat "$ACCOUNT/published")";;
esac
`;

const SITE = `name = "ghent-homes"
origin = "https://www.ghent-homes.be"
snapshot = "snapshot"

[stores.SNAPSHOTS]
id = "0123456789abcdef0123456789abcdef"

[stores.DB]
database_name = "ghent-homes"
database_id = "01234567-89ab-cdef-0123-456789abcdef"

[stores.FILES]
bucket_name = "ghent-homes-files"
`;

const put = (file: string, text: string) => writeFile(join(folder, file), text);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deploy-order-'));
  await mkdir(join(folder, 'snapshot', 'site'), { recursive: true });
  await put('snapshot/site/configuration.json', '{}');
  await put('production.toml', SITE);
  await put('wrangler', WRANGLER);
  await chmod(join(folder, 'wrangler'), 0o755);
  await put('secrets', '[{"name":"SIGNING_KEY_1"},{"name":"PASSWORD_PEPPER_1"}]');
  path = process.env.PATH;
  process.env.PATH = [folder, path].join(delimiter);
  process.env.REAL_WRANGLER = resolve('node_modules/.bin/wrangler');
  process.env.ACCOUNT = folder;
  process.env.ENVIRONMENTS_DIR = folder;
  process.env.SITE_IS_BUILT = 'yes';
});
afterAll(async () => {
  process.env.PATH = path;
  for (const name of ['REAL_WRANGLER', 'ACCOUNT', 'ENVIRONMENTS_DIR', 'SITE_IS_BUILT'])
    delete process.env[name];
  await rm(folder, { recursive: true });
});

/** Deploys to an account whose migrations end with this code, and whose database lacks the rows with these words. */
async function deployTo({ migrated = 0, published = 0, taken = 'nothing at all' } = {}) {
  await put('calls', '');
  await put('migrated', String(migrated));
  await put('published', String(published));
  await put('taken', taken);
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const exitCode = await deploy([]);
  const stderr = told.mock.calls.join('');
  told.mockRestore();
  const calls = (await readFile(join(folder, 'calls'), 'utf8')).trim().split('\n');
  return { exitCode, stderr, calls };
}

const BEFORE = ['secret list --format', 'd1 time-travel info', 'd1 migrations apply'];

test('a worker is published after its tables are there, and compared', async () => {
  const { exitCode, calls } = await deployTo();
  expect(calls).toEqual([...BEFORE, 'd1 execute DB', expect.stringMatching(/^deploy /)]);
  expect(exitCode).toBe(0);
});

test('no worker is published where a migration fails', async () => {
  const { exitCode, calls, stderr } = await deployTo({ migrated: 1 });
  expect([exitCode, calls]).toEqual([1, BEFORE]);
  expect(stderr).toContain('Nothing was published.');
});

test.each([
  ['a table', 'staff_calendars', 'lacks table staff_calendars'],
  ['a column', 'column leads.state"', 'lacks column leads.state.'],
  ['a trigger', '"trigger ', /lacks trigger \w+, .*, and \d+ more/],
])(
  'no worker is published on tables of earlier migrations that lack %s',
  async (_, taken, lack) => {
    const { exitCode, calls, stderr } = await deployTo({ taken });
    expect([exitCode, calls]).toEqual([1, [...BEFORE, 'd1 execute DB']]);
    expect(stderr).toMatch(lack);
    expect(stderr).toContain('Nothing was published.');
  },
);

test('what failed while it was published is not said to be unpublished', async () => {
  const { exitCode, stderr } = await deployTo({ published: 1 });
  expect(exitCode).toBe(1);
  expect(stderr).toContain('deploy again');
  expect(stderr).not.toContain('Nothing was published.');
});
