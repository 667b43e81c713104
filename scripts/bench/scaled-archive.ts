import { execFileSync } from 'node:child_process';
import { packSnapshot } from '../../src/platform/snapshot/archive';
import { compileSnapshot } from '../../src/platform/snapshot/build/compile';
import { readSnapshotDirectory } from '../staff/snapshot/snapshot-directory';

/** Packs the demonstration, repeated to this number of listings, as a worker embeds it. */
export async function buildScaledArchive(listings: number): Promise<Uint8Array> {
  const directory = `dist/bench/listings-${listings}`;
  execFileSync('node', ['scripts/bench/scale-catalogue.ts', String(listings), directory]);
  const { source, documents } = await readSnapshotDirectory(directory);
  if (!source) throw new Error(`${directory} is not a valid snapshot`);
  return packSnapshot(await compileSnapshot(source, documents, new Date(0)));
}
