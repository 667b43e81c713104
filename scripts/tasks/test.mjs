import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowsers, installMissingChromium } from './chromium.mjs';
import { createMemoryFolder } from './memory-folder.mjs';
import { buildToolEnvironment, installPackages } from './toolchain.mjs';

/** `npm test`: runs types, lint, unused code and all tests; CI reads the last line of its summary. */

/** Each run leaves its summary here, with the seconds of every test file. */
const RESULTS_DIRECTORY = 'dist/test-results';

/** The bundled worker that the sites of browser tests and of tools' tests serve. */
const BUNDLE_DIRECTORY = 'dist/test-worker';

const runVitest = (project) => [
  'vitest',
  ['run', '--project', project, '--reporter=minimal', '--reporter=./test/summary-reporter.ts'],
];

// Both come from servers of their own: they are installed at the same time.
const chromium = installMissingChromium();
installPackages();
rmSync(RESULTS_DIRECTORY, { recursive: true, force: true });
mkdirSync(RESULTS_DIRECTORY, { recursive: true });

const temporaryFolder = createMemoryFolder();

const running = new Set();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    for (const child of running) child.stdin.end();
    process.exitCode = 130;
  });

const built = runStep('build', 'node', ['scripts/tasks/build.mjs']);
const bundled = runStep(
  'bundle',
  'node',
  ['scripts/tasks/bundle-deployment.mjs', BUNDLE_DIRECTORY],
  afterBuild,
);

/**
 * Two steps run at once, the next of the list as soon as one has ended: more would take the two processors from each
 * other, and a tenth more of their time. What needs no build runs during it.
 */
const STEPS = [
  ['worker', ...runVitest('worker'), afterBuild],
  ['lint', 'biome', ['check', '.']],
  ['unused code', 'knip', ['--no-config-hints']],
  ['test-only', 'knip', ['--no-config-hints', '--production', '--include', 'files,exports']],
  // Several threads would each check what they share: twice the CPU time in all.
  // A heap that is collected less often saves a tenth of it.
  ['types', 'tsc', ['-b', '--singleThreaded'], () => afterBuild({ GOGC: '300' })],
  ['browser', ...runVitest('browser'), loadBrowsers],
  ['tools', ...runVitest('tools'), afterBundle],
];

const results = (await Promise.all([built, bundled, takeSteps(), takeSteps()])).flat();
printSummary(results);

/** Resolves to the variables of a step once the site is built; without the build the run ends. */
async function afterBuild(variables = {}) {
  if ((await built).failed > 0) process.exit(1);
  return variables;
}

/** Resolves to the variables of tests that start a site, once the worker is bundled; without it the run ends. */
async function afterBundle(variables = {}) {
  if ((await bundled).failed > 0) process.exit(1);
  return { ...variables, DEPLOYMENT_BUNDLE: BUNDLE_DIRECTORY };
}

/** Resolves to the variables of the browser tests once the worker is bundled and Chromium is installed. */
async function loadBrowsers() {
  await chromium;
  return afterBundle(await findBrowsers());
}

/** Runs the next step of the list until none is left. */
async function takeSteps() {
  const taken = [];
  for (let step = STEPS.shift(); step && !process.exitCode; step = STEPS.shift())
    taken.push(await runStep(...step));
  return taken;
}

/** Runs one step in a guarded process group, with the variables it waits for; prints its output once it has ended. */
async function runStep(name, command, args, loadVariables) {
  const variables = await loadVariables?.();
  const summaryFile = `${RESULTS_DIRECTORY}/${name}.json`;
  const start = Date.now();
  const guardedArgs = ['scripts/tasks/run-guarded.mjs', command, ...args];
  const child = spawn(process.execPath, guardedArgs, {
    env: {
      ...buildToolEnvironment(),
      ...variables,
      ...(temporaryFolder && { TMPDIR: temporaryFolder }),
      TEST_SUMMARY: summaryFile,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  running.add(child);
  const output = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => output.push(chunk));
  const code = await new Promise((resolve) => child.on('close', resolve));
  running.delete(child);
  const seconds = (Date.now() - start) / 1000;
  const counts = existsSync(summaryFile) ? JSON.parse(readFileSync(summaryFile, 'utf8')) : {};
  const { passed = 0, failed = 0, retried = [] } = counts;
  const isPassed = code === 0 && failed === 0;
  // A check counts as one test; a run that failed without a failed test counts as one failure.
  const result = {
    name,
    seconds,
    retried,
    passed: passed || (isPassed ? 1 : 0),
    failed: failed || (isPassed ? 0 : 1),
  };
  console.log(formatResult(result));
  if (!isPassed || retried.length > 0) process.stdout.write(Buffer.concat(output));
  return result;
}

function formatResult({ name, seconds, passed, failed }) {
  const counts = `${passed} passed, ${failed} failed`;
  return `${failed === 0 ? '✓' : '✗'} ${name.padEnd(12)} ${counts}  (${seconds.toFixed(1)} s)`;
}

function printSummary(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const retried = results.flatMap((result) => result.retried);
  const names = retried.length > 0 ? ` (${retried.join('; ')})` : '';
  console.log(`\nretried: ${retried.length}${names}`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  if (sum('failed') > 0) process.exitCode ||= 1;
}
