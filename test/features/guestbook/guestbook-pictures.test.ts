import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  approveTestimonial,
  rejectTestimonial,
} from '../../../src/features/guestbook/testimonial-decisions-store';
import { getTestimonialPictureKey } from '../../../src/features/guestbook/testimonial-pictures-store';
import { findObservatoryFaults } from '../../platform/mozilla-observatory';
import { createStrippedPng } from '../../platform/strip-metadata/sample-pictures';
import {
  buildTestimonialId,
  createGuestbookSite,
  GUESTBOOK,
  insertGuestbookEntry,
  stores,
} from './guestbook-site';

beforeEach(() => env.DB.exec('DELETE FROM testimonials'));
afterEach(() => vi.useRealTimers());

describe('the picture of a testimonial', () => {
  const PICTURE = { nl: '/nl/gastenboek/foto/', fr: '/fr/livre-d-or/photo/' };

  async function insertEntryWithPicture() {
    const image = 'submitted/testimonial/wij.png';
    await env.FILES.put(image, createStrippedPng(), { httpMetadata: { contentType: 'image/png' } });
    return insertGuestbookEntry(7, { image });
  }

  test.each(['nl', 'fr'] as const)('in %s is public once it is approved', async (language) => {
    const id = await insertEntryWithPicture();
    const fetchPage = await createGuestbookSite();
    const path = `${PICTURE[language]}?id=${id}`;
    expect((await fetchPage(path)).status).toBe(404);

    await approveTestimonial(stores, id, undefined, 0);
    expect(await (await fetchPage(GUESTBOOK[language])).text()).toContain(`src="${path}"`);
    const picture = await fetchPage(path);
    expect(new Uint8Array(await picture.arrayBuffer())).toEqual(createStrippedPng());
    expect(picture.headers.get('Content-Type')).toBe('image/png');
    expect(findObservatoryFaults(picture.headers)).toEqual([]);
    expect(picture.headers.get('Cache-Control')).toBe('public, max-age=86400');

    await rejectTestimonial(stores, id, 0);
    expect((await fetchPage(path)).status).toBe(404);
  });

  test.each(['', buildTestimonialId(9), `../${getTestimonialPictureKey(buildTestimonialId(7))}`])(
    'of %o is not found',
    async (id) => {
      const response = await (await createGuestbookSite())(
        `${PICTURE.nl}?${new URLSearchParams({ id })}`,
      );
      expect(response.status).toBe(404);
    },
  );
});
