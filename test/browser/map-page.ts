import type { FrameLocator, Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { openWindow } from './windows';

/**
 * A test of a map. `page` is a new window of 1280 pixels, without moving parts; `consoleErrors` and
 * `externalRequests` list its errors and its requests to other hosts. A test that expects some takes them
 * out: after the test none may be left.
 */
export const test = base
  .extend('consoleErrors', (): string[] => [])
  .extend('externalRequests', (): string[] => [])
  .extend('page', async ({ consoleErrors, externalRequests }, { onCleanup }) => {
    const viewport = { width: 1280, height: 900 };
    const page = await openWindow({ viewport });
    page.on('console', (message) => {
      if (message.type() === 'error') consoleErrors.push(message.text());
    });
    page.on('pageerror', ({ message }) => consoleErrors.push(message));
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== inject('origin')) externalRequests.push(request.url());
    });
    onCleanup(() => {
      expect(consoleErrors).toEqual([]);
      expect(externalRequests).toEqual([]);
    });
    return page;
  });

/** A list beside its map. */
export const SPLIT_VIEW_PATH = '/nl/te-koop/?view=split';

/** Opens a page and brings its map into view; the map is there once it has pins. */
export async function openMapFrame(
  page: Page,
  path: string,
  pin = '.pin, .cluster',
): Promise<FrameLocator> {
  await page.goto(inject('origin') + path);
  // On a phone a form shows its map when it is asked for, once its script is there.
  const show = page.locator('[data-show-map]:visible');
  const place = page.locator('[data-map]');
  await show
    .or(place.filter({ visible: true }))
    .first()
    .waitFor();
  if (await show.isVisible()) await show.click();
  await place.scrollIntoViewIfNeeded();
  const map = page.frameLocator('[data-map] iframe');
  await map.locator(pin).first().waitFor();
  return map;
}
