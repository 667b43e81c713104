import { readFile } from 'node:fs/promises';
import type { Breakage } from './breakage';
import { breakText } from './breakage';
import { BREAKAGES } from './breakages';
import type { Outcome, Results } from './results';
import { computeFingerprint, loadEarlierResults, saveResults } from './results';
import { runTests } from './run-tests';
import type { ScratchCopy } from './scratch-copy';
import { createScratchCopy } from './scratch-copy';

/**
 * Breaks guarantees one at a time in copies of the repository, and runs the tests that must notice
 * (decision 94). Returns exit code 1 if a test did not notice, or a breakage is no longer applicable.
 * `--only TEXT[,TEXT]` takes those whose names contain a text, `--jobs N` works in N copies at once,
 * `--again` also repeats those with a result.
 */
export async function runMutate(args: readonly string[]): Promise<number> {
  const selected = selectBreakages(readOption(args, '--only'));
  const results = await loadEarlierResults();
  const waiting: Breakage[] = [];
  for (const breakage of selected) {
    // Throws for a breakage that the code has outgrown, before anything is run.
    breakText(await readFile(breakage.file, 'utf8'), breakage);
    const { outcome, fingerprint } = results[breakage.name] ?? { outcome: 'unloaded' };
    const isKnown = outcome !== 'unloaded' && fingerprint === (await computeFingerprint(breakage));
    if (!isKnown || args.includes('--again')) waiting.push(breakage);
  }
  console.log(`${selected.length} guarantees, ${waiting.length} to break now`);
  const jobs = Math.min(Number(readOption(args, '--jobs') ?? 1), waiting.length);
  const copies = await Promise.all(Array.from({ length: jobs }, createScratchCopy));
  try {
    const [first] = copies;
    if (first && !(await areTestsPassing(first, waiting))) return 1;
    await Promise.all(copies.map((copy) => workOff(copy, waiting, results)));
  } finally {
    await Promise.all(copies.map((copy) => copy.remove()));
  }
  return printSummary(selected, results);
}

function readOption(args: readonly string[], name: string): string | undefined {
  const index = args.indexOf(name);
  return index < 0 ? undefined : args[index + 1];
}

function selectBreakages(only: string | undefined): readonly Breakage[] {
  const texts = only?.split(',') ?? [''];
  const selected = BREAKAGES.filter(({ name }) => texts.some((text) => name.includes(text)));
  if (selected.length === 0) throw new Error(`no breakage is named '${only}'`);
  return selected;
}

/** Runs the tests with nothing broken: one that fails anyway would notice every breakage. */
async function areTestsPassing(
  copy: ScratchCopy,
  breakages: readonly Breakage[],
): Promise<boolean> {
  const files = [...new Set(breakages.flatMap(({ tests }) => tests))];
  const { failed, isLoaded, output } = await runTests(copy.directory, files);
  if (failed.length === 0 && isLoaded) return true;
  console.log(`these tests fail with nothing broken: ${failed.join('; ') || output}`);
  return false;
}

/** Takes breakages from the list until it is empty. */
async function workOff(copy: ScratchCopy, waiting: Breakage[], results: Results): Promise<void> {
  for (let breakage = waiting.shift(); breakage; breakage = waiting.shift()) {
    const start = Date.now();
    const fingerprint = await computeFingerprint(breakage, copy.directory);
    const { outcome, by } = await tryBreakage(copy, breakage);
    results[breakage.name] = { outcome, by, fingerprint };
    await saveResults(results);
    const seconds = ((Date.now() - start) / 1000).toFixed(0);
    console.log(`${MARKS[outcome]} ${outcome} ${breakage.name} (${seconds} s) ${by}`);
  }
}

const MARKS: Record<Outcome, string> = { killed: '✓', survived: '✗', unloaded: '?' };

/** Breaks one guarantee and runs its tests. Only a test that fails counts, no error while loading. */
async function tryBreakage(
  copy: ScratchCopy,
  breakage: Breakage,
): Promise<{ outcome: Outcome; by: string }> {
  const run = await copy.whileBroken(breakage, () => runTests(copy.directory, breakage.tests));
  const [by] = run.failed;
  if (by !== undefined) return { outcome: 'killed', by };
  if (run.isLoaded && run.passed > 0) return { outcome: 'survived', by: '' };
  return { outcome: 'unloaded', by: run.output.trim().split('\n').slice(-8).join('\n') };
}

function printSummary(selected: readonly Breakage[], results: Results): number {
  const withOutcome = (outcome: Outcome) =>
    selected.filter(({ name }) => results[name]?.outcome === outcome);
  const left = [...withOutcome('survived'), ...withOutcome('unloaded')];
  for (const { name, guarantee, file, tests } of left)
    console.log(`\n${name}\n  ${guarantee}\n  ${file}; not noticed by ${tests.join(', ')}`);
  console.log(`\n${withOutcome('killed').length} killed, ${left.length} survived`);
  return left.length > 0 ? 1 : 0;
}
