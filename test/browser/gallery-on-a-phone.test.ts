import { expect, test } from 'vitest';
import { findAxeViolations } from './axe';
import {
  expectGalleryPosition,
  GALLERY_PATH,
  locateGallery,
  locateMosaicPhoto,
  openGalleryPage,
} from './gallery-page';
import { measureOverflow } from './page-fit';
import { listSmallTargets } from './page-geometry';
import { swipe } from './swipe';
import type { WindowOptions } from './windows';

const PHONE: WindowOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

test.each(['no-preference', 'reduce'] as const)(
  'a finger swipes, a button enlarges (motion: %s)',
  async (reducedMotion) => {
    const { page, complaints } = await openGalleryPage(GALLERY_PATH, {
      ...PHONE,
      reducedMotion,
    });
    await locateMosaicPhoto(page, 1).tap();
    await expectGalleryPosition(page, 'Foto 1 van 8', 'Voorgevel');
    await swipe(page, [330, 420], [60, 420]);
    await expectGalleryPosition(page, 'Foto 2 van 8', 'Achtergevel en tuin');
    await swipe(page, [60, 420], [330, 420]);
    await expectGalleryPosition(page, 'Foto 1 van 8', 'Voorgevel');
    const animated = await page
      .locator('.gallery')
      .evaluate((dialog) => getComputedStyle(dialog).animationName);
    expect(animated).toBe(reducedMotion === 'reduce' ? 'none' : 'gallery-fade-in');
    await page.locator('[data-zoom]').tap();
    await page.locator('[data-zoom][aria-pressed="true"]').waitFor();
    const overflow = await measureOverflow(page);
    expect(overflow).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

test('a plan with the names of all its rooms leaves the buttons beside them their size', async () => {
  const { page } = await openGalleryPage(GALLERY_PATH, PHONE);
  await page.locator('.floor-plans a').first().tap();
  await locateGallery(page).waitFor();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await listSmallTargets(page)).toEqual([]);
});
