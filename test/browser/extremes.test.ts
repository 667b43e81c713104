import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { SiteInMemory } from '../../scripts/staff/snapshot/effects/site-in-memory';
import { LONGEST_TOWN, openExtremeSite } from './extreme-site';
import { measureOverflow } from './page-fit';
import { PAGE_KINDS } from './page-kinds';
import { sharedSite } from './shared-site';
import { listTextFaults } from './text-geometry';
import { openWindow } from './windows';

const WIDTHS = [1280, 1024, 768, 390, 320];

let page: Page;
beforeAll(async () => {
  const site = await openExtremeSite();
  page = await openWindow();
  await page.route(`${sharedSite.origin}/**`, async (route) => {
    const request = route.request();
    if (request.frame() !== page.mainFrame() || !request.isNavigationRequest())
      return route.fallback();
    const { pathname, search } = new URL(request.url());
    const answer = await followRedirects(site, pathname + search);
    return route.fulfill({ contentType: 'text/html', body: await answer.text() });
  });
});

/** The page of an original path, which the site may send to that of its language. */
async function followRedirects(site: SiteInMemory, path: string): Promise<Response> {
  const answer = await site.answer(path);
  const location = answer.headers.get('location');
  if (!location) return answer;
  const { pathname, search } = new URL(location, sharedSite.origin);
  return followRedirects(site, pathname + search);
}

test.each(Object.entries(PAGE_KINDS))(
  '%s, with the longest titles, towns and prices, and none or thirty pictures, is whole at every width, in whole euros',
  async (_, original) => {
    const path = original.replace('durbuy', LONGEST_TOWN.toLowerCase());
    await page.goto(sharedSite.origin + path, { waitUntil: 'load' });
    // No rent of the demonstration has cents, and what is paid once has none even with VAT of an odd price.
    expect((await page.textContent('main'))?.match(/€\s?[\d.]+,\d/g)).toBeFalsy();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const faults = {
        overflow: await measureOverflow(page),
        ...(await listTextFaults(page)),
      };
      expect({ width, ...faults }).toEqual({ width, overflow: 0, cut: [], overlaps: [] });
    }
  },
);
