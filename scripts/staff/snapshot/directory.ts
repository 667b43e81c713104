import { stat } from 'node:fs/promises';
import type { Finding } from '../../../src/platform/snapshot/build/check/finding';
import type { CompiledSnapshot } from '../../../src/platform/snapshot/build/compile';
import { compileSnapshot } from '../../../src/platform/snapshot/build/compile';
import type { Call } from '../command';
import { WrongUsage } from '../command';
import type { SnapshotDirectory } from './snapshot-directory';
import { readSnapshotDirectory } from './snapshot-directory';

/** The directory a command was given, read and checked. */
export async function givenDirectory({
  positionals: [path = ''],
}: Call): Promise<SnapshotDirectory & { path: string }> {
  const there = await stat(path).catch(() => undefined);
  if (!there?.isDirectory()) throw new WrongUsage(`${path} is no directory.`);
  return { path, ...(await readSnapshotDirectory(path)) };
}

/** The version a checked directory makes; undefined where an error refuses it. */
export async function compiled({
  source,
  documents,
}: SnapshotDirectory): Promise<CompiledSnapshot | undefined> {
  return source && (await compileSnapshot(source, documents, new Date()));
}

/** The findings as --json reports them. */
export const findingsReport = (findings: readonly Finding[]) => ({
  errors: ofLevel(findings, 'error'),
  warnings: ofLevel(findings, 'warning'),
  notes: ofLevel(findings, 'note'),
});

export const ofLevel = (findings: readonly Finding[], wanted: Finding['level']) =>
  findings.filter(({ level }) => level === wanted).map(({ level, ...reason }) => reason);
