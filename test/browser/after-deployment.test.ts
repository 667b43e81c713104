import type { Page, Route } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { locateFilterGroup, markDocument } from './list-page';
import { openWindow } from './windows';

/** Controls of an open page that fetch something, and where they lead where that is not to be had. */
const CONTROLS: readonly {
  name: string;
  path: string;
  use: (page: Page, isScriptGone: boolean) => Promise<unknown>;
  leadsTo: string | RegExp;
}[] = [
  {
    name: 'a filter',
    path: '/nl/te-koop/',
    use: async (page, isScriptGone) => {
      await locateFilterGroup(page, 'type').click();
      await page
        .locator('input[name="type"][value="1"]')
        .evaluate((tick: HTMLInputElement) => tick.click());
      // Without its script the form is sent as it is.
      if (isScriptGone)
        await page.locator('.filters').evaluate((form: HTMLFormElement) => form.requestSubmit());
    },
    leadsTo: /te-koop\/\?(.*&)?type=1/,
  },
  {
    name: 'a picture',
    path: '/property/84213/',
    use: (page) => page.locator('.mosaic__pictures a').first().click(),
    leadsTo: /\/media\//,
  },
  {
    name: 'a form that opens over the page',
    path: '/property/84213/',
    use: (page) => page.locator('a[data-open-in-dialog][href*="meer-informatie"]').first().click(),
    leadsTo: /meer-informatie\//,
  },
];

const FAULTS: readonly [name: string, fault: (route: Route) => Promise<void>][] = [
  [
    'whose file is gone after a deployment',
    (route) => {
      const { pathname } = new URL(route.request().url());
      const isChunk = pathname.startsWith('/assets/') && pathname.endsWith('.js');
      return isChunk ? route.fulfill({ status: 404, body: 'gone' }) : route.continue();
    },
  ],
  ['that is answered from another version', (route) => answerAs(route, 'x-snapshot')],
  ['that is answered by another build', (route) => answerAs(route, 'x-build')],
];

/** Expects that the page was left: its mark is gone, also where a picture is what was opened. */
const expectOtherDocument = (page: Page) =>
  expect.poll(() => page.locator('[data-same]').count()).toBe(0);

/** Answers what a script fetches with another value of a header. */
async function answerAs(route: Route, header: string): Promise<void> {
  // What is asked for ahead of a script has another type than what the script asks for.
  if (!['xhr', 'fetch', 'other'].includes(route.request().resourceType())) return route.continue();
  const response = await route.fetch();
  return route.fulfill({ response, headers: { ...response.headers(), [header]: 'other' } });
}

describe.each(FAULTS)('a control of a page that was open before, %s,', (name, fault) => {
  test.each(CONTROLS)('$name, leads on', async ({ path, use, leadsTo }) => {
    const page = await openWindow();
    await page.goto(inject('origin') + path);
    await markDocument(page);
    await page.route('**/*', fault);
    await use(page, name.includes('file is gone'));
    await page.waitForURL(leadsTo);
    await expectOtherDocument(page);
  });
});

test('costs of another version are not shown beside the price of this one', async () => {
  const page = await openWindow();
  await page.goto(`${inject('origin')}/nl/te-koop/durbuy/x/84213/`);
  await markDocument(page);
  await page.route('**/fragments/costs/**', (route) => answerAs(route, 'x-snapshot'));
  await page.locator('.costs__tile:has([value="only-home"])').click();
  await page.waitForURL(/costs=only-home/);
  await expectOtherDocument(page);
});
