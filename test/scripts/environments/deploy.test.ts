import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnvironment } from '../../../scripts/environments/environment-file';
import { readWorkerConfiguration } from '../../../scripts/environments/worker-configuration';
import { runStaff } from '../staff/staff-tool';

const PRODUCTION_FILE = 'data/environments/production.toml';

let folder: string;
let placeholder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'environments-'));
  placeholder = await readFile(PRODUCTION_FILE, 'utf8');
  process.env.ENVIRONMENTS_DIR = folder;
  await mkdir(join(folder, 'snapshot', 'site'), { recursive: true });
  await cp(
    'data/site/configuration.json',
    join(folder, 'demonstration', 'site', 'configuration.json'),
  );
  await writeFile(join(folder, 'snapshot', 'site', 'configuration.json'), '{}');
});
afterAll(async () => {
  delete process.env.ENVIRONMENTS_DIR;
  await rm(folder, { recursive: true });
});

/** The file of a site, as somebody fills it in. */
const SITE = `name = "ghent-homes"
origin = "https://www.ghent-homes.be"
snapshot = "snapshot"
secrets = ["ALERT_URL"]

[vars]
WATCH_CATALOGUE_H = "72"

[stores.SNAPSHOTS]
id = "0123456789abcdef0123456789abcdef"

[stores.DB]
database_name = "ghent-homes"
database_id = "01234567-89ab-cdef-0123-456789abcdef"

[stores.FILES]
bucket_name = "ghent-homes-files"
`;

/** Writes the file of a site with its own stores, and with these changes. */
const writeSite = (env: string, ...changes: [string, string][]) =>
  writeFile(
    join(folder, `${env}.toml`),
    changes.reduce((text, [from, to]) => {
      expect(text).toContain(from);
      return text.replace(from, to);
    }, SITE),
  );

/** Runs `npm run deploy -- …` as a person does. */
const deploy = (...args: string[]) =>
  new Promise<{ exitCode: number; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, ['scripts/tasks/deploy.mjs', ...args], (error, stdout, stderr) => {
      resolve({ exitCode: error ? Number(error.code) : 0, stdout, stderr });
    });
  });

test.each<[string, [string, string][], RegExp]>([
  [
    'an origin nobody can own',
    [['www.ghent-homes.be', 'www.agency.example']],
    /origin is .*agency\.example/,
  ],
  ['the origin of a developer', [['www.ghent-homes.be', 'localhost']], /origin is .*localhost/],
  ['an origin without https', [['https:', 'http:']], /origin is not an origin/],
  ['a page instead of an origin', [['homes.be"', 'homes.be/nl/"']], /origin is not an origin/],
  [
    'no identifier of KV',
    [['0123456789abcdef0123456789abcdef', '0'.repeat(32)]],
    /stores\.SNAPSHOTS\.id/,
  ],
  [
    'no identifier of D1',
    [['01234567-89ab-cdef-0123-456789abcdef', '00000000-0000-0000-0000-000000000000']],
    /wrangler d1 create ghent-homes/,
  ],
  ['the demonstration', [['"snapshot"', '"demonstration"']], /is the demonstration/],
  ['no snapshot there', [['"snapshot"', '"nowhere"']], /configuration\.json cannot be read/],
  [
    'a secret in the file',
    [['WATCH_CATALOGUE_H = "72"', 'SIGNING_KEY = "abc"']],
    /SIGNING_KEY looks like a secret/,
  ],
  [
    'the environment itself',
    [['WATCH_CATALOGUE_H = "72"', 'ENVIRONMENT = "local"']],
    /vars\.ENVIRONMENT is set/,
  ],
  ['a name with spaces', [['"ghent-homes"', '"Ghent homes"']], /name is not a name/],
  ['an unknown field', [['origin =', 'routes = []\norigin =']], /routes/],
  ['a store that is missing', [['[stores.FILES]', '[stores.OTHER]']], /stores\.FILES is missing/],
  ['a file that is not TOML', [['name =', 'name']], /broken\.toml/],
])('a deployment is refused: %s', async (_, changes, reason) => {
  await writeSite('broken', ...changes);
  const { exitCode, stderr } = await deploy('--env', 'broken');
  expect(stderr).toMatch(reason);
  expect(stderr).toContain('Nothing was published.');
  expect(exitCode).toBe(1);
});

