import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { chromium } from 'playwright-core';

/**
 * Opens the profile of a visitor who has declined before: no question about cookies lies over what a
 * test looks at.
 */
export async function openDeclinedContext(
  browser: Browser,
  options?: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await declineConsent(context);
  return context;
}

/**
 * Stores the refusal as the pages of a profile open. Playwright's `storageState` opens a page of its own
 * for that, which costs as much as the page under test.
 */
export const declineConsent = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    // An empty page and a sandboxed frame have no storage.
    if (origin !== 'null') localStorage.setItem('consent', 'necessary|9999999999999');
  });

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

/**
 * Features of Chromium that tests do without. The list replaces Playwright's own, whose lines that matter
 * to a headless browser are repeated. Without a renderer kept ready for the next page a page costs a
 * fifth less CPU time.
 */
const DISABLED_FEATURES = [
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];

interface BrowserOptions {
  /** Starts the whole browser, which keeps pages in memory for going back to them, as a visitor's does. */
  keepsPages?: boolean;
  /** Loads and draws pictures, which take a sixth of a page's CPU time; the whole browser always does. */
  showsPictures?: boolean;
}

/** Starts a Chromium without background requests. */
export const launchBrowser = ({ keepsPages, showsPictures }: BrowserOptions): Promise<Browser> =>
  chromium.launch({
    // Shared memory of the machine serves better than files, which Playwright asks for instead.
    ignoreDefaultArgs: [
      '--disable-dev-shm-usage',
      ...(keepsPages ? ['--disable-back-forward-cache'] : []),
    ],
    executablePath: keepsPages ? CHROMIUM : (process.env.CHROMIUM_HEADLESS ?? CHROMIUM),
    args: [
      '--headless',
      '--no-sandbox',
      // An empty page and the page opened in it share a process.
      '--renderer-process-limit=1',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${DISABLED_FEATURES.join(',')}`,
      // No page lives long enough for optimized code to pay: it took half the CPU time of a run of axe.
      '--js-flags=--no-turbofan --no-maglev',
      ...(keepsPages || showsPictures ? [] : ['--blink-settings=imagesEnabled=false']),
    ],
  });

const openedBrowsers = new Map<string, Promise<Browser>>();

/**
 * Returns the Chromium that all files of this test worker share, one for each of the options: starting
 * one costs as much CPU time as five pages. It ends with the worker; each file closes its windows.
 */
export function openBrowser(options: BrowserOptions = {}): Promise<Browser> {
  const key = JSON.stringify(options);
  const browser = openedBrowsers.get(key) ?? launchBrowser(options);
  openedBrowsers.set(key, browser);
  return browser;
}

/** Closes the windows of a test file, with what they stored. */
export async function closeWindows(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}

/**
 * The page once more, with its typefaces in memory: `font-display: optional` then paints with them
 * at once, and what moves after that moves by our doing.
 */
export const reloadWithTypefaces = (page: Page) => page.reload({ waitUntil: 'load' });
