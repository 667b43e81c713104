import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readEnvironment } from '../../../scripts/environments/environment-file';
import { judgeEnvironment } from '../../../scripts/environments/judge-environment';

/** What is told of these variables in the file of a site. */
async function judgeVariables(...names: string[]) {
  const vars = Object.fromEntries(names.map((name) => [name, '72345678']));
  const problems = await judgeEnvironment(
    { ...(await readEnvironment('production')), vars },
    'data',
  );
  return problems.filter((problem) => problem.startsWith('vars.'));
}

test('a variable that everybody may read is no secret, also where it is called a key', async () => {
  const guide = await readFile('docs/deploy.md', 'utf8');
  const told = guide.matchAll(/`(\w+)(?: = "[^"`]*")?` below `\[vars\]`/g);
  const names = [...told].map(([, name = '']) => name);
  expect(names).toContain('INDEXNOW_KEY');
  expect(await judgeVariables(...names, 'TURNSTILE_SITE_KEY')).toEqual([]);
});

test.each(['SIGNING_KEY', 'PASSWORD_PEPPER_2', 'PREVIEW_SECRET', 'ANY_TOKEN'])(
  '%s is a secret, which no file holds',
  async (name) => {
    expect(await judgeVariables(name)).toEqual([expect.stringContaining(`secret put ${name}`)]);
  },
);
