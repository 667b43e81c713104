import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { planRotation } from '../../../scripts/staff/secrets/secret-names';
import { KEY_NAMES } from '../../../src/domain/accounts/key-ring';
import { runStaff } from './staff-tool';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secrets-'));
  file = join(folder, '.dev.vars');
});
afterEach(() => rm(folder, { recursive: true }));

const rotate = async (...words: string[]) => {
  const { exitCode, stdout } = await runStaff(
    'secrets',
    'rotate',
    ...words,
    '--file',
    file,
    '--json',
  );
  return { exitCode, report: JSON.parse(stdout) };
};
const readSecrets = async () => parseEnv(await readFile(file, 'utf8'));

describe('secrets rotate', () => {
  test('writes new keys of every kind for this machine, which nobody else can read', async () => {
    const { exitCode, report } = await rotate();
    // The first pepper of a developer's machine is built in.
    expect(Object.keys(await readSecrets()).toSorted()).toEqual([
      'PASSWORD_PEPPER_2',
      'PREVIEW_SECRET',
      'SIGNING_KEY',
    ]);
    expect([exitCode, report.set]).toEqual([0, await readSecrets()]);
    expect(Object.values(report.set).map((value) => /^[\w-]{43}$/.test(String(value)))).toEqual([
      true,
      true,
      true,
    ]);
    expect((await stat(file)).mode & 0o077).toBe(0);
  });

  test('keeps older keys, and other variables of the file', async () => {
    await rotate('SIGNING_KEY');
    const first = await readSecrets();
    await rotate('SIGNING_KEY');
    const both = await readSecrets();
    expect(Object.keys(both)).toEqual(['SIGNING_KEY', 'SIGNING_KEY_2']);
    expect(both.SIGNING_KEY).toBe(first.SIGNING_KEY);
    expect(both.SIGNING_KEY_2).not.toBe(first.SIGNING_KEY);
  });

  test('refuses a name that is none', async () => {
    expect((await runStaff('secrets', 'rotate', 'PASSWORD', '--file', file)).exitCode).toBe(2);
  });
});

test('revoking removes the older keys, and never a pepper that passwords need', () => {
  const known = ['SIGNING_KEY', 'SIGNING_KEY_2', 'PASSWORD_PEPPER', 'PREVIEW_SECRET', 'OTHER'];
  const options = { names: KEY_NAMES, createSecret: () => 'new' };
  expect(planRotation(known, { ...options, isRevoking: true })).toEqual({
    set: { SIGNING_KEY_3: 'new', PASSWORD_PEPPER_2: 'new', PREVIEW_SECRET_2: 'new' },
    removed: ['SIGNING_KEY', 'SIGNING_KEY_2', 'PREVIEW_SECRET'],
  });
  expect(planRotation(known, { ...options, isRevoking: false }).removed).toEqual([]);
});
