import { mkdtempSync, rmSync, statfsSync } from 'node:fs';

/** Folder of Linux whose files are in memory. */
const MEMORY = '/dev/shm';

/** Bytes that must be free: many times what the tests store at once. */
const MIN_FREE_BYTES = 1024 ** 3;

/**
 * Creates a folder for the temporary files of a run, in memory, so that no database waits for a disk. The folder
 * is removed when this process ends. Returns undefined on systems without one, or without room in it.
 */
export function createMemoryFolder() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < MIN_FREE_BYTES) return undefined;
    const folder = mkdtempSync(`${MEMORY}/agency-site-`);
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
    return folder;
  } catch {
    return undefined;
  }
}
