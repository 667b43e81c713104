import { beforeEach, describe, expect, test } from 'vitest';
import type { Site } from './sending';
import { fillIn, forgetAll, formSite, readPage, rowsOf, send, solved } from './sending';

const ANNA = {
  title: 'ms',
  firstName: 'Anna',
  lastName: 'Peeters',
  email: 'anna@example.be',
  phone: '0470 00 12 31',
  question: 'Is het huis aan de Ourthe nog vrij?\nEn de tuin?',
};

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

  test('takes a proof of work in place of an answer', async () => {
    const page = await readPage(await site('/nl/contact/'), 'site-contact');
    const { captcha, ...hidden } = page.hidden;
    expect(captcha).toBeTruthy();
    const response = await send(site, page.action, { ...hidden, ...ANNA, altcha: await solved() });
    expect(response.status).toBe(303);
  });
});

test('an empty form names every field that is required', async () => {
  const response = await fillIn(site, '/nl/contact/', 'site-contact', {});
  expect(response.status).toBe(422);
  const { html } = await readPage(response, 'site-contact');
  expect(html).toContain('Uw gegevens werden niet verzonden. Controleer de velden in het rood.');
});
