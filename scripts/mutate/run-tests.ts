import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as v from 'valibot';

/** Result of a run of test files. */
export interface TestRun {
  passed: number;
  /** Names of the tests that failed. */
  failed: string[];
  /** Whether all files could be loaded and set up: a breakage that does not compile proves nothing. */
  isLoaded: boolean;
  output: string;
}

const RESULT_FILE = 'dist/mutate-run.json';

const VitestFile = v.object({
  name: v.string(),
  message: v.optional(v.string(), ''),
  status: v.string(),
  assertionResults: v.array(v.object({ status: v.string(), fullName: v.string() })),
});
type VitestFile = v.InferOutput<typeof VitestFile>;

const VitestReport = v.object({ numPassedTests: v.number(), testResults: v.array(VitestFile) });

/**
 * Runs test files in a copy of the repository, until the first test fails. Transformed modules stay in the
 * copy: making them anew took a third of each run.
 */
export async function runTests(directory: string, files: readonly string[]): Promise<TestRun> {
  const resultFile = join(directory, RESULT_FILE);
  await rm(resultFile, { force: true });
  const output = await runVitest(directory, [
    'run',
    ...['--project', 'worker', '--project', 'tools', '--bail', '1'],
    ...['--fsModuleCache', '--fsModuleCachePath', join(directory, 'dist/modules')],
    ...['--reporter', 'json', '--outputFile', resultFile],
    ...files,
  ]);
  const text = await readFile(resultFile, 'utf8').catch(() => undefined);
  if (text === undefined) return { passed: 0, failed: [], isLoaded: false, output };
  const { numPassedTests, testResults } = v.parse(VitestReport, JSON.parse(text));
  const listFailed = ({ assertionResults }: VitestFile) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
  const failed = testResults.flatMap(listFailed);
  const unloaded = testResults.filter(
    (file) =>
      file.assertionResults.length === 0 ||
      (file.status === 'failed' && listFailed(file).length === 0),
  );
  const problems = unloaded.map(({ name, message }) => `${name} could not be set up: ${message}`);
  return {
    passed: numPassedTests,
    failed,
    isLoaded: unloaded.length === 0,
    output: problems.join('\n'),
  };
}

/** Runs vitest in a guarded process group, so that nothing of it outlives this process. */
function runVitest(directory: string, args: readonly string[]): Promise<string> {
  const guard = resolve('scripts/tasks/run-guarded.mjs');
  const vitest = join(directory, 'node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [guard, process.execPath, vitest, ...args], {
    cwd: directory,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((done) => child.on('close', () => done(Buffer.concat(chunks).toString())));
}
