import type { Page } from 'playwright-core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, inject, test } from 'vitest';
import { InlineStylesheet } from '../../src/views/layout/stylesheets';
import type { WindowOptions } from './windows';
import { openWindow, WITH_MOTION } from './windows';

const PICTURES = ['vallei', 'dorp', 'rivier', 'bos', 'keuken'];

/** The gallery as layout/banner-media draws it, resting a moment only. */
const renderGalleryMarkup = (rest: number) => `
  <div class="slides" data-behaviour="gallery-banner" data-fade-ms="500" data-lazy-ahead="2" data-loop="" data-interval-ms="${rest}">
    <ul class="slides__list" tabindex="0" aria-label="Beelden" data-slides="">${PICTURES.map(
      (name, place) =>
        `<li data-position-label="${place + 1} van ${PICTURES.length}"><img class="banner-picture" src="/media/hero/${name}-400.webp" width="400" height="235" alt=""${place ? ' loading="lazy"' : ''}></li>`,
    ).join('')}</ul>
    <div class="slider-controls" hidden data-slider-controls="">
      <button type="button" data-play="">Stop</button>
      <button type="button" data-step="-1" aria-label="Vorige"></button><output></output>
      <button type="button" data-step="1" aria-label="Volgende"></button>
    </div>
  </div>`;

const filmMarkup = `
  <div class="banner-video" data-behaviour="video-banner">
    <video muted loop playsinline preload="none"><source src="/media/hero/banner-video.mp4" type="video/mp4"></video>
    <div class="slider-controls" hidden data-slider-controls=""><button type="button" data-play="">Speel</button></div>
  </div>`;

/** The styles that a page with such a banner has at once (features/configured/added-styles). */
const SLIDES = renderToStaticMarkup(createElement(InlineStylesheet, { sheet: 'slides' }));

/** The home page with this banner in place of its own. */
async function openHomeWithBanner(markup: string, options: WindowOptions = {}): Promise<Page> {
  const page = await openWindow({
    ...WITH_MOTION,
    showsPictures: true,
    viewport: { width: 1280, height: 900 },
    ...options,
  });
  await page.route('**/nl/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const hero = html.replace(
      /(<section [^>]*class="hero[^>]*>)<picture>.*?<\/picture>/s,
      `$1${markup}`,
    );
    // The policy names the styles of the page that was fetched.
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers, body: hero.replace('</head>', `${SLIDES}</head>`) });
  });
  await page.goto(`${inject('origin')}/nl/`, { waitUntil: 'load' });
  return page;
}

const readSlidePosition = (page: Page) => page.locator('.slides output').textContent();
const waitForSlide = (page: Page, text: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector('.slides output')?.textContent === wanted,
    text,
  );

describe('a gallery', () => {
  test('plays by itself and stops for good on its button', async () => {
    const page = await openHomeWithBanner(renderGalleryMarkup(300));
    await waitForSlide(page, '2 van 5');
    await page.locator('[data-play]').click();
    expect(await page.locator('.slides.is-playing').count()).toBe(0);
    expect(await page.locator('.slides output').getAttribute('aria-live')).toBe('polite');
  });

  test('pauses while the focus is in its banner', async () => {
    const page = await openHomeWithBanner(renderGalleryMarkup(6000), { movesClock: true });
    await page.locator('.slides.is-playing').waitFor();
    await page.locator('#search').focus();
    await page.clock.runFor(30_000);
    expect(await readSlidePosition(page)).toBe('1 van 5');
    await page.locator('#search').blur();
    await page.clock.runFor(6000);
    await waitForSlide(page, '2 van 5');
  });

  test('starts stopped with reduced motion, steps by hand and loops', async () => {
    const page = await openHomeWithBanner(renderGalleryMarkup(300), { reducedMotion: 'reduce' });
    await waitForSlide(page, '1 van 5');
    expect(await page.locator('.slides.is-playing').count()).toBe(0);
    await page.getByRole('button', { name: 'Vorige' }).first().click();
    await waitForSlide(page, '5 van 5');
    await page.getByRole('button', { name: 'Volgende' }).first().click();
    await waitForSlide(page, '1 van 5');
  });

  test('fetches at most two pictures ahead', async () => {
    const page = await openHomeWithBanner(renderGalleryMarkup(60_000));
    await page.locator('.slides.is-playing').waitFor();
    const fetched = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').filter(({ name }) => name.includes('/keuken')),
      );
    expect(await page.locator('.slides__list > li[hidden]').count()).toBe(2);
    expect(await fetched()).toHaveLength(0);
  });

  test('is a scrolling row without script', async () => {
    const page = await openHomeWithBanner(renderGalleryMarkup(300), { javaScriptEnabled: false });
    expect(await page.locator('.slides .slider-controls').isVisible()).toBe(false);
    expect(await page.locator('.slides__list > li:visible').count()).toBe(5);
  });
});

describe('a video banner', () => {
  const asked = (page: Page) =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => /film\.mp4/.test(name)),
    );

  test('is not fetched with reduced motion until its button is pressed', async () => {
    const page = await openHomeWithBanner(filmMarkup, { reducedMotion: 'reduce' });
    expect(await asked(page)).toBe(false);
    await page.getByRole('button', { name: 'Speel' }).waitFor();
  });

  test('shows the picture and no button if it cannot be played', async () => {
    const page = await openHomeWithBanner(filmMarkup);
    await page.locator('.banner-video .slider-controls').waitFor({ state: 'hidden' });
  });
});

describe('testimonials', () => {
  test('move by button and by arrow key, and announce the position', async () => {
    const page = await openWindow({ showsPictures: true });
    await page.goto(`${inject('origin')}/nl/`, { waitUntil: 'load' });
    const slider = page.locator('[data-behaviour="slider"]').first();
    const told = (text: string) =>
      page.waitForFunction(
        (wanted) =>
          document.querySelector('[data-behaviour="slider"] output')?.textContent === wanted,
        text,
      );
    await slider.scrollIntoViewIfNeeded();
    await told('1 van 10');
    await slider.locator('[data-step="1"]').click();
    await told('2 van 10');
    await slider.locator('[data-slides]').focus();
    await page.keyboard.press('ArrowLeft');
    await told('1 van 10');
  });
});

describe('a person’s dialog', () => {
  test('opens by its button, closes on Escape and returns the focus', async () => {
    const page = await openWindow(WITH_MOTION);
    await page.goto(`${inject('origin')}/nl/contact/`, { waitUntil: 'load' });
    const button = page.getByRole('button', { name: 'Over Marijke' });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Marijke Verhoeven' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await button.click();
    await dialog.getByRole('button', { name: 'Venster sluiten' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });
});

describe('an answer of the FAQ', () => {
  test('opens if a link names it', async () => {
    const page = await openWindow();
    await page.goto(`${inject('origin')}/nl/faq/#kadastraal-inkomen`, { waitUntil: 'load' });
    await page.locator('details:has(#kadastraal-inkomen)[open]').waitFor();
  });
});
