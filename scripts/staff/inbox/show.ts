import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReceivedFile } from '../../../src/features/forms/kit/store/inbox-store';
import { loadReceivedSubmission } from '../../../src/features/forms/kit/store/inbox-store';
import type { Command } from '../command';
import { createRefusal, createSuccess, UsageError } from '../command';
import { formatLocalTime } from '../local-time';
import type { StaffStores } from '../stores';
import { formatColumns } from '../terminal';

export const inboxShow: Command = {
  name: 'inbox show',
  summary: 'shows one submission with its answers; with DIR its files are saved there',
  positionals: ['ID', '[DIR]'],
  async run(call) {
    const [id = '', folder] = call.positionals;
    if (!/^\d{1,15}$/.test(id)) throw new UsageError('ID is a number, as `inbox list` shows it.');
    const { terminal } = call;
    const stores = await call.openStores();
    const submission = await loadReceivedSubmission(stores.db, Number(id));
    if (!submission) {
      const message = `There is no submission ${id}.`;
      terminal.print(terminal.style('red', message));
      return createRefusal(message);
    }
    const { answers, files, ...rest } = submission;
    const lines = [
      ...Object.entries({ ...rest, createdAt: formatLocalTime(rest.createdAt) }),
      ...Object.entries(answers),
      ...files.map(
        ({ name, bytes }) => ['file', `${name}, ${Math.ceil(bytes / 1024)} KB`] as const,
      ),
    ].filter(([, value]) => value !== null && value !== '' && value !== false);
    for (const line of formatColumns(
      lines.map(([name, value]) => [name, formatAnswer(value)]),
      '',
    ))
      terminal.print(line);
    const saved = folder ? await saveFiles(stores, files, folder) : [];
    for (const path of saved) terminal.print(`Saved ${path}`);
    return createSuccess({ submission, saved });
  },
};

const formatAnswer = (value: unknown): string => {
  const text = Array.isArray(value) ? value.join(', ') : String(value);
  return text.replaceAll('\n', '\n  ');
};

/** Saves the files under their own names made safe, numbered if there are several; returns the paths. */
async function saveFiles(
  { files: bucket }: StaffStores,
  files: readonly ReceivedFile[],
  folder: string,
): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const saved: string[] = [];
  for (const [index, { file, name }] of files.entries()) {
    const object = await bucket.get(file);
    if (!object) continue;
    const safeName = name.replace(/[^\p{L}\p{N}. _-]/gu, '_').replace(/^\.+/, '');
    const path = join(folder, files.length > 1 ? `${index + 1}-${safeName}` : safeName);
    await writeFile(path, new Uint8Array(await object.arrayBuffer()));
    saved.push(path);
  }
  return saved;
}
