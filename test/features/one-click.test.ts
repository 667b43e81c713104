import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { createNewsletterToken } from '../../src/features/newsletter/newsletter-token';
import { createIdToken } from '../../src/platform/auth/id-token';
import { loadSigningKeys } from '../../src/platform/auth/signing-keys-store';
import { emptyTables } from '../empty-tables';
import { loadRows } from './forms/form-requests';
import { addSearch } from './saved-searches/saved-searches';
import { createAccountSite, OWNER, resetPeople, SUBSCRIBER } from './sign-in/account-requests';

const EMAIL = 'eva@example.be';

/** The links of mails that unsubscribe by one click: their tails in English, which is off here, and what they change. */
const LINKS: [string, () => Promise<string>, () => Promise<unknown>][] = [
  [
    'newsletter/unsubscribe/',
    async () => createNewsletterToken(EMAIL, await loadSigningKeys(env)),
    async () => (await loadRows('newsletter')).length === 0,
  ],
  [
    'owner-mail/',
    async () => createIdToken('digest', OWNER.email, await loadSigningKeys(env)),
    async () => (await loadRows('owner_digests'))[0]?.stopped_at,
  ],
  [
    'demand-register/unsubscribe/',
    async () => createIdToken('unsubscribe', SUBSCRIBER.email, await loadSigningKeys(env)),
    async () =>
      (await loadRows('accounts')).find(({ email }) => email === SUBSCRIBER.email)?.unsubscribed_at,
  ],
];

test.each(LINKS.flatMap((link) => ['/en/', '/EN/'].map((prefix) => [prefix, ...link] as const)))(
  'one click unsubscribes at %s%s without a redirect, though the language is off',
  async (prefix, tail, createToken, isDone) => {
    await emptyTables(['newsletter', 'owner_digests', 'saved_searches']);
    await resetPeople([OWNER, SUBSCRIBER]);
    await addSearch('one');
    await env.DB.prepare('INSERT INTO newsletter (email, language, asked_at) VALUES (?, ?, 1)')
      .bind(EMAIL, 'en')
      .run();
    const site = await createAccountSite();
    const path = `${prefix}${tail}?${new URLSearchParams({ token: await createToken() })}`;
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await site(path)).status).toBe(301);
    expect((await site(path, { method: 'POST', body })).status).toBe(200);
    expect(await isDone()).toBeTruthy();
  },
);
