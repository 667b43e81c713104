import { beforeEach, describe, expect, test } from 'vitest';
import type { TestSite } from './form-requests';
import {
  CONTACT_ANSWERS,
  clearSubmissions,
  createFormSite,
  loadRows,
  openAndSubmitForm,
  parseFormPage,
} from './form-requests';

let site: TestSite;
beforeEach(async () => {
  await clearSubmissions();
  site = await createFormSite();
});

const PAGE = '/nl/meer-informatie/?property=84213';

describe('a request about a property', () => {
  test('its page shows the property and preselects the reason of the link', async () => {
    const response = await site(`${PAGE}&wish=visit`);
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
    const page = await parseFormPage(response, 'contact-me');
    expect(page.html).toContain('ref.\u00a084213');
    expect(page.html).toMatch(/<input type="radio"[^>]*checked=""[^>]*value="visit"/);
    expect(page.action).toBe(`${PAGE}&send=1`);
  });

  test('a visit can be requested without a question', async () => {
    const { question: _, ...anna } = CONTACT_ANSWERS;
    const response = await openAndSubmitForm(site, PAGE, 'contact-me', {
      ...anna,
      wish: 'visit',
      timeSlot: '2',
    });
    expect(response.status).toBe(303);
    const [row] = await loadRows('leads');
    expect([row?.form, row?.property]).toEqual(['contact-me', 84213]);
    expect(JSON.parse(String(row?.answers))).toMatchObject({ wish: 'visit', timeSlot: '2' });
  });

  test.each([
    ['/nl/meer-informatie/?property=84213', 'Schrijf ons uw vraag'],
    ['/fr/plus-d-informations/?property=84213', 'Écrivez-nous votre question'],
  ])('%s: information needs a question', async (path, message) => {
    const response = await openAndSubmitForm(site, path, 'contact-me', {
      ...CONTACT_ANSWERS,
      wish: 'information',
      question: '',
    });
    expect((await parseFormPage(response, 'contact-me')).summary).toEqual([message]);
  });

  test('the hours of a call do not apply to a request for information', async () => {
    await openAndSubmitForm(site, PAGE, 'contact-me', {
      ...CONTACT_ANSWERS,
      wish: 'information',
      timeSlot: '2',
    });
    const [row] = await loadRows('leads');
    expect(JSON.parse(String(row?.answers))).toMatchObject({ timeSlot: '' });
  });

  test('its thank-you page links back to the property', async () => {
    const Referer = `http://localhost:8787${PAGE}`;
    const thanks = await site('/nl/bedankt/meer-informatie/', { headers: { Referer } });
    const [links = ''] = /<ul class="link-list">.*?<\/ul>/s.exec(await thanks.text()) ?? [];
    expect(links).toMatch(/href="\/nl\/te-koop\/durbuy\/[\w-]+\/84213\/"/);
  });

  test('an unknown property has no page for it', async () => {
    expect((await site('/nl/meer-informatie/?property=1')).status).toBe(404);
  });
});
