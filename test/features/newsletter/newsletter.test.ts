import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetUnconfirmed } from '../../../src/features/newsletter/newsletter-store';
import type { Site } from '../forms/sending';
import { ANNA, fillIn, forgetAll, formSite, rowsOf } from '../forms/sending';

let site: Site;
beforeEach(async () => {
  await forgetAll();
  await env.DB.exec('DELETE FROM newsletter');
  site = await formSite();
});

/** The link in the mail that asks. */
async function linkIn(mail: Record<string, string | number> | undefined): Promise<string> {
  const { text } = JSON.parse(String(mail?.mail)) as { text: string };
  return /\/(?:nl|fr)\/(?:nieuwsbrief|newsletter)\/\S+/.exec(text)?.[0] ?? '';
}

const subscribers = async () =>
  (await rowsOf('newsletter')).map(({ email, language, confirmed }) => [
    email,
    language,
    confirmed !== null,
  ]);

describe('the newsletter', () => {
  test.each([
    ['nl', '/nl/nieuwsbrief/', 'Bevestig uw inschrijving', 'U bent ingeschreven.'],
    ['fr', '/fr/newsletter/', 'Confirmez votre inscription', 'Vous êtes inscrit'],
  ])('in %s is sent to who answers its mail', async (language, path, subject, done) => {
    const sent = await fillIn(site, path, 'sign-newsletter', { email: 'anna@example.be' });
    expect(sent.status).toBe(303);
    expect(await subscribers()).toEqual([['anna@example.be', language, false]]);
    const [mail, ...others] = await rowsOf('outbox');
    expect([mail?.recipient, mail?.subject, others]).toEqual(['anna@example.be', subject, []]);

    const link = await linkIn(mail);
    // A mail program that follows the link signs nobody up.
    expect(await (await site(link)).text()).toContain('<form method="post">');
    expect(await subscribers()).toEqual([['anna@example.be', language, false]]);
    const confirmed = await site(link, { method: 'POST' });
    expect(await confirmed.text()).toContain(done);
    expect(confirmed.headers.get('Cache-Control')).toBe('no-store');
    expect(await subscribers()).toEqual([['anna@example.be', language, true]]);
  });

  test.each(['token=$%26', 'token=x&y=$&/onfocus=alert(1)//', "token=x&y=$`$'"])(
    'has a page for any link, and ?%s is no part of its markup',
    async (query) => {
      const html = await (await site(`/nl/nieuwsbrief/bevestigen/?${query}`)).text();
      expect(html).toContain('href="/fr/newsletter/confirmer/?token=');
      expect(html).not.toMatch(/path-in-|onfocus/);
      expect(html.match(/<header/g)).toHaveLength(1);
    },
  );

  test('is signed up for by the box of another form, ticked by hand only', async () => {
    await fillIn(site, '/nl/contact/', 'site-contact', ANNA);
    expect(await subscribers()).toEqual([]);
    await fillIn(site, '/nl/contact/', 'site-contact', { ...ANNA, newsletter: 'yes' });
    expect(await subscribers()).toEqual([['anna@example.be', 'nl', false]]);
    expect(
      (await rowsOf('outbox')).filter(({ subject }) => subject === 'Bevestig uw inschrijving'),
    ).toHaveLength(1);
  });

  test('lets go of who unsubscribes, and forgets the address', async () => {
    await fillIn(site, '/nl/nieuwsbrief/', 'sign-newsletter', { email: 'anna@example.be' });
    const link = (await linkIn((await rowsOf('outbox'))[0])).replace('bevestigen', 'uitschrijven');
    expect(await (await site(link)).text()).toContain('Uitschrijven');
    await site(link, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
    expect(await subscribers()).toEqual([]);
  });

  test('believes no link but its own', async () => {
    await fillIn(site, '/nl/nieuwsbrief/', 'sign-newsletter', { email: 'anna@example.be' });
    const link = await linkIn((await rowsOf('outbox'))[0]);
    const forged = link.replace('anna', 'hanna');
    expect((await site(forged, { method: 'POST' })).status).toBe(404);
    expect((await site(link.split('?')[0] ?? '', { method: 'POST' })).status).toBe(404);
    expect(await subscribers()).toEqual([['anna@example.be', 'nl', false]]);
  });

  test('forgets who never answered', async () => {
    await fillIn(site, '/nl/nieuwsbrief/', 'sign-newsletter', { email: 'anna@example.be' });
    await forgetUnconfirmed(env.DB, Date.now() + 29 * 86_400_000);
    expect(await subscribers()).toHaveLength(1);
    await forgetUnconfirmed(env.DB, Date.now() + 31 * 86_400_000);
    expect(await subscribers()).toEqual([]);
  });
});
