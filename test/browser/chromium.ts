import type { Browser, Page } from 'playwright-core';
import { chromium } from 'playwright-core';

/** A visitor who has declined before: no question about cookies lies over what a test looks at. */
export const buildDeclinedConsentState = (origin: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'consent', value: 'necessary|9999999999999' }] }],
});

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

/**
 * Starts a Chromium without background requests. `keepsPages` starts the whole browser, which keeps
 * pages in memory for going back to them, as a visitor's does.
 */
export const launchBrowser = ({ keepsPages = false } = {}): Promise<Browser> =>
  chromium.launch({
    ignoreDefaultArgs: keepsPages ? ['--disable-back-forward-cache'] : [],
    executablePath: keepsPages ? CHROMIUM : (process.env.CHROMIUM_HEADLESS ?? CHROMIUM),
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
