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
await checkSecrets();
printBookmark();
runCommand('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote', ...PRODUCTION]);
runCommand('wrangler', ['deploy', ...PRODUCTION, '--minify']);

/** Refuses a deployment without its secrets; before the first one there is no worker that could have any. */
async function checkSecrets() {
  // It needs a package, which a fresh clone has only now.
  const { importScript } = await import('./import-script.mjs');
  const { judgeSecrets } = await importScript('scripts/tasks/judge-secrets.ts');
  const listed = runWrangler(['secret', 'list', ...PRODUCTION, '--format', 'json'], 'pipe');
  const { isFirst, problem } = judgeSecrets(listed);
  if (problem) refuse(problem);
  if (!isFirst) return;
  console.warn('This is the first deployment. Set the secrets afterwards:');
  console.warn('  npm run staff -- secrets rotate --remote');
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
  const { stdout, status } = runWrangler(args, 'inherit');
  if (status !== 0) return undefined;
  try {
    return JSON.parse(stdout);
  } catch {
    return undefined;
  }
}

function runWrangler(args, stderr) {
  return spawnSync('wrangler', args, {
    env: buildToolEnvironment(),
    encoding: 'utf8',
    stdio: ['inherit', 'pipe', stderr],
    shell: process.platform === 'win32',
  });
}

function refuse(reason) {
  console.error(reason);
  process.exit(1);
}
