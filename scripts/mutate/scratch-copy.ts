import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Breakage } from './breakage';
import { breakText } from './breakage';

/** A copy of the repository as it stands, changes that are not committed included. */
export interface ScratchCopy {
  directory: string;
  /** Runs `work` while a guarantee is broken in the copy. */
  whileBroken<Result>(breakage: Breakage, work: () => Promise<Result>): Promise<Result>;
  remove(): Promise<void>;
}

/** Folders that are built or installed, so that git does not list them. */
const BUILT_FOLDERS = ['dist/build', 'dist/client'];

/** Copies the repository to a folder of its own; packages are linked, not copied. */
export async function createScratchCopy(): Promise<ScratchCopy> {
  const directory = await mkdtemp(join(tmpdir(), 'mutate-'));
  for (const file of listFiles()) {
    await mkdir(dirname(join(directory, file)), { recursive: true });
    // A file that was deleted, but is not committed yet, is listed too.
    await cp(file, join(directory, file)).catch(ignoreMissing);
  }
  for (const folder of BUILT_FOLDERS)
    await cp(folder, join(directory, folder), { recursive: true });
  await symlink(resolve('node_modules'), join(directory, 'node_modules'), 'junction');
  return {
    directory,
    async whileBroken(breakage, work) {
      const path = join(directory, breakage.file);
      const text = await readFile(path, 'utf8');
      await writeFile(path, breakText(text, breakage));
      try {
        return await work();
      } finally {
        await writeFile(path, text);
      }
    },
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}

const listFiles = (): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\0')
    .filter(Boolean);

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
