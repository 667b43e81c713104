import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { isPreviewKey } from '../../../src/platform/auth/preview-link';
import { setUpLocalSnapshot } from './snapshot/local-snapshot';
import { parseReport, runStaff, runStaffProcess } from './staff-tool';

const local = setUpLocalSnapshot();

describe('the help and the errors of the tool', () => {
  test('--help prints an overview, and the help of one command', async () => {
    const overview = await runStaff('--help');
    expect(overview.exitCode).toBe(0);
    for (const name of ['check DIR', 'diff DIR', 'load DIR', 'status', 'rollback [VERSION]']) {
      expect(overview.stdout).toContain(`snapshot ${name}`);
    }
    const load = await runStaff('snapshot', 'load', '--help');
    expect(load.exitCode).toBe(0);
    expect(load.stdout).toContain('--demonstration');
  });

  test.each([
    ['an unknown command', ['snapshot', 'lode'], 'Which one?'],
    ['an unknown group', ['houses'], "no command 'houses'"],
    ['no directory', ['snapshot', 'load'], 'needs DIR'],
    [
      'a directory that does not exist',
      ['snapshot', 'check', 'nowhere'],
      'nowhere is not a directory',
    ],
    ['a word too many', ['snapshot', 'check', 'data', 'more'], 'does not take more'],
    ['an unknown option', ['snapshot', 'status', '--fast'], '--fast'],
    ['local and remote', ['snapshot', 'status', '--local', '--remote'], '--remote goes with'],
  ])('wrong usage is exit code 2: %s', async (_, words, hint) => {
    const { exitCode, stderr } = await runStaff(...words);
    expect(exitCode).toBe(2);
    expect(stderr).toContain(hint);
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
  expect(wrong.stderr).toContain('Which one?');
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
