import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

const LOCK_FILE = 'import.lock';

/**
 * Does work on a directory while no other import of this machine does; returns undefined if one is at it. A lock that
 * an import left behind when it was ended counts for nothing.
 */
export async function holdImportLock<Result>(
  directory: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const path = join(directory, LOCK_FILE);
  await mkdir(directory, { recursive: true });
  if (!(await takeLock(path))) {
    if (await isHeld(path)) return undefined;
    await rm(path, { force: true });
    if (!(await takeLock(path))) return undefined;
  }
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}

/** Writes the lock with the number of this process; false if there is one. */
async function takeLock(path: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx');
    await file.writeFile(String(process.pid));
    await file.close();
    return true;
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw problem;
  }
}

async function isHeld(path: string): Promise<boolean> {
  const number = Number(await readFile(path, 'utf8').catch(() => ''));
  try {
    // Signal 0 asks whether the process is there, and does nothing to it.
    return number > 0 && process.kill(number, 0);
  } catch (problem) {
    return (problem as NodeJS.ErrnoException).code === 'EPERM';
  }
}
