import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMMANDS } from '../../../scripts/staff/commands';
import { runStaff } from './staff-tool';
import { setUpSubscribers } from './stored-subscribers';

const local = setUpSubscribers();

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'typed-files-'));
  await writeFile(join(folder, 'file'), 'text');
  await writeFile(join(folder, 'latin'), Buffer.from('caf\xe9', 'latin1'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const isPath = (name: string) => /FILE|DIR|MAP/.test(name);
const COMMANDS_WITH_PATHS = COMMANDS.filter(({ positionals }) => positionals.some(isPath));

/** What stands for the arguments that are no paths. */
const WORDS: Record<string, string> = {
  PERSON: 'bo@example.be',
  EMAIL: 'bo@example.be',
  ID: '77',
};

/** Runs a command with one path for all that it takes, and returns all that it says. */
async function run({ name, positionals }: (typeof COMMANDS)[number], path: string) {
  const words = positionals.flatMap((word) =>
    isPath(word) ? [path] : word in WORDS ? [WORDS[word] ?? ''] : [],
  );
  const { exitCode, stdout, stderr } = await runStaff(
    ...name.split(' '),
    ...words,
    ...['--persist-to', local.state],
  );
  return { exitCode, said: stdout + stderr };
}

test('the commands that take a path are those that the tests below try', () => {
  expect(COMMANDS_WITH_PATHS.length).toBeGreaterThan(15);
});

describe.each([
  ['a folder that is none', 'none/none'],
  ['what lies below a file', 'file/below'],
  ['a file, or a folder in its place', '.'],
  ['a text in another encoding', 'latin'],
])('%s', (_, name) => {
  test.each(COMMANDS_WITH_PATHS.map((command) => [command.name, command] as const))(
    'is explained in words by %s',
    async (_command, command) => {
      const { said } = await run(command, join(folder, name));
      expect(said).not.toBe('');
      // The system's own codes, a library's words, and a value that was not there.
      expect(said).not.toMatch(/\bE[A-Z]{4,}\b|illegal operation|invalid data|undefined|\bat \//);
    },
  );
});

test.each(['person export', 'subscribers export', 'leads export'])(
  'what %s writes is readable for its owner alone, and is told in the log',
  async (name) => {
    const command = COMMANDS.find((other) => other.name === name);
    const { db } = local.stores;
    await db.exec('DELETE FROM staff_actions');
    const file = join(folder, name.replace(' ', '-'));
    expect(command && (await run(command, file))).toMatchObject({ exitCode: 0 });
    expect((await stat(file)).mode & 0o077).toBe(0);
    const { results } = await db.prepare('SELECT action FROM staff_actions').all();
    expect(results).toEqual([{ action: expect.stringContaining('exported') }]);
    expect((await readdir(folder)).length).toBeGreaterThan(2);
  },
);
