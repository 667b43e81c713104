import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import type { Breakage } from './breakage';

const RESULTS_FILE = 'dist/mutate/results.json';

/** 'survived': no test noticed; 'unloaded': the broken code could not be run, so nothing is known. */
const Outcome = v.picklist(['killed', 'survived', 'unloaded']);
export type Outcome = v.InferOutput<typeof Outcome>;

const Results = v.record(
  v.string(),
  v.object({ outcome: Outcome, fingerprint: v.string(), by: v.string() }),
);
export type Results = v.InferOutput<typeof Results>;

/** Loads the results of earlier runs, so that a run that was ended goes on where it stopped. */
export async function loadEarlierResults(): Promise<Results> {
  const text = await readFile(RESULTS_FILE, 'utf8').catch(() => '{}');
  const parsed = v.safeParse(Results, JSON.parse(text));
  return parsed.success ? parsed.output : {};
}

export async function saveResults(results: Results): Promise<void> {
  await mkdir(dirname(RESULTS_FILE), { recursive: true });
  await writeFile(RESULTS_FILE, JSON.stringify(results, null, 2));
}

/**
 * Returns a hash of a breakage, its file and its tests below a directory: a result counts as long as none of
 * them changes.
 */
export async function computeFingerprint(breakage: Breakage, directory = '.'): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(breakage));
  for (const file of [breakage.file, ...breakage.tests])
    hash.update(await readFile(join(directory, file)));
  return hash.digest('hex').slice(0, 16);
}
