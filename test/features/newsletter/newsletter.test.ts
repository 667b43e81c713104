import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY_MS } from '../../../src/domain/format/durations';
import { createNewsletterToken } from '../../../src/features/newsletter/newsletter-token';
import { loadSigningKeys } from '../../../src/platform/auth/signing-keys-store';
import type { TestSite } from '../forms/form-requests';
import {
  CONTACT_ANSWERS,
  clearSubmissions,
  createFormSite,
  loadRows,
  openAndSubmitForm,
} from '../forms/form-requests';

let site: TestSite;
beforeEach(async () => {
  await clearSubmissions();
  await env.DB.exec('DELETE FROM newsletter');
  site = await createFormSite();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Returns the path of the confirmation link in the mail; '' if there is none. */
async function findConfirmationLink(
  mail: Record<string, string | number> | undefined,
): Promise<string> {
  const { text } = JSON.parse(String(mail?.mail)) as { text: string };
  return /\/(?:nl|fr)\/(?:nieuwsbrief|newsletter)\/\S+/.exec(text)?.[0] ?? '';
}

const loadSubscribers = async () =>
  (await loadRows('newsletter')).map(({ email, language, confirmed_at }) => [
    email,
    language,
    confirmed_at !== null,
  ]);

describe('the newsletter', () => {
  test.each([
    ['nl', '/nl/nieuwsbrief/', 'Bevestig uw inschrijving', 'U bent ingeschreven.'],
    ['fr', '/fr/newsletter/', 'Confirmez votre inscription', 'Votre inscription est confirmée'],
  ])(
    'in %s is subscribed to by confirming through the link in the mail',
    async (language, path, subject, message) => {
      const response = await openAndSubmitForm(site, path, 'sign-newsletter', {
        email: 'anna@example.be',
      });
      expect(response.status).toBe(303);
      expect(await loadSubscribers()).toEqual([['anna@example.be', language, false]]);
      const [mail, ...others] = await loadRows('outbox');
      expect([mail?.recipient, mail?.subject, others]).toEqual(['anna@example.be', subject, []]);

      const link = await findConfirmationLink(mail);
      // Mail programs follow links: opening the link does not confirm.
      expect(await (await site(link)).text()).toContain('<form method="post">');
      expect(await loadSubscribers()).toEqual([['anna@example.be', language, false]]);
      const confirmed = await site(link, { method: 'POST' });
      expect(await confirmed.text()).toContain(message);
      expect(confirmed.headers.get('Cache-Control')).toBe('no-store');
      expect(confirmed.headers.get('Referrer-Policy')).toBe('no-referrer');
      expect(await loadSubscribers()).toEqual([['anna@example.be', language, true]]);
    },
  );

  test.each(['token=$%26', 'token=x&y=$&/onfocus=alert(1)//', "token=x&y=$`$'"])(
    'has a page for any link; ?%s does not appear in it',
    async (query) => {
      const html = await (await site(`/nl/nieuwsbrief/bevestigen/?${query}`)).text();
      expect(html).toContain('href="/fr/newsletter/confirmer/"');
      expect(html).not.toMatch(/path-in-|onfocus|token=/);
      expect(html.match(/<header/g)).toHaveLength(1);
    },
  );

  test.each([
    ['signed for nobody', `anna%40example.be.${'a'.repeat(43)}`],
    ['without a signature', 'anna%40example.be'],
    ['signed for another address', ''],
    ['of nine thousand characters', `${'a'.repeat(9000)}.${'a'.repeat(43)}`],
  ])('is neither confirmed nor ended by a token %s', async (_, forged) => {
    await openAndSubmitForm(site, '/nl/nieuwsbrief/', 'sign-newsletter', {
      email: 'anna@example.be',
    });
    const own = await createNewsletterToken('other@example.be', await loadSigningKeys(env));
    const token = forged || `anna%40example.be.${own.split('.').at(-1)}`;
    for (const path of ['/nl/nieuwsbrief/bevestigen/', '/nl/nieuwsbrief/uitschrijven/']) {
      const link = `${path}?${new URLSearchParams({ token })}`;
      for (const method of ['GET', 'POST']) {
        const response = await site(link, { method });
        expect([path, method, response.status]).toEqual([path, method, 404]);
        expect(await response.text()).not.toContain(token.slice(0, 20));
      }
    }
    expect(await loadSubscribers()).toEqual([['anna@example.be', 'nl', false]]);
  });

  test.each([
    ['is confirmed by a link of less than thirty days ago', 30 * DAY_MS - 1, 200, true],
    ['is not confirmed by a link of thirty days ago', 30 * DAY_MS, 404, false],
  ])('%s', async (_, age, status, isConfirmed) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    await env.DB.prepare('INSERT INTO newsletter (email, language, asked_at) VALUES (?, ?, ?)')
      .bind('anna@example.be', 'nl', Date.now() - age)
      .run();
    const token = await createNewsletterToken('anna@example.be', await loadSigningKeys(env));
    const link = `/nl/nieuwsbrief/bevestigen/?${new URLSearchParams({ token })}`;
    expect((await site(link, { method: 'POST' })).status).toBe(status);
    expect(await loadSubscribers()).toEqual([['anna@example.be', 'nl', isConfirmed]]);
  });

  test('is subscribed to by the checkbox of another form, which is unticked by default', async () => {
    await openAndSubmitForm(site, '/nl/contact/', 'site-contact', CONTACT_ANSWERS);
    expect(await loadSubscribers()).toEqual([]);
    await openAndSubmitForm(site, '/nl/contact/', 'site-contact', {
      ...CONTACT_ANSWERS,
      newsletter: 'yes',
    });
    expect(await loadSubscribers()).toEqual([['anna@example.be', 'nl', false]]);
    expect(
      (await loadRows('outbox')).filter(({ subject }) => subject === 'Bevestig uw inschrijving'),
    ).toHaveLength(1);
  });

  test('deletes the address when it is unsubscribed', async () => {
    await openAndSubmitForm(site, '/nl/nieuwsbrief/', 'sign-newsletter', {
      email: 'anna@example.be',
    });
    const link = (await findConfirmationLink((await loadRows('outbox'))[0])).replace(
      'bevestigen',
      'uitschrijven',
    );
    expect(await (await site(link)).text()).toContain('Uitschrijven');
    await site(link, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
    expect(await loadSubscribers()).toEqual([]);
  });

  test('is confirmed by no other site, and ended by mail programs from anywhere', async () => {
    await openAndSubmitForm(site, '/nl/nieuwsbrief/', 'sign-newsletter', {
      email: 'anna@example.be',
    });
    const link = await findConfirmationLink((await loadRows('outbox'))[0]);
    const foreign = { method: 'POST', headers: { 'Sec-Fetch-Site': 'cross-site' } };
    expect((await site(link, foreign)).status).toBe(403);
    expect(await loadSubscribers()).toEqual([['anna@example.be', 'nl', false]]);
    const unsubscribed = await site(link.replace('bevestigen', 'uitschrijven'), foreign);
    expect(unsubscribed.status).toBe(200);
    expect(await loadSubscribers()).toEqual([]);
  });

  test('refuses links with a wrong signature', async () => {
    await openAndSubmitForm(site, '/nl/nieuwsbrief/', 'sign-newsletter', {
      email: 'anna@example.be',
    });
    const link = await findConfirmationLink((await loadRows('outbox'))[0]);
    const forged = link.replace('anna', 'hanna');
    expect((await site(forged, { method: 'POST' })).status).toBe(404);
    expect((await site(link.split('?')[0] ?? '', { method: 'POST' })).status).toBe(404);
    expect(await loadSubscribers()).toEqual([['anna@example.be', 'nl', false]]);
  });
});
