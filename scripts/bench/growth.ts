import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import type { StepResult } from './measure-process';
import { measureProcess, STAFF_MEMORY_FLAGS } from './measure-process';

/** docs/goals.md, growth: what publishing may take at any size. */
const MEMORY_GOAL_MB = 512;
const CHANGED_LISTINGS = 10;

/**
 * Prints what publishing takes at each size: making the catalogue, checking it, loading it, and then
 * comparing, loading and rolling back ten changed listings. Every step is a process of its own; its
 * memory is the highest that Linux counted. A step that fails ends its size.
 */
export async function measureGrowth(sizes: readonly number[]): Promise<void> {
  console.log(`\nPublishing: seconds and MB at the highest (goal ${MEMORY_GOAL_MB} MB)`);
  for (const listings of sizes) {
    const folder = await mkdtemp(join(tmpdir(), 'growth-'));
    const [directory, state] = [join(folder, 'snapshot'), join(folder, 'state')];
    const runStaff = (...words: string[]) =>
      measureProcess([
        ...STAFF_MEMORY_FLAGS,
        'scripts/tasks/staff.mjs',
        'snapshot',
        ...words,
        '--json',
      ]);
    const stored = ['--persist-to', state];
    try {
      console.log(`  ${listings.toLocaleString('en')} listings`);
      const isDone = await printSteps([
        ['generate', () => generate(listings, directory)],
        ['check', () => runStaff('check', directory)],
        ['load', () => runStaff('load', directory, ...stored)],
        ['diff of ten', () => changeThen(directory, () => runStaff('diff', directory, ...stored))],
        ['load of ten', () => runStaff('load', directory, ...stored)],
        ['roll back', () => runStaff('rollback', ...stored)],
      ]);
      if (!isDone) console.log('    stopped here');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

async function printSteps(
  steps: readonly (readonly [string, () => Promise<StepResult>])[],
): Promise<boolean> {
  for (const [name, run] of steps) {
    const { seconds, megabytes, report, failure } = await run();
    const memory = megabytes === undefined ? '–' : `${megabytes.toFixed(0)} MB`;
    const result = failure ?? describeReport(report);
    console.log(
      `    ${name.padEnd(12)}${seconds.toFixed(1).padStart(8)} s${memory.padStart(10)}  ${result}`,
    );
    if (failure) return false;
  }
  return true;
}

const describeReport = ({ written }: Record<string, unknown>): string => {
  const { parts } = (written ?? {}) as { parts?: number };
  return parts === undefined ? '' : `${parts} parts written`;
};

const generate = (listings: number, directory: string) =>
  measureProcess(['scripts/bench/scale-catalogue.ts', String(listings), directory]);

/** Changes the price of ten listings in both languages, then runs the step. */
async function changeThen(directory: string, run: () => Promise<StepResult>): Promise<StepResult> {
  const file = join(directory, 'catalogue/properties.json');
  const output = createWriteStream(`${file}.part`);
  let changed = 0;
  // The generator writes one record a line, those of a listing together.
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const isChanged = changed < CHANGED_LISTINGS * 2 && /"PublishPrice":true/.test(line);
    if (isChanged) changed += 1;
    const text = isChanged ? line.replace(/"Price":(\d+)/, '"Price":1$1') : line;
    if (!output.write(`${text}\n`)) await new Promise((resolve) => output.once('drain', resolve));
  }
  output.end();
  await finished(output);
  await rename(`${file}.part`, file);
  return run();
}
