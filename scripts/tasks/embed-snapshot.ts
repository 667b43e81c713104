import { writeFile } from 'node:fs/promises';
import { compileSnapshot } from '../../src/platform/snapshot/build/compile';
import { packFallback } from '../../src/platform/snapshot/build/fallback';
import { readSnapshotDirectory } from '../staff/snapshot/snapshot-directory';

/** Packs a snapshot's directory into the file that the worker embeds, the newest of a large one (decision 47). Rejects with an Error if it has errors. */
export async function embedSnapshot(directory: string, file: string): Promise<void> {
  const { source, documents, findings } = await readSnapshotDirectory(directory);
  if (!source) {
    const reasons = findings.map(({ file, record, field, message }) =>
      [file, record, field, message].filter(Boolean).join(' '),
    );
    throw new Error(`${directory} is not a valid snapshot:\n${reasons.join('\n')}`);
  }
  // A fixed date, so that the same snapshot always makes the same file.
  await writeFile(file, await packFallback(await compileSnapshot(source, documents, new Date(0))));
}
