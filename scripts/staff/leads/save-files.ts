import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PRIVATE_FOLDER_MODE, writePrivateFile } from '../private-file';
import type { StaffStores } from '../stores';

/** Saves the files under their own names made safe, numbered if there are several; returns the paths. */
export async function saveFiles(
  { files: bucket }: StaffStores,
  files: readonly { file: string; name: string }[],
  folder: string,
): Promise<string[]> {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE });
  const saved: string[] = [];
  for (const [index, { file, name }] of files.entries()) {
    const object = await bucket.get(file);
    if (!object) continue;
    const safeName = name.replace(/[^\p{L}\p{N}. _-]/gu, '_').replace(/^\.+/, '');
    const path = join(folder, files.length > 1 ? `${index + 1}-${safeName}` : safeName);
    await writePrivateFile(path, new Uint8Array(await object.arrayBuffer()));
    saved.push(path);
  }
  return saved;
}
