import type { Page } from 'playwright-core';
import { beforeEach, expect, inject, test } from 'vitest';
import { waitForPaintedFrame } from './painted-frame';
import { openWindow } from './windows';

let page: Page;
let faults: string[];
beforeEach(async () => {
  page = await openWindow({ showsPictures: true, viewport: { width: 1280, height: 900 } });
  faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
});

const locateSearchBox = () => page.locator('search input');
const locateResultsPanel = () => page.locator('search [data-panel]');

/**
 * Translates the page as Chrome does: each text node becomes two nested <font> elements, new ones too.
 * Texts marked translate="no" stay.
 */
const translatePage = () =>
  page.evaluate(() => {
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const parent = text.parentElement;
        if (!text.data.trim() || !parent || parent.closest('font, script, style')) continue;
        if (parent.closest('[translate="no"]')) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.data;
        outer.appendChild(inner);
        text.replaceWith(outer);
      }
    };
    translate(document.body);
    new MutationObserver(() => translate(document.body)).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });

/** Types texts that make the panel remove, add and split the names of towns and types. */
async function typeAndClear() {
  for (const text of ['durbuy', '', 'huis', 'xyzzy', '', 'dur', 'd', 'villa']) {
    await locateSearchBox().fill(text);
    // The translator and React take turns.
    await waitForPaintedFrame(page);
  }
}

test.each(['before', 'after'])(
  'the box survives a page that was translated %s the first touch',
  async (moment) => {
    await page.goto(`${inject('origin')}/nl/`);
    if (moment === 'before') await translatePage();
    await locateSearchBox().focus();
    await locateResultsPanel().getByRole('heading', { name: 'Type' }).waitFor();
    if (moment === 'after') await translatePage();
    await typeAndClear();
    expect(faults).toEqual([]);
    await locateSearchBox().fill('durbuy');
    await locateResultsPanel().getByText('Durbuy [6940]').waitFor();
    await Promise.all([page.waitForURL('**/nl/te-koop/?city=**'), page.keyboard.press('Enter')]);
  },
);

test('what was typed before the script came is kept on a translated page', async () => {
  await page.goto(`${inject('origin')}/fr/`);
  await translatePage();
  await page.route('**/isla-*.js', async (route) => {
    await page.keyboard.type('durbuy');
    await route.continue();
  });
  await locateSearchBox().focus();
  await locateResultsPanel().getByText('Durbuy [6940]').waitFor();
  expect(await locateSearchBox().inputValue()).toBe('durbuy');
  expect(faults).toEqual([]);
});

test('a panel that fails leaves the box of the server, with what was typed', async () => {
  await page.goto(`${inject('origin')}/nl/`);
  await locateSearchBox().focus();
  await locateResultsPanel().getByRole('heading', { name: 'Type' }).waitFor();
  // Software of somebody else takes away what React will want to remove.
  await locateResultsPanel().evaluate((panel) => panel.querySelector('section')?.remove());
  await locateSearchBox().fill('durbuy');
  await expect.poll(() => faults.length).toBeGreaterThan(0);
  expect(await locateSearchBox().inputValue()).toBe('durbuy');
  expect(await locateSearchBox().evaluate((input) => document.activeElement === input)).toBe(true);
  expect(await page.locator('search button').isVisible()).toBe(true);
  expect(await page.locator('search form[aria-busy]').count()).toBe(0);
  await locateSearchBox().fill('durbuy');
  await Promise.all([page.waitForURL('**/nl/te-koop/?city=**'), page.keyboard.press('Enter')]);
});

test('a script or an index that does not come leaves a form that can be sent', async () => {
  await page.route('**/isla-*.js', (route) => route.abort());
  await page.goto(`${inject('origin')}/nl/`);
  await locateSearchBox().fill('durbuy');
  await expect.poll(() => page.locator('search form[aria-busy]').count()).toBe(0);
  await Promise.all([page.waitForURL('**/nl/te-koop/?city=**'), page.keyboard.press('Enter')]);
});
