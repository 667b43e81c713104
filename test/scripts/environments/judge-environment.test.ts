import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

test('the bucket for pictures, which is open, is not the one of private files', async () => {
  const site = await readEnvironment('production');
  const PICTURES = { bucket_name: site.stores.FILES.bucket_name };
  const problems = await judgeEnvironment(
    { ...site, stores: { ...site.stores, PICTURES } },
    'data',
  );
  expect(problems).toContainEqual(expect.stringContaining('stores.PICTURES is the bucket of'));
});

test('pictures at a host of their own need a bucket', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'pictures-'));
  await mkdir(join(directory, 'site'));
  const configuration = { images: { pictures: 'pictures.example' } };
  await writeFile(join(directory, 'site/configuration.json'), JSON.stringify(configuration));
  const site = await readEnvironment('production');
  const judge = async (stores: typeof site.stores) =>
    (await judgeEnvironment({ ...site, stores }, directory)).filter((problem) =>
      problem.startsWith('images.pictures'),
    );
  expect(await judge(site.stores)).toHaveLength(1);
  expect(await judge({ ...site.stores, PICTURES: { bucket_name: 'open' } })).toEqual([]);
  await rm(directory, { recursive: true });
});
