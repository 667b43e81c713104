import type { Browser, Page } from 'playwright-core';
import { chromium } from 'playwright-core';

/** A visitor who has declined before: no question about cookies lies over what a test looks at. */
export const buildDeclinedConsentState = (origin: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'consent', value: 'necessary|9999999999999' }] }],
});

/** A Chromium that speaks to nobody but the site; `keepsPages` for going back to them, as everyone's does. */
export const launchBrowser = ({ keepsPages = false } = {}): Promise<Browser> =>
  chromium.launch({
    ignoreDefaultArgs: keepsPages ? ['--disable-back-forward-cache'] : [],
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

/**
 * The page once more, with its typefaces in memory: `font-display: optional` then paints with them
 * at once, and what moves after that moves by our doing.
 */
export const reloadWithTypefaces = (page: Page) => page.reload({ waitUntil: 'load' });
