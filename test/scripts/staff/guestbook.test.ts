import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffStores } from '../../../scripts/staff/stores';
import { getTestimonialPictureKey } from '../../../src/features/guestbook/testimonial-pictures-store';
import {
  insertTestimonial,
  loadApprovedTestimonials,
} from '../../../src/features/guestbook/testimonials-store';
import { createStrippedPng } from '../../platform/strip-metadata/sample-pictures';
import { closeTestStores, createTables, openTestStores, parseReport, runStaff } from './staff-tool';

let state: string;
let stores: StaffStores;

const ID = '00000000-0000-4000-8000-000000000001';
const OTHER_ID = '00000000-0000-4000-8000-000000000002';
const IMAGE = 'submitted/testimonial/wij.png';
const POSTED = Date.UTC(2026, 10, 20, 10);

beforeAll(async () => {
  state = await mkdtemp(join(tmpdir(), 'testimonials-test-'));
  stores = await openTestStores(state);
  await createTables(stores);
  await stores.files.put(IMAGE, createStrippedPng(), {
    httpMetadata: { contentType: 'image/png' },
  });
  const commonFields = {
    about: 'kochten in Wéris',
    website: '',
    language: 'nl',
    createdAt: POSTED,
  } as const;
  await stores.db.batch([
    insertTestimonial(stores.db, {
      id: ID,
      name: 'An',
      comment: 'Alles\nklopte.',
      image: IMAGE,
      ...commonFields,
    }),
    insertTestimonial(stores.db, {
      ...{ id: OTHER_ID, name: 'Jo', comment: 'Goed.', image: 'submitted/gone.png' },
      ...commonFields,
    }),
  ]);
});
afterAll(async () => {
  await closeTestStores();
  await rm(state, { recursive: true, force: true });
});

const runLocalStaff = (...words: string[]) =>
  runStaff('testimonials', ...words, '--persist-to', state);

test('list shows pending testimonials', async () => {
  const { testimonials } = parseReport(await runLocalStaff('list', '--json'));
  expect(testimonials).toContainEqual({
    ...{ id: ID, state: 'pending', name: 'An', about: 'kochten in Wéris', website: '' },
    ...{ comment: 'Alles\nklopte.', language: 'nl', picture: true },
    ...{ posted: '2026-11-20T10:00:00.000Z', decided: null },
    ...{ knownBy: null, deal: '', crop: null },
  });
  const { stdout } = await runLocalStaff('list');
  expect(stdout).toContain('2 testimonials, 2 waiting.');
  expect(stdout).toContain('Alles klopte.');
});

test('approve publishes the picture, reject removes it', async () => {
  expect(parseReport(await runLocalStaff('approve', ID, '--json'))).toEqual({
    ok: true,
    id: ID,
    state: 'approved',
    knownBy: null,
  });
  expect((await runLocalStaff('approve', ID)).stdout).toContain('is not stated');
  expect((await loadApprovedTestimonials(stores.db)).map(({ id }) => id)).toEqual([ID]);
  const picture = await stores.files.get(getTestimonialPictureKey(ID));
  expect(new Uint8Array((await picture?.arrayBuffer()) ?? [])).toEqual(createStrippedPng());
  expect(picture?.httpMetadata?.contentType).toBe('image/png');

  expect((await runLocalStaff('reject', ID)).exitCode).toBe(0);
  expect(await loadApprovedTestimonials(stores.db)).toEqual([]);
  expect(await stores.files.head(getTestimonialPictureKey(ID))).toBeNull();
});

test('approve states how the writer is known, once, and keeps it', async () => {
  const load = async () => (await loadApprovedTestimonials(stores.db))[0]?.knownBy;
  expect((await runLocalStaff('approve', ID, '--deal', '84213')).exitCode).toBe(0);
  expect(await load()).toBe('deal');
  expect((await runLocalStaff('approve', ID)).exitCode).toBe(0);
  expect(await load()).toBe('deal');
  expect((await runLocalStaff('approve', ID, '--invitation')).exitCode).toBe(0);
  expect(await load()).toBe('invitation');
  expect((await runLocalStaff('approve', ID, '--invitation', '--deal', '1')).exitCode).toBe(2);
  await runLocalStaff('reject', ID);
});

test('approve chooses a part of the picture, and keeps what was stated before', async () => {
  await runLocalStaff('approve', ID, '--deal', '84213');
  const approve = (part: string) => runLocalStaff('approve', ID, '--crop', part, '--json');
  const { crop, knownBy } = parseReport(await approve('square,50,0,25'));
  expect(knownBy).toBe('deal');
  expect(crop).toMatchObject({ width: crop.height, pictureWidth: expect.any(Number) });
  expect((await loadApprovedTestimonials(stores.db))[0]?.crop).toEqual(crop);
  expect(parseReport(await approve('whole')).crop).toBeNull();
  for (const part of ['round,0,0,50', 'square,0,0,0', 'square,0,0,101', 'square'])
    expect((await approve(part)).exitCode).toBe(2);
  await runLocalStaff('reject', ID);
});

test('a decision on an unknown testimonial, or on one without its picture, is refused', async () => {
  for (const decision of ['approve', 'reject']) {
    const result = await runLocalStaff(decision, 'nobody', '--json');
    expect(result.exitCode).toBe(1);
    expect(parseReport(result)).toEqual({ ok: false, message: 'nobody is not a testimonial.' });
  }
  const withoutPicture = await runLocalStaff('approve', OTHER_ID, '--json');
  expect(withoutPicture.exitCode).toBe(1);
  expect(parseReport(withoutPicture).message).toContain('is no longer stored');
});
