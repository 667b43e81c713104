import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { parseReport, runStaff } from '../../staff-tool';

export const MAPS = 'data/import-maps';

/** The folder of one test: a snapshot's directory without a catalogue, and the files to import. */
export function createImportFolder() {
  let root: string;
  let count = 0;
  const paths = { folder: '', snapshot: '' };
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'import-test-'));
  });
  afterAll(() => rm(root, { recursive: true, force: true }));
  beforeEach(async () => {
    paths.folder = join(root, String(++count));
    paths.snapshot = join(paths.folder, 'snapshot');
    await mkdir(paths.snapshot, { recursive: true });
    await cp('data/site', join(paths.snapshot, 'site'), { recursive: true });
    await symlink(resolve('data/media'), join(paths.snapshot, 'media'), 'junction');
  });

  const write = async (name: string, content: string | Uint8Array) => {
    const file = join(paths.folder, name);
    await writeFile(file, content);
    return file;
  };
  return {
    paths,
    write,
    /** Imports a source with one of the shipped maps, or one of the folder. */
    async runImport(
      { name, content, map }: { name: string; content: string | Uint8Array; map: string | object },
      ...options: string[]
    ) {
      const file = await write(name, content);
      const mapFile =
        typeof map === 'string'
          ? join(MAPS, map)
          : await write(`map-${name}.json`, JSON.stringify(map));
      const words = ['snapshot', 'import', file, '--map', mapFile, '--to', paths.snapshot];
      const result = await runStaff(...words, '--json', ...options);
      return { exitCode: result.exitCode, report: parseReport(result) };
    },
    readCatalogue: async (file: string) =>
      JSON.parse(await readFile(join(paths.snapshot, 'catalogue', file), 'utf8')),
  };
}

/** Formats the faults of a report as 'record 17 ID': the place without id and line, and the field. */
export const formatFaults = (errors: readonly { record: string; field: string }[]) =>
  errors.map(({ record, field }) =>
    `${record.replace(/[ ,]*(\(.*|line .*)$/, '')} ${field}`.trim(),
  );
