import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { forgetOld } from '../../../../src/features/forms/kit/store/retention-store';
import { ANNA, fillIn, forgetAll, formSite, rowsOf } from '../sending';

const MONTH_MS = 31 * 24 * 60 * 60 * 1000;

beforeEach(async () => {
  await forgetAll();
});

const attach = (file: string, months: number) =>
  env.DB.prepare(
    `INSERT INTO attachments (file, submission_key, field, name, type, bytes, created, expires)
     VALUES (?, 'k', 'cv', 'cv.pdf', 'application/pdf', 3, ?, ?)`,
  )
    .bind(file, Date.now(), Date.now() + months * 30.5 * 24 * 60 * 60 * 1000)
    .run();

const files = async () =>
  (await env.FILES.list({ prefix: 'submitted/' })).objects.map(({ key }) => key);

test('a submission is kept for 24 months', async () => {
  await fillIn(await formSite(), '/nl/contact/', 'site-contact', ANNA);
  await forgetOld(env, Date.now() + 23 * MONTH_MS);
  expect(await rowsOf('submissions')).toHaveLength(1);
  await forgetOld(env, Date.now() + 25 * MONTH_MS);
  expect(await rowsOf('submissions')).toEqual([]);
});

test('a file is kept until its time is up, one that no submission names for an hour', async () => {
  for (const file of ['submitted/a.pdf', 'submitted/b.pdf', 'submitted/orphan.pdf'])
    await env.FILES.put(file, 'pdf');
  await env.FILES.put('documents/plan.pdf', 'pdf');
  await attach('submitted/a.pdf', 12);
  await attach('submitted/b.pdf', 24);
  await forgetOld(env, Date.now());
  expect(await files()).toHaveLength(3);
  await forgetOld(env, Date.now() + 2 * 60 * 60 * 1000);
  expect(await files()).toEqual(['submitted/a.pdf', 'submitted/b.pdf']);
  await forgetOld(env, Date.now() + 13 * MONTH_MS);
  expect(await files()).toEqual(['submitted/b.pdf']);
  expect(await env.FILES.head('documents/plan.pdf')).not.toBeNull();
});

test('used proofs and limits go when they have ended', async () => {
  await fillIn(await formSite(), '/nl/contact/', 'site-contact', ANNA);
  await forgetOld(env, Date.now());
  expect(
    [await rowsOf('proofs'), await rowsOf('rate_windows')].map(({ length }) => length),
  ).toEqual([1, 2]);
  await forgetOld(env, Date.now() + 2 * MONTH_MS);
  expect([await rowsOf('proofs'), await rowsOf('rate_windows')]).toEqual([[], []]);
});
