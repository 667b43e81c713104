import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { insertOneTimePassword } from '../../../src/features/sign-in/credentials/one-time-passwords-store';
import { STAFF_TABLES, VISITOR_TABLES } from '../../../src/platform/accounts/account-tables';
import { createOneTimePassword } from '../../../src/platform/accounts/tokens';
import { LUC, resetStaff, signInAtDesk } from '../desk/desk-requests';
import { loadRows } from '../forms/form-requests';
import { OWNER, openBrowser, openSignedIn, PASSWORD, signIn } from './account-requests';
import { enterCode, SECURITY, setUpSecondFactor } from './second-factor-requests';

const { site, switchOn, openWaitingBrowser } = setUpSecondFactor();
beforeEach(resetStaff);

/** How people type a code that a page or a mail shows in groups. */
const SPELLINGS: [string, (code: string) => string][] = [
  ['as it is shown', (code) => code],
  ['without hyphens', (code) => code.replaceAll('-', '')],
  ['with spaces', (code) => ` ${code.replaceAll('-', ' ')} `],
  ['with hyphens of a word processor', (code) => code.replaceAll('-', '\u2011')],
  ['in capitals', (code) => code.toUpperCase()],
];

describe.each(SPELLINGS)('a code that is typed %s is right', (_, spell) => {
  test('as a recovery code', async () => {
    const { codes } = await switchOn();
    const answer = await enterCode(await openWaitingBrowser(), spell(codes[0] ?? ''));
    expect(answer.headers.get('Location')).toBe('/nl/eigenaar/');
  });

  test.each([
    ['an owner', VISITOR_TABLES, OWNER.email],
    ['staff', STAFF_TABLES, LUC.email],
  ] as const)('as a one-time password of %s', async (_who, tables, email) => {
    const id = await env.DB.prepare(`SELECT id FROM ${tables.accounts} WHERE email = ?`)
      .bind(email)
      .first<string>('id');
    const password = createOneTimePassword();
    const ends = Date.now() + 60_000;
    await env.DB.batch(await insertOneTimePassword(env.DB, id ?? '', password, ends, tables));
    const typed = spell(password);
    const answer =
      tables === VISITOR_TABLES
        ? await signIn(openBrowser(site), email, typed)
        : await signInAtDesk(openBrowser(site, '', 'desk'), email, { password: typed });
    expect(answer.headers.get('Location')).toContain('wachtwoord');
  });
});

describe('new recovery codes', () => {
  const renew = { action: 'renew', password: PASSWORD };

  test('take the place of the old ones, used or not, and are mailed about', async () => {
    const { browser, codes } = await switchOn();
    await enterCode(await openWaitingBrowser(), codes[0] ?? '');
    const html = await (await browser.post(SECURITY, renew)).text();
    const fresh = [...html.matchAll(/<code>([a-z\d-]+)</g)].map(([, code = '']) => code);
    expect(fresh).toHaveLength(8);
    expect((await enterCode(await openWaitingBrowser(), codes[1] ?? '')).status).toBe(422);
    const answer = await enterCode(await openWaitingBrowser(), fresh[0] ?? '');
    expect(answer.headers.get('Location')).toBe('/nl/eigenaar/');
    const subjects = (await loadRows('outbox')).map(({ subject }) => subject);
    expect(subjects).toContain('Er zijn nieuwe herstelcodes');
  });

  test('need the password, and a second factor', async () => {
    const { browser } = await switchOn();
    expect((await browser.post(SECURITY, { ...renew, password: 'x' })).status).toBe(422);
    await browser.post(SECURITY, { action: 'stop', password: PASSWORD });
    await (await openSignedIn(site)).post(SECURITY, renew);
    expect(await loadRows('account_recovery_codes')).toEqual([]);
  });
});
