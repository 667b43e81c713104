import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildToolEnvironment, installPackages, runCommand } from './toolchain.mjs';

/**
 * `npm run deploy`: builds, notes a bookmark of the database, migrates and publishes (docs/deploy.md). The
 * worker embeds the agency's own snapshot, the folder in SNAPSHOT_DIR; the demonstration is refused
 * (docs/architecture.md, 'Catalogue in KV').
 */

const PRODUCTION = ['--env', 'production'];
/** Without these no form can be sent and nobody can sign in. */
const REQUIRED_SECRETS = ['SIGNING_KEY', 'PASSWORD_PEPPER'];

installPackages();
const directory = process.env.SNAPSHOT_DIR ?? 'data';
const configuration = JSON.parse(
  readFileSync(join(directory, 'site', 'configuration.json'), 'utf8'),
);
if (configuration.demonstration)
  refuse(
    `${directory} is the demonstration. Name the agency's own snapshot: SNAPSHOT_DIR=… npm run deploy`,
  );
runCommand('node', ['scripts/tasks/build.mjs']);
checkSecrets();
printBookmark();
runCommand('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote', ...PRODUCTION]);
runCommand('wrangler', ['deploy', ...PRODUCTION, '--minify']);

/** Refuses a deployment without its secrets; before the first one there is no worker that could have any. */
function checkSecrets() {
  const listed = readJson(['secret', 'list', ...PRODUCTION, '--format', 'json']);
  if (!listed) {
    console.warn('No secrets can be listed: is this the first deployment? Set them afterwards:');
    console.warn('  npm run staff -- secrets rotate --remote');
    return;
  }
  const names = listed.map(({ name }) => name.replace(/_\d+$/, ''));
  const missing = REQUIRED_SECRETS.filter((name) => !names.includes(name));
  if (missing.length > 0)
    refuse(`${missing.join(' and ')} not set: npm run staff -- secrets rotate --remote`);
}

/** Prints the moment before the migrations, to which the database can be restored for thirty days. */
function printBookmark() {
  const info = readJson(['d1', 'time-travel', 'info', 'DB', '--json', ...PRODUCTION]);
  if (!info?.bookmark) refuse('The database names no bookmark, so nothing was changed: try again.');
  console.log(`The database before this deployment: bookmark ${info.bookmark}`);
  console.log(
    `  back to it: npx wrangler d1 time-travel restore DB --bookmark=${info.bookmark} --env production`,
  );
}

/** Returns the JSON that a command of wrangler prints; undefined if it fails. */
function readJson(args) {
  const { stdout, status } = spawnSync('wrangler', args, {
    env: buildToolEnvironment(),
    encoding: 'utf8',
    stdio: ['inherit', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) return undefined;
  try {
    return JSON.parse(stdout);
  } catch {
    return undefined;
  }
}

function refuse(reason) {
  console.error(reason);
  process.exit(1);
}
