import { writeFile } from 'node:fs/promises';

/** Modes of folders and files with personal data or keys: other users of the machine cannot read them. */
export const PRIVATE_FOLDER_MODE = 0o700;
export const PRIVATE_FILE_MODE = 0o600;

/** Writes a file for its owner alone; one that is there is replaced, and keeps its mode. */
export const writePrivateFile = (file: string, content: string | Uint8Array): Promise<void> =>
  writeFile(file, content, { mode: PRIVATE_FILE_MODE });

/** Writes a file for its owner alone, which must not be there yet: returns whether it was not. */
export async function writeNewPrivateFile(
  file: string,
  content: string | Uint8Array,
): Promise<boolean> {
  try {
    await writeFile(file, content, { mode: PRIVATE_FILE_MODE, flag: 'wx' });
    return true;
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw problem;
  }
}
