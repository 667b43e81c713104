import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { openDeskBrowser } from '../desk/desk-requests';
import type { TestBrowser } from './account-requests';
import { openBrowser, PASSWORD, setUpAccountSite } from './account-requests';
import type { SoftwarePasskey } from './software-passkey';
import { createSoftwarePasskey } from './software-passkey';

export const VISITORS = { security: '/nl/beveiliging/', door: '/nl/login/' };
export const DESK = { security: '/nl/desk/beveiliging/', door: '/nl/desk/aanmelden/' };

/** A change of what a device signs. */
export type Change = Partial<Parameters<SoftwarePasskey['sign']>[0]>;

/** Begins to add a passkey; returns what the page asks the device. */
export async function start(browser: TestBrowser, path = VISITORS.security) {
  const response = await browser.post(path, { action: 'passkey-start', password: PASSWORD });
  const html = (await response.text()).replaceAll('&quot;', '"');
  const options = JSON.parse(/data-options="(\{.*?\})"/.exec(html)?.[1] ?? '{}');
  const token = /data-challenge="([^"]*)"/.exec(html)?.[1] ?? '';
  return { options, token, challenge: String(options.challenge) };
}

export async function add(
  browser: TestBrowser,
  path = VISITORS.security,
): Promise<SoftwarePasskey> {
  const passkey = await createSoftwarePasskey();
  const { token, challenge } = await start(browser, path);
  const credential = await passkey.register({ challenge });
  const response = await browser.post(path, {
    action: 'passkey-add',
    ...{ challenge: token, credential },
  });
  expect(response.status).toBe(303);
  return passkey;
}

/** Before each test of a file: fresh accounts without passkeys, and a site. */
export function setUpPasskeys() {
  const { site } = setUpAccountSite();
  beforeEach(() => env.DB.exec('DELETE FROM used_proofs'));
  afterEach(() => {
    vi.useRealTimers();
  });

  const askChallenge = async (
    path = VISITORS.door,
  ): Promise<{ token: string; challenge: string }> =>
    (await openBrowser(site).post(path, { action: 'passkey-challenge' })).json();

  async function signInWith(passkey: SoftwarePasskey, change: Change = {}, path = VISITORS.door) {
    const { token, challenge } = await askChallenge(path);
    const credential = await passkey.sign({ challenge, ...change });
    const browser = path === DESK.door ? openDeskBrowser(site) : openBrowser(site);
    const response = await browser.post(path, { action: 'passkey', challenge: token, credential });
    return { response, browser, token, credential };
  }

  return { site, askChallenge, signInWith };
}
