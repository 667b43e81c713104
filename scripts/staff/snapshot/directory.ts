import { stat } from 'node:fs/promises';
import type { Override } from '../../../src/domain/catalogue/overrides/apply-override';
import type { Finding } from '../../../src/platform/snapshot/build/check/finding';
import type { CompiledVersion } from '../../../src/platform/snapshot/build/compile';
import { compileInto } from '../../../src/platform/snapshot/build/compile';
import type { CommandInvocation } from '../command';
import { UsageError } from '../command';
import type { KeptSite } from './kept-site';
import { PartFile } from './part-file';
import type { SnapshotDirectory } from './snapshot-directory';
import { readSnapshotDirectory } from './snapshot-directory';

/** Reads and checks the directory that is a command's first argument, with the site that the desk keeps in place of its own. @throws UsageError if it is none. */
export async function readDirectoryArgument(
  { positionals: [path = ''] }: CommandInvocation,
  kept?: KeptSite,
  overrides: readonly Override[] = [],
): Promise<SnapshotDirectory & { path: string }> {
  const stats = await stat(path).catch(() => undefined);
  if (!stats?.isDirectory()) throw new UsageError(`${path} is not a directory.`);
  return { path, ...(await readSnapshotDirectory(path, { kept, overrides })) };
}

/** Compiles a checked directory into a version; undefined if it has errors. */
export async function compileDirectory({
  source,
  documents,
}: SnapshotDirectory): Promise<CompiledVersion | undefined> {
  return source && compileInto(new PartFile(), source, documents, new Date());
}

/** Returns the findings by level, as --json reports them. */
export const buildFindingsReport = (findings: readonly Finding[]) => ({
  errors: filterByLevel(findings, 'error'),
  warnings: filterByLevel(findings, 'warning'),
  notes: filterByLevel(findings, 'note'),
});

export const filterByLevel = (findings: readonly Finding[], level: Finding['level']) =>
  findings
    .filter((finding) => finding.level === level)
    .map(({ level: _, words, ...reason }) => reason);
