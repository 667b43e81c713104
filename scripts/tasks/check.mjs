import { spawn } from 'node:child_process';
import { buildToolEnvironment, installPackages } from './toolchain.mjs';

/** `npm run check`: checks types, lint and unused code in parallel, to run before a commit. */

const CHECKS = [
  ['tsc', ['-b', '--singleThreaded']],
  ['biome', ['check', '.']],
  ['knip', ['--no-config-hints']],
  // Without the tests: finds exports that only tests use.
  ['knip', ['--no-config-hints', '--production', '--include', 'files,exports']],
];

installPackages();
const codes = await Promise.all(CHECKS.map(([command, args]) => runCheck(command, args)));
process.exit(codes.every((code) => code === 0) ? 0 : 1);

/** Runs one check; prints its output if it fails. */
function runCheck(command, args) {
  const child = spawn(command, args, {
    env: buildToolEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      if (code !== 0) process.stdout.write(Buffer.concat(output));
      console.log(`${code === 0 ? '✓' : '✗'} ${command}`);
      resolve(code);
    });
  });
}
