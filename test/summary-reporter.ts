import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';

/** Result of one vitest run, as `npm test` adds it up. */
export interface TestSummary {
  passed: number;
  /** Failed tests, files that could not be loaded, and errors outside of tests. */
  failed: number;
  skipped: number;
  /** Tests that passed only at a second attempt, as `file › name`. */
  retried: string[];
  /** Seconds per test file, slowest first. */
  seconds: Record<string, number>;
}

/** Prints the retried tests and why; with TEST_SUMMARY set, writes the summary to that file as JSON. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const summary = summarize(modules, unhandledErrors);
    if (summary.retried.length > 0) {
      console.error(`retried: ${summary.retried.length} (${summary.retried.join('; ')})`);
      for (const test of listTests(modules).filter(isRetried))
        console.error(describeFailures(test));
    }
    if (process.env.TEST_SUMMARY)
      writeFileSync(process.env.TEST_SUMMARY, JSON.stringify(summary, null, 2));
  }
}

function summarize(
  modules: readonly TestModule[],
  unhandledErrors: readonly SerializedError[],
): TestSummary {
  const tests = listTests(modules);
  const count = (state: string) => tests.filter((test) => test.result().state === state).length;
  const unloaded = modules.filter((module) => module.errors().length > 0).length;
  const seconds = modules
    .map((module) => [module.relativeModuleId, module.diagnostic().duration / 1000] as const)
    .sort(([, a], [, b]) => b - a);
  return {
    passed: count('passed'),
    failed: count('failed') + unloaded + unhandledErrors.length,
    skipped: count('skipped'),
    retried: tests.filter(isRetried).map(formatTestName),
    seconds: Object.fromEntries(seconds),
  };
}

const listTests = (modules: readonly TestModule[]) =>
  modules.flatMap((module) => [...module.children.allTests()]);
const isRetried = (test: TestCase) => (test.diagnostic()?.retryCount ?? 0) > 0;
const formatTestName = ({ module, fullName }: TestCase) =>
  `${module.relativeModuleId} › ${fullName.replaceAll(' > ', ' › ')}`;

/** Returns the errors of a test's failed tries, each with the lines of code that it came from. */
const describeFailures = (test: TestCase) =>
  (test.result().errors ?? [])
    .map(({ message, stacks = [] }) => {
      const lines = stacks.map(({ file, line }) => `  at ${file}:${line}`);
      return [formatTestName(test), message, ...lines].join('\n');
    })
    .join('\n\n');
