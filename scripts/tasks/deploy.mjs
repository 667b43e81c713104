import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages, runCommand } from './toolchain.mjs';

/**
 * `npm run deploy`: builds, migrates and publishes. The worker embeds the agency's own snapshot,
 * the folder in SNAPSHOT_DIR; the demonstration is refused (docs/architecture.md, 'Catalogue in KV').
 */

installPackages();
const directory = process.env.SNAPSHOT_DIR ?? 'data';
const configuration = JSON.parse(
  readFileSync(join(directory, 'site', 'configuration.json'), 'utf8'),
);
if (configuration.demonstration) {
  console.error(
    `${directory} is the demonstration. Name the agency's own snapshot: SNAPSHOT_DIR=… npm run deploy`,
  );
  process.exit(1);
}
runCommand('node', ['scripts/tasks/build.mjs']);
runCommand('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote', '--env', 'production']);
runCommand('wrangler', ['deploy', '--env', 'production', '--minify']);
