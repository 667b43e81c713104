import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ANSWERS } from './snapshot/first-answers';
import { closeTestStores, createTables, openTestStores, parseReport, runStaff } from './staff-tool';

let state: string;
const run = (...words: string[]) => runStaff('desk', ...words, '--json', '--persist-to', state);

beforeAll(async () => {
  state = await mkdtemp(join(tmpdir(), 'huis-vallee-desk-'));
  await createTables(await openTestStores(state));
});
afterAll(async () => {
  await closeTestStores();
  await rm(state, { recursive: true, force: true });
});

test('an account is invited by mail or with a printed password, listed and closed', async () => {
  expect(parseReport(await run('invite', 'An.Maas@example.be'))).toEqual({
    ok: true,
    email: 'an.maas@example.be',
    role: 'manager',
  });
  const printed = parseReport(await run('invite', 'bo@example.be', '--name', 'Bo', '--print'));
  expect(printed.oneTimePassword).toMatch(/^[\w-]{16,}$/);
  const { staff } = parseReport(await run('list'));
  expect(staff).toMatchObject([{ name: 'An Maas' }, { name: 'Bo', invitedAt: null }]);
  expect(staff[0].invitedAt).toBeGreaterThan(0);
  expect((await run('disable', 'bo@example.be')).exitCode).toBe(0);
  expect((await run('disable', 'bo@example.be')).exitCode).toBe(1);
});

test('who is invited again keeps the role that the account has, and that is said', async () => {
  const invite = (role: string, ...words: string[]) =>
    runStaff('desk', 'invite', 'ed@example.be', '--role', role, '--persist-to', state, ...words);
  expect((await invite('agent')).stdout).not.toContain('stays');
  expect((await invite('manager')).stdout).toContain(
    'ed@example.be had an account, and stays agent',
  );
  expect(parseReport(await invite('manager', '--json'))).toMatchObject({ role: 'agent' });
});

test.each([
  [['invite', 'nobody']],
  [['invite', 'an@example.be', '--language', 'xx']],
  [['invite']],
])('%j is refused as wrong usage', async (words) => {
  expect((await run(...words)).exitCode).toBe(2);
});

test('an invitation is in the first language of the site that is live, unless another is named', async () => {
  const answers = join(state, 'answers.json');
  await writeFile(answers, JSON.stringify({ ...ANSWERS, languages: ['en', 'nl'] }));
  const snapshot = join(state, 'snapshot');
  await runStaff('snapshot', 'init', snapshot, '--answers', answers);
  expect((await runStaff('snapshot', 'load', snapshot, '--persist-to', state)).exitCode).toBe(0);
  await run('invite', 'cy@example.be');
  await run('invite', 'di@example.be', '--language', 'fr');
  const { staff } = parseReport(await run('list'));
  const languages = staff.map(({ email, language }: { email: string; language: string }) => [
    email,
    language,
  ]);
  expect(languages).toContainEqual(['cy@example.be', 'en']);
  expect(languages).toContainEqual(['di@example.be', 'fr']);
});
