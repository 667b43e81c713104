import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Place } from '../../../scripts/staff/place';
import { openPlace } from '../../../scripts/staff/place';
import {
  approvedTestimonials,
  pictureKey,
  written,
} from '../../../src/features/testimonials/testimonials-store';
import { barePngOf } from '../../platform/strip-metadata/camera';
import { migrate, report, staff } from './staff-tool';

let state: string;
let place: Place;

const ID = '00000000-0000-4000-8000-000000000001';
const OTHER = '00000000-0000-4000-8000-000000000002';
const IMAGE = 'submitted/testimonial/wij.png';
const POSTED = Date.UTC(2026, 10, 20, 10);

beforeAll(async () => {
  state = await mkdtemp(join(tmpdir(), 'testimonials-test-'));
  place = await openPlace({ remote: false, persistTo: state });
  await migrate(place);
  await place.files.put(IMAGE, barePngOf(), { httpMetadata: { contentType: 'image/png' } });
  const words = { about: 'kochten in Wéris', website: '', language: 'nl', posted: POSTED };
  await place.db.batch([
    written(place.db, { id: ID, name: 'An', comment: 'Alles\nklopte.', image: IMAGE, ...words }),
    written(place.db, {
      ...{ id: OTHER, name: 'Jo', comment: 'Goed.', image: 'submitted/gone.png' },
      ...words,
    }),
  ]);
});
afterAll(async () => {
  await place.close();
  await rm(state, { recursive: true, force: true });
});

const local = (...words: string[]) => staff('testimonials', ...words, '--persist-to', state);

test('staff see what waits for them', async () => {
  const { testimonials } = report(await local('list', '--json'));
  expect(testimonials).toContainEqual({
    ...{ id: ID, state: 'pending', name: 'An', about: 'kochten in Wéris', website: '' },
    ...{ comment: 'Alles\nklopte.', language: 'nl', picture: true },
    ...{ posted: '2026-11-20T10:00:00.000Z', decided: null },
  });
  const { out } = await local('list');
  expect(out).toContain('2 testimonials, 2 waiting.');
  expect(out).toContain('Alles klopte.');
});

test('they approve one, which publishes its picture, and take it back', async () => {
  expect(report(await local('approve', ID, '--json'))).toEqual({
    ok: true,
    id: ID,
    state: 'approved',
  });
  expect((await approvedTestimonials(place.db)).map(({ id }) => id)).toEqual([ID]);
  const picture = await place.files.get(pictureKey(ID));
  expect(new Uint8Array((await picture?.arrayBuffer()) ?? [])).toEqual(barePngOf());
  expect(picture?.httpMetadata?.contentType).toBe('image/png');

  expect((await local('reject', ID)).code).toBe(0);
  expect(await approvedTestimonials(place.db)).toEqual([]);
  expect(await place.files.head(pictureKey(ID))).toBeNull();
});

test('what cannot be done is refused with its reason', async () => {
  for (const decision of ['approve', 'reject']) {
    const said = await local(decision, 'nobody', '--json');
    expect(said.code).toBe(1);
    expect(report(said)).toEqual({ ok: false, message: 'nobody is no testimonial.' });
  }
  const gone = await local('approve', OTHER, '--json');
  expect(gone.code).toBe(1);
  expect(report(gone).message).toContain('picture that is kept no longer');
});
