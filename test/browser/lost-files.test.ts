import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { DESK_USES } from '../../scripts/bench/desk-uses';
import { FEATURES } from '../../scripts/bench/first-uses';
import { addDemoAccounts } from './demo-accounts';
import { expectFallback, NEEDED_LATER, openFeature, useFeature } from './feature-page';
import { isDocumentMarked, markDocument } from './list-page';
import { waitForPaintedFrame } from './painted-frame';
import { sharedSite } from './shared-site';
import { openWindow } from './windows';

beforeAll(() => addDemoAccounts(sharedSite.db));

const answerByPage = (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<p>Log in to this network' });

/** Notes what nobody handles on a page: a part that did not come is no error of the page. */
function listErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

/** What can happen to the files of a page that was open before, or whose line is bad. */
const LOSSES: readonly [name: string, lose: (route: Route) => Promise<void>][] = [
  ['gone after a deployment', (route) => route.fulfill({ status: 404, body: 'gone' })],
  ['lost on the line', (route) => route.abort('connectionreset')],
  ['answered by a page', answerByPage],
];

describe.each(LOSSES)('where its files are %s', (_, lose) => {
  test.each([...FEATURES, ...DESK_USES])(
    '$name: the page leads on, or stays as it was',
    async (feature) => {
      const page = await openFeature(feature);
      await page.route(NEEDED_LATER, lose);
      await useFeature(page, feature);
      await expectFallback(page, feature, true);
    },
  );
});

/** What a page names of its styles comes with it too. */
const STYLES_NEEDED_LATER = /\/assets\/(?!deferred-)[^/]+\.css/;
const STYLED = /^(gallery|search|consent|favourites|sharing|form in a window|map)/;

describe.each(LOSSES)('where its styles are %s', (_, lose) => {
  test.each(FEATURES.filter(({ name }) => STYLED.test(name)))(
    '$name: nothing is shown without them, the page leads on, or stays as it was',
    async (feature) => {
      const page = await openFeature(feature);
      await page.route(STYLES_NEEDED_LATER, lose);
      await useFeature(page, feature);
      await expectFallback(page, feature, true);
    },
  );
});

test.each(FEATURES.filter(({ name }) => /^(favourites|sharing|password|passkey)/.test(name)))(
  'without a network, $name: the page that somebody reads stays',
  async (feature) => {
    const page = await openFeature(feature);
    await page.goto(sharedSite.origin + feature.path);
    await markDocument(page);
    onTestFinished(() => page.context().setOffline(false));
    await page.context().setOffline(true);
    // Also where the browser has kept it.
    await page.route(NEEDED_LATER, (route) => route.abort('internetdisconnected'));
    const lost = page.waitForEvent('requestfailed');
    await feature.touch?.(page);
    await lost;
    await waitForPaintedFrame(page);
    expect(await isDocumentMarked(page)).toBe(true);
  },
);

test('without the first script, the towns of a search stand as a list once none can come', async () => {
  const page = await openWindow();
  await page.route(/\/assets\/entry-/, (route) => route.abort('connectionreset'));
  await page.goto(`${sharedSite.origin}/nl/zoekopdracht/`);
  const [town, typed] = [
    page.locator('.zone-picker__list label'),
    page.locator('[data-city-search]'),
  ];
  expect([await town.first().isVisible(), await typed.isVisible()]).toEqual([false, true]);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  expect([await town.first().isVisible(), await typed.isVisible()]).toEqual([true, false]);
  await town.first().click();
  expect(await page.locator('.zone-picker__list :checked').count()).toBe(1);
});

test('where a page answers in place of a form’s ticket, the form is sent, and no error is thrown', async () => {
  const page = await openWindow();
  const errors = listErrors(page);
  await page.route(/\/form-ticket\//, answerByPage);
  await page.goto(`${sharedSite.origin}/nl/contact/`);
  const answered = page.waitForResponse(/\/form-ticket\//);
  await page.locator('main form[data-form] [type="email"]').first().focus();
  await (await answered).finished();
  await page.locator('main form[data-form] [type="submit"]').first().click();
  await page.locator('.error-summary').first().waitFor();
  expect(errors).toEqual([]);
});

/** Features that show what a script fetches: the rest of a page, a part of it, data. */
const FETCHING = /^(gallery|search|filter|consent|map of|costs|form in a window)/;

/** A cache that serves the version before, or another build: by the headers that say which. */
describe.each(['x-snapshot', 'x-build'])('where what is fetched has another %s', (header) => {
  test.each(FEATURES.filter(({ name }) => FETCHING.test(name)))(
    '$name: the page leads on, or stays as it was',
    async (feature) => {
      const page = await openFeature(feature);
      await page.route('**/*', async (route) => {
        // What is asked for ahead of a script has another type than what the script asks for.
        if (!['xhr', 'fetch', 'other'].includes(route.request().resourceType()))
          return route.continue();
        const response = await route.fetch();
        return route.fulfill({ response, headers: { ...response.headers(), [header]: 'other' } });
      });
      await useFeature(page, feature);
      await expectFallback(page, feature, false);
    },
  );
});
