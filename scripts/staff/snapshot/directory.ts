import { stat } from 'node:fs/promises';
import type { Finding } from '../../../src/platform/snapshot/build/check/finding';
import type { CompiledSnapshot } from '../../../src/platform/snapshot/build/compile';
import { compileSnapshot } from '../../../src/platform/snapshot/build/compile';
import type { CommandInvocation } from '../command';
import { UsageError } from '../command';
import type { SnapshotDirectory } from './snapshot-directory';
import { readSnapshotDirectory } from './snapshot-directory';

/** The directory a command was given, read and checked. */
export async function readDirectoryArgument({
  positionals: [path = ''],
}: CommandInvocation): Promise<SnapshotDirectory & { path: string }> {
  const there = await stat(path).catch(() => undefined);
  if (!there?.isDirectory()) throw new UsageError(`${path} is not a directory.`);
  return { path, ...(await readSnapshotDirectory(path)) };
}

/** The version a checked directory makes; undefined where an error refuses it. */
export async function compileDirectory({
  source,
  documents,
}: SnapshotDirectory): Promise<CompiledSnapshot | undefined> {
  return source && (await compileSnapshot(source, documents, new Date()));
}

/** The findings as --json reports them. */
export const buildFindingsReport = (findings: readonly Finding[]) => ({
  errors: filterByLevel(findings, 'error'),
  warnings: filterByLevel(findings, 'warning'),
  notes: filterByLevel(findings, 'note'),
});

export const filterByLevel = (findings: readonly Finding[], wanted: Finding['level']) =>
  findings.filter(({ level }) => level === wanted).map(({ level, ...reason }) => reason);
