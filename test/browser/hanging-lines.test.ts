import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FEATURES } from '../../scripts/bench/first-uses';
import { expectFallback, NEEDED_LATER, openFeature, useFeature } from './feature-page';
import { chooseBedrooms } from './list-page';
import { openMapFrame, SPLIT_VIEW_PATH } from './map-page';
import { sharedSite } from './shared-site';
import { openWindow } from './windows';

/** What a line that hangs says: nothing. */
const hang = () => undefined;

const openMovedWindow = () =>
  openWindow({ movesClock: true, viewport: { width: 1280, height: 900 } });

test.each(FEATURES.filter(({ name }) => /^(gallery|form|booking|towns)/.test(name)))(
  'where the scripts of $name hang, the page leads on after ten seconds, or is as the server wrote it',
  async (feature) => {
    const page = await openFeature(feature, true);
    await page.route(NEEDED_LATER, hang);
    await useFeature(page, feature);
    if (feature.name.startsWith('gallery') || feature.name.startsWith('form in'))
      await page.locator('a[aria-busy]').waitFor();
    await page.clock.fastForward(10_000);
    await expectFallback(page, feature, true);
  },
);

test('a form that is sent before its script has come says that it waits, and is sent without it', async () => {
  const page = await openMovedWindow();
  await page.route(NEEDED_LATER, hang);
  await page.goto(`${sharedSite.origin}/nl/contact/`);
  const form = page.locator('main form[data-form]').first();
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
  expect(await form.getAttribute('class')).toContain('is-submitting');
  await page.clock.fastForward(10_000);
  await page.locator('.error-summary').first().waitFor();
});

test('a form whose answer hangs is sent once more, by navigation', async () => {
  const page = await openMovedWindow();
  await page.route(/\/contact\//, (route) =>
    route.request().resourceType() === 'xhr' ? hang() : route.continue(),
  );
  await page.goto(`${sharedSite.origin}/nl/contact/`);
  const ticket = page.waitForResponse(/\/form-ticket\//);
  await page.locator('main form[data-form] [type="email"]').first().focus();
  await (await ticket).finished();
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.locator('main form[data-form] [type="submit"]').first().click();
  await sent;
  await page.clock.fastForward(10_000);
  await page.locator('.error-summary').first().waitFor();
});

test('a search box whose script hangs is no longer busy after ten seconds, and is a form', async () => {
  const page = await openMovedWindow();
  await page.route(NEEDED_LATER, hang);
  await page.goto(`${sharedSite.origin}/nl/`);
  await page.locator('search input').first().focus();
  await page.locator('search form[aria-busy]').waitFor();
  await page.clock.fastForward(10_000);
  await page.locator('search form[aria-busy]').waitFor({ state: 'detached' });
});

test('a passkey whose question hangs says that it failed', async () => {
  const page = await openMovedWindow();
  await page.route(/\/login\//, (route) =>
    route.request().method() === 'POST' ? hang() : route.continue(),
  );
  await page.goto(`${sharedSite.origin}/nl/login/`);
  const asked = page.waitForRequest((request) => request.method() === 'POST');
  await page.locator('.passkey button').click();
  await asked;
  await page.clock.fastForward(10_000);
  await page.locator('.passkey [role="alert"]').waitFor();
});

test.each(['lost', 'hanging'])(
  'what fits a search is not told of answers before, where the count of the new ones is %s',
  async (fault) => {
    const page = await openMovedWindow();
    await page.goto(`${sharedSite.origin}/nl/zoekopdracht/`);
    await page.locator('.zone-picker.is-ready').waitFor();
    const matches = page.locator('.search-matches');
    await matches.waitFor();
    await page.route('**/*', (route) =>
      route.request().resourceType() !== 'xhr'
        ? route.continue()
        : fault === 'lost'
          ? route.abort()
          : hang(),
    );
    const asked = page.waitForRequest((request) => request.resourceType() === 'xhr');
    await page.getByLabel('Huren').check();
    await page.clock.runFor(300);
    await asked;
    await page.clock.fastForward(10_000);
    await matches.waitFor({ state: 'hidden' });
    expect(await page.locator('.matches-line').isVisible()).toBe(false);
    await page.unrouteAll();
    await page.getByLabel('Kopen').check();
    await page.clock.runFor(300);
    await matches.waitFor();
  },
);

const expectStill = async (page: Page) => {
  await page.locator('[data-map] iframe').waitFor({ state: 'detached' });
  expect(await page.locator('[data-map] img').first().isVisible()).toBe(true);
};

test.each([/\/kaart\/plaatsen\//, /\/kaart\/$/, /\/assets\/map-frame-.*\.js/])(
  'a map whose %s hangs shows its still picture all the time, and goes after ten seconds',
  async (hanging) => {
    const page = await openMovedWindow();
    await page.route(hanging, hang);
    await page.goto(sharedSite.origin + SPLIT_VIEW_PATH);
    const frame = page.locator('[data-map] iframe');
    await frame.waitFor({ state: 'attached' });
    expect(await frame.isVisible()).toBe(false);
    await page.clock.fastForward(10_000);
    await expectStill(page);
  },
);

test('a map beside a list that changed shows no pins of the list before where those of the new one hang', async () => {
  const page = await openMovedWindow();
  const map = await openMapFrame(page, SPLIT_VIEW_PATH);
  await page.route(/\/kaart\/plaatsen\//, hang);
  const asked = page.waitForRequest(/\/kaart\/plaatsen\//);
  await chooseBedrooms(page, 3);
  await asked;
  await page.clock.fastForward(10_000);
  await expectStill(page);
  await page.unrouteAll();
  await chooseBedrooms(page, 2);
  await map.locator('.pin, .cluster').first().waitFor();
});