test('a site without a file is refused, and the files there are are named', async () => {
  await writeSite('ghent');
  const { exitCode, stderr } = await deploy('--env', 'gent');
  expect([exitCode, stderr]).toEqual([1, expect.stringMatching(/no site 'gent'.*ghent/)]);
  expect((await deploy('--env', '../production')).exitCode).toBe(1);
});

test.each([
  'name',
  'origin',
  'stores.SNAPSHOTS.id',
  'stores.DB.database_id',
  'stores.FILES.bucket_name',
])('a site is refused that shares its %s with another', async (field) => {
  await writeSite('first');
  await writeSite('second');
  const { exitCode, stderr } = await deploy('--env', 'second');
  expect(exitCode).toBe(1);
  expect(stderr).toContain(`${field} is that of first too`);
  await Promise.all(['first', 'second'].map((env) => rm(join(folder, `${env}.toml`))));
});

test('every reason is told at once', async () => {
  await writeFile(join(folder, 'untouched.toml'), placeholder);
  const { stderr } = await deploy('--env', 'untouched');
  for (const reason of ['origin is', 'stores.SNAPSHOTS.id', 'stores.DB.database_id'])
    expect(stderr).toContain(reason);
});

test('wrong usage is exit code 2', async () => {
  const { exitCode, stderr } = await deploy('--environment', 'ghent');
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining('Usage: npm run deploy')]);
});

describe('two agencies and a trial of one', () => {
  beforeAll(async () => {
    await writeSite('ghent');
    await writeSite('staging', ['"ghent-homes"', '"ghent-homes-staging"'], ['www.', 'staging.']);
    await writeSite(
      'brussels',
      ['"ghent-homes"', '"brussels-homes"'],
      ['ghent-homes.be', 'brussels-homes.be'],
    );
  });

  test.each([
    ['ghent', 'ghent-homes', 'https://www.ghent-homes.be'],
    ['staging', 'ghent-homes-staging', 'https://staging.ghent-homes.be'],
    ['brussels', 'brussels-homes', 'https://www.brussels-homes.be'],
  ])('%s is a worker of its own: name, address, stores, variables', async (env, name, origin) => {
    const worker = await readWorkerConfiguration({ remote: true, env });
    const local = await readWorkerConfiguration({ remote: false });
    const { stores } = await readEnvironment(env);
    expect(worker).toEqual({
      ...local,
      name,
      routes: [{ pattern: new URL(origin).host, custom_domain: true }],
      vars: { WATCH_CATALOGUE_H: '72', ENVIRONMENT: 'production', PUBLIC_ORIGIN: origin },
      kv_namespaces: [{ binding: 'SNAPSHOTS', ...stores.SNAPSHOTS }],
      d1_databases: local.d1_databases.map((database) => ({ ...database, ...stores.DB })),
      r2_buckets: [{ binding: 'FILES', ...stores.FILES }],
    });
  });

  test('the staff tool names the site that it cannot reach', async () => {
    await writeSite('empty', ['0123456789abcdef0123456789abcdef', '0'.repeat(32)]);
    const refused = await runStaff('status', '--env', 'empty');
    expect([refused.exitCode, refused.stderr]).toEqual([1, expect.stringContaining('empty.toml')]);
    expect((await runStaff('status', '--env', 'ghent', '--local')).exitCode).toBe(2);
    expect((await runStaff('status', '--env', 'nowhere')).stderr).toMatch(
      /no site 'nowhere'.*ghent/,
    );
  });
});
