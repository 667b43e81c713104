import { spawnSync } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { COMMANDS } from '../../../scripts/staff/commands';
import { isPreviewKey } from '../../../src/platform/auth/preview-link';
import { setUpLocalSnapshot } from './snapshot/local-snapshot';
import { parseReport, runStaff, runStaffProcess } from './staff-tool';

const local = setUpLocalSnapshot();

describe('the errors of the tool', () => {
  test.each([
    ['an unknown command', ['snapshot', 'lode'], 'Did you mean load?'],
    ['an unknown group', ['snapshat', 'load'], 'Did you mean snapshot?'],
    ['a group alone', ['snapshot'], 'Usage: npm run staff -- snapshot'],
    ['no directory', ['snapshot', 'load'], "missing required argument 'DIR'"],
    [
      'a directory that does not exist',
      ['snapshot', 'check', 'nowhere'],
      'nowhere is not a directory',
    ],
    ['a word too many', ['snapshot', 'check', 'data', 'more'], 'Expected 1 argument but got 2'],
    ['an unknown option', ['snapshot', 'load', 'data', '--forse'], 'Did you mean --force?'],
    ['local and remote', ['snapshot', 'status', '--local', '--remote'], 'cannot be used with'],
    [
      'a place of local data that is none',
      ['status', '--persist-to', '/nope/x'],
      'no folder /nope',
    ],
    ['a number that is none', ['log', 'list', '--page', '0'], 'a whole number from 1'],
    ['a value that is not allowed', ['leads', 'list', '--state', 'bogus'], 'new, taken, answered'],
    ['a form that nobody sends', ['leads', 'list', '--form', 'bogus'], 'site-contact'],
    [
      'an argument that is not allowed',
      ['secrets', 'rotate', 'KEY'],
      'SIGNING_KEY, PASSWORD_PEPPER',
    ],
  ])('wrong usage is exit code 2: %s', async (_, words, hint) => {
    const { exitCode, stderr } = await runStaff(...words);
    expect(exitCode).toBe(2);
    expect(stderr).toContain(hint);
  });

  test('a wrong call names the help of its command', async () => {
    for (const words of [
      ['snapshot', 'load'],
      ['snapshot', 'check', 'nowhere'],
    ])
      expect((await runStaff(...words)).stderr).toContain(
        `See: npm run staff -- ${words[0]} ${words[1]} --help`,
      );
  });

  test('machines read them too', async () => {
    const report = parseReport(await runStaff('leads', 'list', '--state', 'bogus', '--json'));
    expect(report).toEqual({ ok: false, message: expect.stringContaining("'bogus' is invalid") });
  });
});

test('the tool works from any folder: paths are those of the folder where somebody stands', async () => {
  await cp('data/site', join(local.folder, 'elsewhere', 'site'), { recursive: true });
  const tool = resolve('scripts/tasks/staff.mjs');
  const run = (...words: string[]) =>
    spawnSync(process.execPath, [tool, ...words], { encoding: 'utf8', cwd: local.folder });
  const checked = run('snapshot', 'check', 'elsewhere');
  expect([checked.status, checked.stdout]).toEqual([
    1,
    expect.stringContaining(`${join(local.folder, 'elsewhere')} cannot be loaded`),
  ]);
  expect(run('snapshot', 'check', 'nowhere').stderr).toContain('nowhere is not a directory');
});

describe('the completion of a shell', () => {
  const complete = (...words: string[]) => {
    const script = `eval "$(cat)"; COMP_WORDS=(staff "$@"); COMP_CWORD=$#; _staff; echo "\${COMPREPLY[*]}"`;
    const { stdout } = spawnSync('bash', ['-c', script, 'bash', ...words], {
      encoding: 'utf8',
      input: completion,
    });
    return stdout.trim().split(' ');
  };
  let completion: string;
  beforeAll(async () => {
    completion = (await runStaff('completion', 'bash')).stdout;
  });

  test.each(COMMANDS.filter(({ isOldName }) => !isOldName).map(({ name }) => name))(
    'knows %s and its options',
    (name) => {
      const words = name.split(' ');
      expect(complete(...words.slice(0, -1), (words.at(-1) ?? '').slice(0, -1))).toContain(
        words.at(-1),
      );
      const command = COMMANDS.find((one) => one.name === name);
      for (const option of Object.keys(command?.options ?? {}))
        expect(complete(...words, `--${option.slice(0, 1)}`)).toContain(`--${option}`);
    },
  );

  test('knows the values of an option, and speaks to zsh', async () => {
    expect(complete('leads', 'list', '--state', 'a')).toEqual(['all', 'answered']);
    expect(complete('secrets', 'rotate', 'P')).toEqual(['PASSWORD_PEPPER', 'PREVIEW_SECRET']);
    expect((await runStaff('completion', 'zsh')).stdout).toContain('bashcompinit');
  });
});

test('a database without tables is told, with what makes them', async () => {
  const empty = join(local.folder, 'empty');
  const { exitCode, stderr } = await runStaff('status', '--persist-to', empty);
  expect(exitCode).toBe(1);
  expect(stderr).toContain('has no outbox: its migrations are not applied. Here `npm start`');
});

test('a reader that ends early is not an error', () => {
  const command = `'${process.execPath}' scripts/tasks/staff.mjs --help | true`;
  const { stderr } = spawnSync('bash', ['-o', 'pipefail', '-c', command], { encoding: 'utf8' });
  expect(stderr).toBe('');
});

test('a process ends with the exit code of its command', async () => {
  const [wrong, refused] = await Promise.all([
    runStaffProcess('snapshot', 'lode'),
    runStaffProcess('snapshot', 'status', '--remote'),
  ]);
  expect([wrong.exitCode, refused.exitCode]).toEqual([2, 1]);
  expect(wrong.stderr).toContain('Did you mean load?');
  expect(refused.stderr).toContain('is not set up');
});

describe('a preview link', () => {
  afterEach(() => {
    delete process.env.PREVIEW_SECRET;
  });

  test('is signed with the secret of the site, for the named page', async () => {
    const secret = 'a secret of more than thirty-two characters';
    process.env.PREVIEW_SECRET = secret;
    const { link } = parseReport(await runStaff('preview', '/nl/opendeurdag/', '--json'));
    const [, key] =
      /^http:\/\/localhost:8787\/preview\/([^/]+)\/nl\/opendeurdag\/$/.exec(link) ?? [];
    expect(await isPreviewKey(key, [{ id: 1, secret }], Date.now())).toBe(true);
  });

  test('is refused without a secret, and for an invalid path', async () => {
    const refused = await runStaff('preview', '/nl/opendeurdag/');
    expect([refused.exitCode, refused.stdout]).toEqual([
      1,
      expect.stringContaining('PREVIEW_SECRET'),
    ]);
    process.env.PREVIEW_SECRET = 'a secret of more than thirty-two characters';
    expect((await runStaff('preview', 'opendeurdag')).exitCode).toBe(2);
  });
});
