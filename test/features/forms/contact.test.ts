import { beforeEach, describe, expect, test } from 'vitest';
import type { Site } from './sending';
import { ANNA, fillIn, forgetAll, formSite, readPage, rowsOf, send, solved } from './sending';

let site: Site;
beforeEach(async () => {
  await forgetAll();
  site = await formSite();
});

describe('a valid contact form', () => {
  test.each([
    ['nl', '/nl/contact/'],
    ['fr', '/fr/contact/'],
  ])('in %s is stored with its mails, and thanked for', async (language, path) => {
    const response = await fillIn(site, path, 'site-contact', ANNA);
    expect(response.status).toBe(303);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const thanks = await site(response.headers.get('Location') ?? '');
    expect(thanks.status).toBe(200);
    const [row, ...others] = await rowsOf('submissions');
    expect(others).toEqual([]);
    expect(row).toMatchObject({ form: 'site-contact', language });
    expect(JSON.parse(String(row?.answers))).toMatchObject({ ...ANNA, newsletter: false });
    expect(await rowsOf('outbox')).toHaveLength(2);
  });

  test.each([
    ['/nl/te-koop/?city=DURBUY', '/nl/te-koop/?city=DURBUY'],
    ['//elsewhere.example/', '/nl/'],
    ['https://elsewhere.example/nl/te-koop/', '/nl/'],
  ])('is thanked for; from %s the way back is %s', async (from, back) => {
    const Referer = from.startsWith('/') ? `http://localhost:8787${from}` : from;
    const thanks = await site('/nl/bedankt/contact/', { headers: { Referer } });
    const [ways = ''] = /<ul class="ways">.*?<\/ul>/s.exec(await thanks.text()) ?? [];
    expect(ways).toContain(`href="${back}"`);
    expect(ways).not.toContain('elsewhere');
  });

  test('takes a proof of work in place of an answer', async () => {
    const page = await readPage(await site('/nl/contact/'), 'site-contact');
    const { captcha, ...hidden } = page.hidden;
    expect(captcha).toBeTruthy();
    const response = await send(site, page.action, { ...hidden, ...ANNA, altcha: await solved() });
    expect(response.status).toBe(303);
  });
});
