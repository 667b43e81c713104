import { spawnSync } from 'node:child_process';
import { importScript } from './import-script.mjs';
import { buildToolEnvironment } from './toolchain.mjs';

/** `npm run wrangler -- [--env NAME] …`: runs wrangler for a live site of data/environments, production by default. */

const words = process.argv.slice(2);
const at = words.indexOf('--env');
const [, env] = at < 0 ? [] : words.splice(at, 2);
const { writeWorkerConfiguration } = await importScript(
  'scripts/environments/worker-configuration.ts',
);
try {
  const config = await writeWorkerConfiguration(env);
  const { status } = spawnSync('wrangler', [...words, '--config', config], {
    env: buildToolEnvironment(),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
} catch (problem) {
  console.error(problem.message);
  process.exitCode = 1;
}
