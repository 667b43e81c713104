import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';

export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Opens Chromium, calls back and closes it; says so and does nothing where there is none. */
export async function withBenchBrowser<Result>(
  what: string,
  measure: (browser: Browser) => Promise<Result>,
): Promise<Result | undefined> {
  if (!existsSync(CHROMIUM)) {
    console.log(`\n${what} skipped: no Chromium at ${CHROMIUM}. Set CHROMIUM to its path.`);
    return undefined;
  }
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}
