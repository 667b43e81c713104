import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { EnvironmentError, PRODUCTION, readEnvironment } from './environment-file';
import { judgeEnvironment } from './judge-environment';
import type { WranglerAnswer } from './judge-secrets';
import { judgeSecrets, listSecretsToSet } from './judge-secrets';
import { judgeTables, PARTS_QUERY } from './judge-tables';
import { writeWorkerConfiguration } from './worker-configuration';

const HELP = `Builds, notes a bookmark of the database, migrates and publishes a site (docs/deploy.md).

Usage: npm run deploy -- [--env NAME] [--first] [--dry-run]

  --env NAME   the site of data/environments/NAME.toml (default ${PRODUCTION})
  --first      the site's first deployment: there is no worker of its name yet
  --dry-run    does everything that needs no account, and publishes nothing
`;

/** Wrangler builds by itself, and would embed the demonstration. */
const IS_BUILT = { SITE_IS_BUILT: 'yes' };

/** Deploys a site and returns the exit code: 0 published, 1 refused or failed, 2 wrong usage. */
export async function deploy(args: string[]): Promise<number> {
  const options = readOptions(args);
  if (!options) return 2;
  if (options.help) {
    process.stdout.write(HELP);
    return 0;
  }
  let published = 'Nothing was published.';
  try {
    const { env = PRODUCTION, 'dry-run': isDryRun = false, first: isFirst = false } = options;
    const site = await readEnvironment(env);
    const snapshot = process.env.SNAPSHOT_DIR ?? site.snapshot ?? 'data';
    const problems = await judgeEnvironment(site, snapshot);
    if (problems.length > 0) throw new EnvironmentError(problems.join('\n'));
    run('node', ['scripts/tasks/build.mjs'], { SNAPSHOT_DIR: snapshot });
    const config = ['--config', await writeWorkerConfiguration(env)];
    const publish = ['deploy', ...config, '--minify'];
    if (isDryRun) {
      run('wrangler', [...publish, '--dry-run'], IS_BUILT);
      process.stdout.write(`${site.name} can be deployed to ${site.origin}.\n`);
      return 0;
    }
    const listed = ask(['secret', 'list', '--format', 'json', ...config]);
    const judged = judgeSecrets(listed, { isFirst, secrets: site.secrets, env });
    if (judged.problem) throw new EnvironmentError(judged.problem);
    printBookmark(ask(['d1', 'time-travel', 'info', 'DB', '--json', ...config]), env);
    run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote', ...config]);
    const lack = judgeTables(askForNewTables(config), askForParts('--remote', ...config));
    if (lack) throw new EnvironmentError(lack);
    published = 'The new code may be uploaded, or its address not be connected: deploy again.';
    run('wrangler', publish, IS_BUILT);
    if (judged.isFirst)
      process.stdout.write(`${listSecretsToSet([], { secrets: site.secrets, env }).join('\n')}\n`);
    return 0;
  } catch (problem) {
    if (!(problem instanceof EnvironmentError)) throw problem;
    process.stderr.write(`${problem.message}\n${published}\n`);
    return 1;
  }
}

function readOptions(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        env: { type: 'string' },
        first: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (problem) {
    process.stderr.write(`${(problem as Error).message}\n\n${HELP}`);
    return undefined;
  }
}

/** Prints the moment before the migrations, to which the database can be restored for thirty days. */
function printBookmark({ status, stdout }: WranglerAnswer, env: string) {
  const bookmark = status === 0 ? /"bookmark":\s*"([^"]+)"/.exec(stdout)?.[1] : undefined;
  if (!bookmark)
    throw new EnvironmentError(
      'The database names no bookmark, so nothing was changed: try again.',
    );
  process.stdout.write(
    `The database before this deployment: bookmark ${bookmark}\n  back to it: npm run wrangler -- --env ${env} d1 time-travel restore DB --bookmark=${bookmark}\n`,
  );
}

const askForParts = (...options: string[]): WranglerAnswer =>
  ask(['d1', 'execute', 'DB', '--json', '--command', PARTS_QUERY, ...options]);

/** Makes a database of this machine by the migrations alone, and asks what it holds. */
function askForNewTables(config: readonly string[]): WranglerAnswer {
  const folder = mkdtempSync(join(tmpdir(), 'new-tables-'));
  try {
    const local = ['--local', '--persist-to', folder, ...config];
    const applied = ask(['d1', 'migrations', 'apply', 'DB', ...local]);
    return applied.status === 0 ? askForParts(...local) : applied;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs a command whose output is the person's to read. @throws EnvironmentError if it fails */
function run(command: string, args: string[], variables: Record<string, string> = {}): void {
  const { status } = spawnSync(command, args, {
    env: { ...process.env, ...variables },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new EnvironmentError(`${command} ${args.slice(0, 3).join(' ')} failed.`);
}

/** Runs a command of wrangler and returns what it answered. */
const ask = (args: string[]): WranglerAnswer =>
  spawnSync('wrangler', args, {
    encoding: 'utf8',
    stdio: ['inherit', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
