import { writeFile } from 'node:fs/promises';

/** What holds personal data or keys is readable for who made it alone, on a machine that others use too. */
export const PRIVATE_FOLDER_MODE = 0o700;
export const PRIVATE_FILE_MODE = 0o600;

/** Writes a file for its owner alone; one that is there is replaced, and keeps its mode. */
export const writePrivateFile = (file: string, content: string | Uint8Array): Promise<void> =>
  writeFile(file, content, { mode: PRIVATE_FILE_MODE });
