import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReceivedFile } from '../../../src/features/forms/kit/store/inbox-store';
import { received } from '../../../src/features/forms/kit/store/inbox-store';
import type { Command } from '../command';
import { done, refused, WrongUsage } from '../command';
import type { Place } from '../place';
import { aligned } from '../terminal';
import { when } from '../when';

export const inboxShow: Command = {
  name: 'inbox show',
  summary: 'one submission with all its answers; with DIR its files are saved there',
  positionals: ['ID', '[DIR]'],
  async run(call) {
    const [given = '', folder] = call.positionals;
    if (!/^\d{1,15}$/.test(given))
      throw new WrongUsage('ID is a number, as `inbox list` shows it.');
    const { terminal } = call;
    const place = await call.open();
    const found = await received(place.db, Number(given));
    if (!found) {
      const message = `There is no submission ${given}.`;
      terminal.say(terminal.style('red', message));
      return refused(message);
    }
    const { answers, files, ...about } = found;
    const lines = [
      ...Object.entries({ ...about, created: when(about.created) }),
      ...Object.entries(answers),
      ...files.map(
        ({ name, bytes }) => ['file', `${name}, ${Math.ceil(bytes / 1024)} KB`] as const,
      ),
    ].filter(([, value]) => value !== null && value !== '' && value !== false);
    for (const line of aligned(
      lines.map(([name, value]) => [name, readable(value)]),
      '',
    ))
      terminal.say(line);
    const saved = folder ? await save(place, files, folder) : [];
    for (const path of saved) terminal.say(`Saved ${path}`);
    return done({ submission: found, saved });
  },
};

const readable = (value: unknown): string => {
  const text = Array.isArray(value) ? value.join(', ') : String(value);
  return text.replaceAll('\n', '\n  ');
};

/** Under their own names, a number in front where two are called the same. */
async function save(
  { files: bucket }: Place,
  files: readonly ReceivedFile[],
  folder: string,
): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const saved: string[] = [];
  for (const [place, { file, name }] of files.entries()) {
    const object = await bucket.get(file);
    if (!object) continue;
    const plain = name.replace(/[^\p{L}\p{N}. _-]/gu, '_').replace(/^\.+/, '');
    const path = join(folder, files.length > 1 ? `${place + 1}-${plain}` : plain);
    await writeFile(path, new Uint8Array(await object.arrayBuffer()));
    saved.push(path);
  }
  return saved;
}
