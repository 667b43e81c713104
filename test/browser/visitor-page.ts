import type { WindowOptions } from './windows';
import { openWindow } from './windows';

/**
 * Opens the window of a visitor who is asked about cookies, 1280 pixels wide and without moving parts.
 * Requests to other hosts are answered here and listed in `elsewhere`; `complaints` lists the page's errors
 * and warnings.
 */
export async function openVisitorPage(options: WindowOptions = {}) {
  const page = await openWindow({
    asksConsent: true,
    showsPictures: true,
    viewport: { width: 1280, height: 900 },
    ...options,
  });
  const elsewhere: string[] = [];
  const complaints: string[] = [];
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      elsewhere.push(route.request().url());
      const isScript = route.request().resourceType() === 'script';
      return route.fulfill({ contentType: isScript ? 'text/javascript' : 'text/html', body: '' });
    },
  );
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, elsewhere, complaints };
}
