import type { Browser, BrowserContextOptions } from 'playwright-core';

/**
 * Opens the window of a new visitor, 1280 pixels wide and without moving parts. Requests to other hosts
 * are answered here and listed in `elsewhere`; `complaints` lists the page's errors and warnings.
 */
export async function openVisitorPage(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  const elsewhere: string[] = [];
  const complaints: string[] = [];
  await context.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      elsewhere.push(route.request().url());
      const isScript = route.request().resourceType() === 'script';
      return route.fulfill({ contentType: isScript ? 'text/javascript' : 'text/html', body: '' });
    },
  );
  const page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { context, page, elsewhere, complaints };
}
