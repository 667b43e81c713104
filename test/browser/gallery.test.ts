import { describe, expect, test } from 'vitest';
import { findAxeViolations } from './axe';
import {
  expectGalleryPosition,
  GALLERY_PATH,
  locateGallery,
  locateMosaicPhoto,
  openGalleryPage,
  readGalleryPosition,
  readUrlHash,
} from './gallery-page';
import { goBack } from './go-back';
import { WITH_MOTION } from './windows';

describe('by keyboard', () => {
  test('it opens, announces the position, steps, loops, and returns the focus', async () => {
    const { page, complaints } = await openGalleryPage(GALLERY_PATH, WITH_MOTION);
    await locateMosaicPhoto(page, 2).press('Enter');
    await locateGallery(page).waitFor();
    await expectGalleryPosition(page, 'Foto 2 van 8', 'Achtergevel en tuin');
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await expectGalleryPosition(page, 'Foto 3 van 8', 'Woonkamer');
    await page.keyboard.press('Home');
    await expectGalleryPosition(page, 'Foto 1 van 8', 'Voorgevel');
    await page.keyboard.press('ArrowLeft');
    await expectGalleryPosition(page, 'Virtueel bezoek');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await expectGalleryPosition(page, 'Foto 1 van 8', 'Voorgevel');
    await page.keyboard.press('+');
    await page.locator('[data-zoom][aria-pressed="true"]').waitFor();
    await page.keyboard.press('-');
    await page.locator('[data-zoom][aria-pressed="false"]').waitFor();
    // Nothing behind it takes the focus.
    for (let tab = 0; tab < 16; tab++) {
      await page.keyboard.press('Tab');
      const within = () => document.activeElement?.closest('body > :not(.gallery)') === null;
      expect(await page.evaluate(within)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await locateGallery(page).waitFor({ state: 'detached' });
    await expect.poll(() => readUrlHash(page)).toBe('');
    await expect
      .poll(() => locateMosaicPhoto(page, 2).evaluate((link) => link === document.activeElement))
      .toBe(true);
    expect(complaints).toEqual([]);
  });
});

describe('in the address', () => {
  test('a picture has its own URL; the back button closes the gallery, not the page', async () => {
    const { page } = await openGalleryPage();
    await locateMosaicPhoto(page, 1).click();
    await expectGalleryPosition(page, 'Foto 1 van 8', 'Voorgevel');
    await page.locator('[data-step="1"]').click();
    await expectGalleryPosition(page, 'Foto 2 van 8', 'Achtergevel en tuin');
    await expect.poll(() => readUrlHash(page)).toBe('#photo-2');
    const shared = page.url();
    await goBack(page);
    await locateGallery(page).waitFor({ state: 'detached' });
    await expect.poll(() => page.url()).toBe(shared.replace('#photo-2', ''));
    await page.goForward();
    await expectGalleryPosition(page, 'Foto 2 van 8', 'Achtergevel en tuin');

    await page.goto('about:blank');
    await page.goto(shared);
    await expectGalleryPosition(page, 'Foto 2 van 8', 'Achtergevel en tuin');
    await page.getByLabel('Foto’s sluiten').click();
    await locateGallery(page).waitFor({ state: 'detached' });
    await expect.poll(() => readUrlHash(page)).toBe('');
  });
});

describe('what it fetches', () => {
  test('nothing before the first interaction, then the current picture and its neighbours', async () => {
    const { page } = await openGalleryPage();
    const scripts = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('gallery'))
          .map(({ name }) => name),
      );
    expect(await scripts()).toEqual([]);
    await page.locator('.mosaic__strip a[href="#photos"]').click();
    await expectGalleryPosition(page, 'Foto 1 van 8', 'Voorgevel');
    const filled = () =>
      page
        .locator('.swiper-slide')
        .evaluateAll((slides) => slides.map((slide) => slide.childElementCount));
    expect(await filled()).toEqual([1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
    await page.locator('.gallery__thumbs button').nth(3).click();
    await expectGalleryPosition(page, 'Foto 4 van 8', 'Keuken');
    expect((await filled()).slice(2, 5)).toEqual([1, 1, 1]);
  });

  test('nothing from a provider before the visitor agrees, and its player is removed with the slide', async () => {
    const { page, elsewhere, complaints } = await openGalleryPage('/property/84213/');
    const film = page.locator('.mosaic__strip [data-media]').first();
    await film.click();
    await expectGalleryPosition(page, 'Video');
    expect(await findAxeViolations(page)).toEqual([]);
    expect(elsewhere).toEqual([]);
    const ask = page.locator('.swiper-slide:not([inert]) .gallery__consent-prompt');
    expect(await ask.textContent()).toContain('YouTube');
    expect(await ask.locator('a').getAttribute('href')).toBe(await film.getAttribute('href'));
    await ask.locator('button').click();
    await expect.poll(() => elsewhere.length).toBe(1);
    expect(elsewhere[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?/);
    await page.locator('[data-step="1"]').click();
    await expectGalleryPosition(page, 'Virtueel bezoek');
    expect(await page.locator('.gallery iframe').count()).toBe(0);
    await ask.locator('button').click();
    await expect.poll(() => elsewhere[1]).toContain('https://my.matterport.com/');
    await page.getByLabel('Foto’s sluiten').click();
    await expect.poll(() => page.locator('.gallery iframe').count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

test('the slideshow plays until something is pressed', async () => {
  const { page } = await openGalleryPage(GALLERY_PATH, { movesClock: true });
  await locateMosaicPhoto(page, 1).click();
  await locateGallery(page).waitFor();
  await page.getByRole('button', { name: 'Diavoorstelling starten' }).click();
  await page.clock.runFor(4100);
  await expectGalleryPosition(page, 'Foto 2 van 8', 'Achtergevel en tuin');
  expect(await page.locator('.gallery__position').getAttribute('aria-live')).toBe('off');
  await page.keyboard.press('Home');
  await page.clock.runFor(9000);
  await expectGalleryPosition(page, 'Foto 1 van 8', 'Voorgevel');
  expect(await page.locator('.gallery__position').getAttribute('aria-live')).toBe('polite');
});

test('a project’s pictures and floor plans open in it too', async () => {
  const { page, complaints } = await openGalleryPage('/project/12/');
  await page.locator('.floor-plans a').first().click();
  await locateGallery(page).waitFor();
  await expectGalleryPosition(
    page,
    'Plattegrond',
    '1\u00a0Woonkamer, 2\u00a0Keuken, 3\u00a0Gang, 4\u00a0Badkamer, 5\u00a0Slaapkamer, 6\u00a0Slaapkamer, 7\u00a0Berging',
  );
  expect(readUrlHash(page)).toBe('#plan-1');
  await page.keyboard.press('Home');
  await expect.poll(async () => (await readGalleryPosition(page))[0]).toMatch(/^Foto 1 van \d+$/);
  expect(complaints).toEqual([]);
});

test('without script pictures open as files, and videos lead to their provider', async () => {
  const { page } = await openGalleryPage(GALLERY_PATH, {
    javaScriptEnabled: false,
  });
  expect(await page.locator('.mosaic__strip [data-media]').first().getAttribute('target')).toBe(
    '_blank',
  );
  await page.locator('a[href="#photos"]').click();
  expect(await locateMosaicPhoto(page, 5).isVisible()).toBe(true);
  await locateMosaicPhoto(page, 5).click();
  expect(page.url()).toMatch(/\/media\/houses\/.+\.webp$/);
});
