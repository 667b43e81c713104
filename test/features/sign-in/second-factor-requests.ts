import { expect } from 'vitest';
import type { TestBrowser } from './account-requests';
import { openBrowser, PASSWORD, setUpAccountSite, signIn } from './account-requests';
import { readAppCode } from './authenticator-app';

export const ASK = '/nl/aanmeldcode/';
export const SECURITY = '/nl/beveiliging/';

export async function start(browser: TestBrowser) {
  const response = await browser.post(SECURITY, { action: 'start', password: PASSWORD });
  const html = await response.text();
  const key = /<code>([A-Z2-7 ]+)</.exec(html)?.[1] ?? '';
  const sealed = /name="sealed" value="([\w-]+)"/.exec(html)?.[1] ?? '';
  return { html, key, sealed };
}

export const enterCode = (browser: TestBrowser, code: string) => browser.post(ASK, { code });

/** Before each test of a file: fresh accounts without a second factor, and a site. */
export function setUpSecondFactor() {
  const { site } = setUpAccountSite();

  /** Switches the second factor on, as an owner does; returns the app's key and the recovery codes. */
  async function switchOn() {
    const browser = openBrowser(site);
    await signIn(browser);
    const { key, sealed } = await start(browser);
    const code = await readAppCode(key);
    const response = await browser.post(SECURITY, { action: 'confirm', sealed, code });
    const codes = [...(await response.text()).matchAll(/<code>([a-z\d-]+)</g)].map(
      ([, code = '']) => code,
    );
    return { browser, response, key, code, codes };
  }

  async function openWaitingBrowser(): Promise<TestBrowser> {
    const browser = openBrowser(site);
    const response = await signIn(browser);
    expect(response.headers.get('Location')).toBe(ASK);
    return browser;
  }

  return { site, switchOn, openWaitingBrowser };
}
