import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { formatLongDate, formatTimeOfDay } from '../../../src/domain/format/brussels-time';
import { DAY_MS } from '../../../src/domain/format/durations';
import { createReceipt } from '../../../src/features/forms/kit/submit/receipt';
import { loadSigningKeys } from '../../../src/platform/auth/signing-keys-store';
import { openAndSubmitForm, parseFormPage, submitForm } from '../forms/form-requests';
import {
  buildVisitAnswers,
  createSlot,
  FORM,
  findVisitLink,
  loadVisits,
  PATH,
  setUpVisitSite,
  VILLA,
} from './visit-requests';

const { site, submitVisit, submitAction } = setUpVisitSite();

describe('the thank-you page', () => {
  const openThanks = async (response: Response) => {
    const location = response.headers.get('Location') ?? '';
    return { location, page: await site(location) };
  };

  test.each([
    ['nl', PATH, 'Uw bezoek staat vast', 'In mijn agenda zetten', 'Bezoek verzetten of afzeggen'],
    [
      'fr',
      `/fr/planifier-une-visite/?property=${VILLA}`,
      'Votre visite est fixée',
      'Ajouter à mon agenda',
      'Déplacer ou annuler la visite',
    ],
  ])(
    'in %s shows day, hour and property, the calendar file and the link to change it',
    async (language, path, title, ...actions) => {
      const { location, page } = await openThanks(
        await openAndSubmitForm(site, path, FORM, buildVisitAnswers()),
      );
      // A date is never broken between its day and its year.
      const html = (await page.text()).replaceAll(/<span class="nowrap">(.*?)<\/span>/g, '$1');
      expect(html).toContain(title);
      expect(html).toContain(formatLongDate(createSlot(3).startsAt, language as 'nl'));
      expect(html).toContain(formatTimeOfDay(createSlot(3).startsAt, language as 'nl'));
      expect(html).toContain('/durbuy/');
      const links = actions.map((action) => findLink(html, action));
      expect((await site(links[0] ?? '')).headers.get('Content-Type')).toContain('text/calendar');
      expect((await site(links[1] ?? '')).status).toBe(200);
      // A reload shows the same.
      expect(await (await site(location)).text()).toContain(title);
    },
  );

  test('holds nothing that may be cached, and hides its address', async () => {
    const { page } = await openThanks(await submitVisit());
    expect(page.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    const html = await page.text();
    expect(html).not.toMatch(/anna0@example\.be|Peeters|Vieux Pont/);
  });

  test('tells the place on the waiting list', async () => {
    await submitVisit(0);
    await submitVisit(1, { slot: 'slot-4' });
    for (const place of [1, 2]) {
      const { page } = await openThanks(await submitVisit(place + 1, { slot: 'wait' }));
      const html = await page.text();
      expect(html).toContain('U staat op de wachtlijst');
      expect(html).toContain(`<dt>Uw plaats op de lijst</dt><dd>${place}</dd>`);
      expect(findLink(html, 'Van de wachtlijst halen')).toContain('/nl/mijn-bezoek/?id=');
    }
  });

  test('shows the same after the form was sent twice', async () => {
    const page = await parseFormPage(await site(PATH), FORM);
    const fields = {
      ...page.hidden,
      'captcha-answer': page.captchaAnswer,
      ...buildVisitAnswers(),
    };
    await submitForm(site, page.action, fields);
    const { page: thanks } = await openThanks(await submitForm(site, page.action, fields));
    expect(await thanks.text()).toContain('Uw bezoek staat vast');
    expect(await loadVisits()).toHaveLength(1);
  });

  test('says in general what happens without a receipt, with a forged or an old one, and after cancelling', async () => {
    const { location } = await openThanks(await submitVisit());
    const [id = ''] = (await loadVisits()).map(({ id }) => String(id));
    const keyRing = await loadSigningKeys(env);
    const old = await createReceipt(FORM, id, keyRing, Date.now() - DAY_MS);
    const otherForm = await createReceipt('contact-me', id, keyRing, Date.now());
    const link = await findVisitLink('anna0@example.be');
    const paths = [
      '/nl/bedankt/bezoekafspraak/',
      location.slice(0, -2),
      `/nl/bedankt/bezoekafspraak/?receipt=${old}`,
      `/nl/bedankt/bezoekafspraak/?receipt=${otherForm}`,
    ];
    for (const path of paths) await expectGeneralText(path);
    await submitAction(link, 'cancel');
    await expectGeneralText(location);
  });

  async function expectGeneralText(path: string) {
    const cacheControl = path.includes('receipt=') ? 'no-store' : 'private, no-cache';
    const page = await site(path);
    const html = await page.text();
    expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, cacheControl]);
    expect(html).toContain('Dag, uur en plaats van uw bezoek komen ook per e-mail');
    expect(html).not.toContain('mijn-bezoek');
  }
});

/** Returns the address of the link with these words. */
const findLink = (html: string, words: string): string =>
  (new RegExp(`href="([^"]*)"[^>]*>${words}</a>`).exec(html)?.[1] ?? '').replaceAll('&amp;', '&');
