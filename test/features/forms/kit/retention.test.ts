import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../../src/domain/format/durations';
import { deleteExpiredSubmissions } from '../../../../src/features/forms/kit/store/retention-store';
import {
  CONTACT_ANSWERS,
  clearSubmissions,
  createFormSite,
  loadRows,
  openAndSubmitForm,
} from '../form-requests';

const MONTH_MS = 31 * DAY_MS;

beforeEach(async () => {
  await clearSubmissions();
});

const insertAttachment = (file: string, months: number) =>
  env.DB.prepare(
    `INSERT INTO attachments (file, submission_key, field, name, type, bytes, created, expires)
     VALUES (?, 'k', 'cv', 'cv.pdf', 'application/pdf', 3, ?, ?)`,
  )
    .bind(file, Date.now(), Date.now() + months * 30.5 * DAY_MS)
    .run();

const listStoredFiles = async () =>
  (await env.FILES.list({ prefix: 'submitted/' })).objects.map(({ key }) => key);

test('a submission is kept for 24 months', async () => {
  await openAndSubmitForm(await createFormSite(), '/nl/contact/', 'site-contact', CONTACT_ANSWERS);
  await deleteExpiredSubmissions(env, Date.now() + 23 * MONTH_MS);
  expect(await loadRows('submissions')).toHaveLength(1);
  await deleteExpiredSubmissions(env, Date.now() + 25 * MONTH_MS);
  expect(await loadRows('submissions')).toEqual([]);
});

test('a file is kept until its time is up, one that no submission names for an hour', async () => {
  for (const file of ['submitted/a.pdf', 'submitted/b.pdf', 'submitted/orphan.pdf'])
    await env.FILES.put(file, 'pdf');
  await env.FILES.put('documents/plan.pdf', 'pdf');
  await insertAttachment('submitted/a.pdf', 12);
  await insertAttachment('submitted/b.pdf', 24);
  await deleteExpiredSubmissions(env, Date.now());
  expect(await listStoredFiles()).toHaveLength(3);
  await deleteExpiredSubmissions(env, Date.now() + 2 * HOUR_MS);
  expect(await listStoredFiles()).toEqual(['submitted/a.pdf', 'submitted/b.pdf']);
  await deleteExpiredSubmissions(env, Date.now() + 13 * MONTH_MS);
  expect(await listStoredFiles()).toEqual(['submitted/b.pdf']);
  expect(await env.FILES.head('documents/plan.pdf')).not.toBeNull();
});

test('used proofs and limits go when they have ended', async () => {
  await openAndSubmitForm(await createFormSite(), '/nl/contact/', 'site-contact', CONTACT_ANSWERS);
  await deleteExpiredSubmissions(env, Date.now());
  expect(
    [await loadRows('proofs'), await loadRows('rate_windows')].map(({ length }) => length),
  ).toEqual([1, 2]);
  await deleteExpiredSubmissions(env, Date.now() + 2 * MONTH_MS);
  expect([await loadRows('proofs'), await loadRows('rate_windows')]).toEqual([[], []]);
});
