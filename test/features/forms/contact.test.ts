import { beforeEach, describe, expect, test } from 'vitest';
import type { TestSite } from './form-requests';
import {
  CONTACT_ANSWERS,
  clearSubmissions,
  createCaptchaProof,
  createFormSite,
  loadRows,
  openAndSubmitForm,
  parseFormPage,
  submitForm,
} from './form-requests';

let site: TestSite;
beforeEach(async () => {
  await clearSubmissions();
  site = await createFormSite();
});

describe('a valid contact form', () => {
  test.each([
    ['nl', '/nl/contact/'],
    ['fr', '/fr/contact/'],
  ])('in %s is stored with its mails, and leads to the thank-you page', async (language, path) => {
    const response = await openAndSubmitForm(site, path, 'site-contact', CONTACT_ANSWERS);
    expect(response.status).toBe(303);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const thanks = await site(response.headers.get('Location') ?? '');
    expect(thanks.status).toBe(200);
    const [row, ...others] = await loadRows('leads');
    expect(others).toEqual([]);
    expect(row).toMatchObject({ form: 'site-contact', language });
    expect(JSON.parse(String(row?.answers))).toMatchObject({
      ...CONTACT_ANSWERS,
      newsletter: false,
    });
    expect(await loadRows('outbox')).toHaveLength(2);
  });

  test.each([
    ['/nl/te-koop/?city=DURBUY', '/nl/te-koop/?city=DURBUY'],
    ['//elsewhere.example/', '/nl/'],
    ['https://elsewhere.example/nl/te-koop/', '/nl/'],
  ])('has a thank-you page; from %s its link back is %s', async (from, target) => {
    const Referer = from.startsWith('/') ? `http://localhost:8787${from}` : from;
    const thanks = await site('/nl/bedankt/contact/', { headers: { Referer } });
    const [links = ''] = /<ul class="link-list">.*?<\/ul>/s.exec(await thanks.text()) ?? [];
    expect(links).toContain(`href="${target}"`);
    expect(links).not.toContain('elsewhere');
  });

  test('is accepted with a proof of work instead of an answer', async () => {
    const page = await parseFormPage(await site('/nl/contact/'), 'site-contact');
    const { captcha, ...hidden } = page.hidden;
    expect(captcha).toBeTruthy();
    const response = await submitForm(site, page.action, {
      ...hidden,
      ...CONTACT_ANSWERS,
      altcha: await createCaptchaProof(),
    });
    expect(response.status).toBe(303);
  });
});
