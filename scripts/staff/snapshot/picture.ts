import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Command, CommandInvocation } from '../command';
import { createRefusal, createSuccess, UsageError } from '../command';
import type { ImportFault } from '../record-file';
import { formatColumns, formatQuantity } from '../terminal';
import type { SnapshotPicture } from './picture-files';
import { LOGO, storePicture } from './picture-files';
import { toListingPicture, toMedia } from './picture-records';

export const snapshotPicture: Command = {
  name: 'snapshot picture',
  summary:
    'adds a picture, or a folder of them, to a snapshot and prints the block for its records',
  positionals: ['DIR', 'FILE'],
  examples: ['snapshot picture agency portraits', 'snapshot picture agency logo.svg --logo --json'],
  options: {
    listing: { summary: 'print blocks for Pictures of a listing, not for the site' },
    logo: { summary: 'take drawings (SVG) and small pictures too' },
  },
  details: `Makes every size that the site serves, in DIR/pictures/, as WebP: turned as the camera says, in the colours of
screens, without metadata. Of a moving picture the first is kept. The block is pasted where a record names a picture:
the image of somebody in site/team.json, a banner in site/menu.json, the logo in site/configuration.json, or with
--listing an entry of Pictures. Refused: what is no picture or damaged, above 20 MB, drawings with a script, and
pictures of less than 250 pixels. The same picture twice is stored once.`,
  async run(call) {
    const [directory = '', file = ''] = call.positionals;
    await requireSnapshot(directory);
    const files = await listFiles(file);
    const stored: { file: string; picture: SnapshotPicture }[] = [];
    const errors: ImportFault[] = [];
    for (const path of files) {
      try {
        stored.push({ file: path, picture: await store(call, directory, path) });
      } catch (problem) {
        errors.push({ record: path, field: '', message: (problem as Error).message });
      }
    }
    const blocks = stored.map(({ file: path, picture }) =>
      call.hasOption('listing') ? toListingPicture(picture) : toMedia(picture, basename(path)),
    );
    for (const [index, { file: path }] of stored.entries()) {
      call.terminal.print(call.terminal.style('bold', path));
      call.terminal.print(JSON.stringify(blocks[index], null, 2));
    }
    const report = {
      directory,
      pictures: stored.map(({ file: of }, index) => ({ file: of, block: blocks[index] })),
    };
    if (errors.length === 0) return createSuccess(report);
    for (const line of formatColumns(errors.map(({ record, message }) => [record, message])))
      call.terminal.print(call.terminal.style('red', line));
    const message = `${formatQuantity(errors.length, 'picture')} refused, ${stored.length} stored.`;
    call.terminal.print(message);
    return createRefusal(message, { ...report, errors });
  },
};

async function requireSnapshot(directory: string): Promise<void> {
  const isThere = await stat(join(directory, 'site')).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
  if (!isThere) throw new UsageError(`${directory} is not a snapshot: it has no site/.`);
}

/** Lists the files of a folder, or the one file. */
async function listFiles(file: string): Promise<string[]> {
  const entry = await stat(file).catch(() => {
    throw new UsageError(`${file} is not there.`);
  });
  if (!entry.isDirectory()) return [file];
  const names = (await readdir(file, { withFileTypes: true }))
    .filter((inner) => inner.isFile() && !inner.name.startsWith('.'))
    .map(({ name }) => join(file, name))
    .sort();
  if (names.length === 0) throw new UsageError(`${file} holds no file.`);
  return names;
}

const store = async (call: CommandInvocation, directory: string, file: string) =>
  storePicture(
    join(directory, 'pictures'),
    await readFile(file),
    call.hasOption('logo') ? LOGO : undefined,
  );
