import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { openVisitorPage } from './visitor-page';
import type { WindowOptions } from './windows';

/** A property with five photos, a plan, a film at a platform and a tour at a provider. */
export const GALLERY_PATH = '/property/84213/';

/** Opens a page with pictures for a visitor who declined before. */
export async function openGalleryPage(path = GALLERY_PATH, options: WindowOptions = {}) {
  const visitor = await openVisitorPage({ asksConsent: false, ...options });
  await visitor.page.goto(inject('origin') + path);
  return visitor;
}

export const locateGallery = (page: Page) => page.locator('.gallery[open]');
export const readGalleryPosition = async (page: Page) =>
  (await page.locator('.gallery__position > *').allTextContents()).filter(Boolean);
export const expectGalleryPosition = (page: Page, ...words: string[]) =>
  expect.poll(() => readGalleryPosition(page)).toEqual(words);
export const locateMosaicPhoto = (page: Page, n: number) =>
  page.locator('.mosaic__pictures a').nth(n - 1);
export const readUrlHash = (page: Page) => new URL(page.url()).hash;
