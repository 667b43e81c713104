import type { Browser, Page } from 'playwright-core';
import { chromium } from 'playwright-core';

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

export interface BrowserOptions {
  /** Starts the whole browser, which keeps pages in memory for going back to them, as a visitor's does. */
  keepsPages?: boolean | undefined;
  /** Loads and draws pictures, which take a sixth of a page's CPU time; the whole browser always does. */
  showsPictures?: boolean | undefined;
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
      // All pages of a context share a process: starting one costs as much CPU time as a page.
      '--renderer-process-limit=1',
      '--disable-site-isolation-trials',
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
 * one costs as much CPU time as five pages. It ends with the worker.
 */
export function openBrowser(options: BrowserOptions = {}): Promise<Browser> {
  const key = JSON.stringify(options);
  const browser = openedBrowsers.get(key) ?? launchBrowser(options);
  openedBrowsers.set(key, browser);
  return browser;
}

/**
 * Reloads a page with its typefaces in memory, which `font-display: optional` then paints with, and waits
 * for them: what moves after that moves by our doing.
 */
export async function reloadWithTypefaces(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
}
