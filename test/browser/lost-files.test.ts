import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { DESK_USES } from '../../scripts/bench/desk-uses';
import type { Feature } from '../../scripts/bench/first-uses';
import { FEATURES } from '../../scripts/bench/first-uses';
import { addDemoAccounts } from './demo-accounts';
import { signInAtDesk } from './desk-session';
import { FALLBACKS } from './fallbacks';
import { isDocumentMarked, markDocument } from './list-page';
import { waitForPaintedFrame } from './painted-frame';
import { sharedSite } from './shared-site';
import { openWindow } from './windows';

const { origin, db } = sharedSite;
beforeAll(() => addDemoAccounts(db));

/** What a page names itself comes with it, from the same build; all other scripts come when they are needed. */
const NEEDED_LATER = /\/assets\/(?!entry-|late-|pack-)[^/]+\.js/;

/** What can happen to the files of a page that was open before, or whose line is bad. */
const LOSSES: readonly [name: string, lose: (route: Route) => Promise<void>][] = [
  ['gone after a deployment', (route) => route.fulfill({ status: 404, body: 'gone' })],
  ['lost on the line', (route) => route.abort('connectionreset')],
];

async function openFeature({ name, path }: Feature, movesClock = false): Promise<Page> {
  const page = await openWindow({
    hasTouch: true,
    movesClock,
    viewport: { width: 1280, height: 800 },
    asksConsent: name.startsWith('consent'),
  });
  if (path.includes('/desk/')) await signInAtDesk(page, origin, 'nl');
  return page;
}

/** Uses a feature whose script is gone or whose data are stale; the page leads on, or stays as the server wrote it. */
async function expectFallback(page: Page, { name, path, touch }: Feature, isScriptGone: boolean) {
  const [feature = ''] = name.split(':');
  const fallBack = FALLBACKS[feature];
  if (!fallBack) throw new Error(`what does ${feature} do without its files?`);
  await page.goto(origin + path);
  await markDocument(page);
  await touch?.(page);
  await fallBack(page, isScriptGone);
}

describe.each(LOSSES)('where its files are %s', (_, lose) => {
  test.each([...FEATURES, ...DESK_USES])(
    '$name: the page leads on, or stays as it was',
    async (feature) => {
      const page = await openFeature(feature);
      await page.route(NEEDED_LATER, lose);
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
      await expectFallback(page, feature, true);
    },
  );
});

test.each(FEATURES.filter(({ name }) => /^(gallery|form in a window)/.test(name)))(
  'where a line hangs, $name: the page leads on after ten seconds',
  async (feature) => {
    const page = await openFeature(feature, true);
    await page.route(NEEDED_LATER, () => undefined);
    await page.goto(origin + feature.path);
    await markDocument(page);
    await feature.touch?.(page);
    await page.locator('a[aria-busy]').waitFor();
    await page.clock.fastForward(10_000);
    await FALLBACKS[feature.name.split(':')[0] ?? '']?.(page, true);
  },
);

test.each(FEATURES.filter(({ name }) => /^(favourites|sharing|password|passkey)/.test(name)))(
  'without a network, $name: the page that somebody reads stays',
  async (feature) => {
    const page = await openFeature(feature);
    await page.goto(origin + feature.path);
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
      await expectFallback(page, feature, false);
    },
  );
});
