import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { loadRows } from '../forms/form-requests';
import { BOTH, openBrowser, setUpAccountSite, signIn } from './account-requests';

const { site, configure } = setUpAccountSite();

describe('limits', () => {
  test('the eleventh wrong password of an account waits, known or not, and others may go on', async () => {
    const statuses = async (username: string) => {
      const browser = openBrowser(site);
      const answers: number[] = [];
      for (let tries = 0; tries < 12; tries++) {
        const response = await signIn(browser, username, `wrong ${tries}`);
        answers.push(response.status);
        if (response.status === 429) {
          const seconds = Number(response.headers.get('Retry-After'));
          expect(seconds).toBeGreaterThan(0);
          expect(seconds).toBeLessThanOrEqual(3600);
        }
      }
      return answers;
    };
    const expected = [...Array(10).fill(422), 429, 429];
    expect(await statuses('AN@example.be')).toEqual(expected);
    expect(await statuses('nobody@example.be')).toEqual(expected);
    expect((await signIn(openBrowser(site), 'an@example.be')).status).toBe(429);
    expect((await signIn(openBrowser(site), BOTH.email)).status).toBe(303);
  }, 60_000);

  test('forty wrong passwords from one network stop at thirty', async () => {
    const browser = openBrowser(site);
    const answers: number[] = [];
    for (let tries = 0; tries < 40; tries++)
      answers.push((await signIn(browser, `nobody-${tries}@example.be`, 'wrong')).status);
    expect(answers).toEqual([...Array(30).fill(422), ...Array(10).fill(429)]);
    const rows = await loadRows('sign_in_attempts');
    expect(rows).toHaveLength(30);
    expect(JSON.stringify(rows)).not.toContain('nobody');
  }, 60_000);

  test('end by themselves', async () => {
    for (let tries = 0; tries < 10; tries++) await signIn(openBrowser(site), 'an', 'wrong');
    expect((await signIn(openBrowser(site), 'an')).status).toBe(429);
    await env.DB.prepare('UPDATE rate_windows SET expires_at = ?').bind(Date.now()).run();
    expect((await signIn(openBrowser(site), 'an')).status).toBe(303);
  }, 60_000);

  test('do not count what was right', async () => {
    for (let tries = 0; tries < 12; tries++)
      expect((await signIn(openBrowser(site))).status).toBe(303);
  }, 60_000);

  /** Signs in wrongly at once, each time as somebody else and from the network of this number. */
  async function tryFromNetworks(numbers: number[], buildNetwork: (number: number) => string) {
    const answers = await Promise.all(
      numbers.map((number) =>
        openBrowser(site).post(
          '/nl/login/',
          { username: `nobody-${number}@example.be`, password: 'wrong' },
          { 'CF-Connecting-IP': buildNetwork(number) },
        ),
      ),
    );
    return answers.map(({ status }) => status).toSorted();
  }

  test('hold for all networks together', async () => {
    await configure({ RATE_SCALE: 0.1, TRUSTED_PROXY: 'local' });
    const statuses = await tryFromNetworks([...Array(8).keys()], (number) => `10.${number}.0.1`);
    expect(statuses).toEqual([...Array(6).fill(422), 429, 429]);
  }, 60_000);

  test('hold for the networks of a /48 together, and for no others', async () => {
    await configure({ RATE_SCALE: 0.1, TRUSTED_PROXY: 'local' });
    const endMinute = () =>
      env.DB.exec(`UPDATE rate_windows SET expires_at = 0 WHERE kind = 'sign-in all'`);
    const fromProvider = (number: number) => `2001:db8:1:${number}::1`;
    expect(await tryFromNetworks([1, 2, 3, 4, 5, 6], fromProvider)).toEqual(Array(6).fill(422));
    await endMinute();
    const next = await tryFromNetworks([7, 8, 9, 10, 11, 12], fromProvider);
    expect(next).toEqual([...Array(4).fill(422), 429, 429]);
    await endMinute();
    expect(await tryFromNetworks([13], (number) => `2001:db8:2:${number}::1`)).toEqual([422]);
  }, 60_000);

  test('grow with RATE_SCALE', async () => {
    await configure({ RATE_SCALE: 1.2 });
    const answers: number[] = [];
    for (let tries = 0; tries < 13; tries++)
      answers.push((await signIn(openBrowser(site), 'an', 'wrong')).status);
    expect(answers).toEqual([...Array(12).fill(422), 429]);
  }, 60_000);
});
