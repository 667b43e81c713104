import type { FrameLocator } from 'playwright-core';
import { expect, inject } from 'vitest';
import { findAxeViolations } from './axe';
import { goBack } from './go-back';
import { chooseBedrooms, readCount } from './list-page';
import { openMapFrame, SPLIT_VIEW_PATH, test } from './map-page';
import { openWindow } from './windows';

test('the map of a list shows all matches on any page of the list, without axe violations', async ({
  page,
}) => {
  const map = await openMapFrame(page, SPLIT_VIEW_PATH);
  await map.getByLabel('Volledige kaart').click();
  const [count = ''] = (await readCount(page))?.match(/\d+/) ?? [];
  await expect.poll(() => countStanding(map)).toBe(Number(count));
  expect(Number(count)).toBeGreaterThan(24);
  expect(await findAxeViolations(page)).toEqual([]);
});

/** Counts the properties whose pins or clusters stand on a map. */
const countStanding = (map: FrameLocator): Promise<number> =>
  map
    .locator('.pin:not(.pin--highlighted), .cluster')
    .evaluateAll((all) =>
      all
        .map((one) => (one.matches('.cluster') ? Number(one.textContent) : 1))
        .reduce((sum, one) => sum + one, 0),
    );

test.each([/\/kaart\/plaatsen\//, /\/kaart\/$/])(
  'a list that changes while %s of its map is on its way is what the map shows',
  async (late) => {
    const page = await openWindow({ viewport: { width: 1280, height: 900 } });
    const arrived = Promise.withResolvers<void>();
    await page.route(late, async (route) => {
      await arrived.promise;
      await route.continue();
    });
    await page.goto(inject('origin') + SPLIT_VIEW_PATH, { waitUntil: 'domcontentloaded' });
    await page.locator('[data-map] iframe').waitFor({ state: 'attached' });
    const before = await readCount(page);
    await chooseBedrooms(page, 3);
    await expect.poll(() => readCount(page)).not.toBe(before);
    arrived.resolve();
    const map = page.frameLocator('[data-map] iframe');
    await map.locator('.pin, .cluster').first().waitFor();
    await map.getByLabel('Volledige kaart').click();
    const [count = ''] = (await readCount(page))?.match(/\d+/) ?? [];
    await expect.poll(() => countStanding(map)).toBe(Number(count));
  },
);

test('the map is linked with its list: a card highlights its pin, a pin opens its card and marks the row', async ({
  page,
}) => {
  const map = await openMapFrame(page, SPLIT_VIEW_PATH);
  const card = page.locator('.listing__split .cards > li').nth(1);
  const price = await card.locator('.card__price').textContent();
  await card.hover();
  const lit = map.locator('.pin--highlighted');
  await lit.waitFor();
  expect(price).toContain(await lit.textContent());

  // Pins are drawn somewhat beyond the edge of the map too.
  const labels = await map
    .locator('.pin:not(.pin--highlighted)')
    .evaluateAll((pins) =>
      pins
        .filter((pin) => pin.getBoundingClientRect().top > 0)
        .map((pin) => pin.getAttribute('aria-label') ?? ''),
    );
  const pin = map.locator(`.pin:not(.pin--highlighted)[aria-label="${labels[0]}"]`);
  const [, id = ''] = (await pin.getAttribute('aria-label'))?.match(/ref\. (\d+)/) ?? [];
  await pin.click({ force: true });
  const link = map.locator('.map-card a');
  await link.waitFor();
  expect(await link.getAttribute('href')).toMatch(new RegExp(`/${id}/$`));
  await expect.poll(() => page.evaluate(() => history.state?.openedIds)).toEqual([Number(id)]);
  await page.waitForFunction(
    (own) =>
      document.querySelector(`.is-active a[href$="/${own}/"]`) ||
      !document.querySelector(`.cards a[href$="/${own}/"]`),
    id,
  );
  await Promise.all([page.waitForURL(`**/${id}/`), link.click()]);
  await goBack(page);
  await page.locator('[data-map]').scrollIntoViewIfNeeded();
  await map.locator(`.pin--opened[aria-label$="${id}"]`).waitFor();
});

test('the map offers to search the visible area once it was moved, not where it opened', async ({
  page,
}) => {
  const map = await openMapFrame(page, SPLIT_VIEW_PATH);
  const link = page.getByRole('link', { name: 'Zoeken in dit gebied' });
  expect(await link.count()).toBe(0);
  await map.getByLabel('Inzoomen', { exact: true }).click();
  await map.getByLabel('Inzoomen', { exact: true }).click();
  await link.waitFor();
  const all = Number((await page.locator('[data-part="count"]').textContent())?.match(/\d+/)?.[0]);
  await Promise.all([page.waitForURL(/area=50\.\d+%2C5/), link.click()]);
  const some = Number((await page.locator('[data-part="count"]').textContent())?.match(/\d+/)?.[0]);
  expect(some).toBeLessThan(all);
  await page.getByRole('link', { name: 'Filter Gebied op de kaart verwijderen' }).waitFor();
});

test('the map works by keyboard alone: one Tab stop, arrows from pin to pin, Enter, Escape', async ({
  page,
}) => {
  const map = await openMapFrame(page, SPLIT_VIEW_PATH);
  const focused = () =>
    map.locator('body').evaluate(() => {
      const { className, ariaLabel, id } = document.activeElement as HTMLElement;
      return { className, ariaLabel, id };
    });
  await map.locator('#map').focus();
  await page.keyboard.press('Tab');
  const first = await focused();
  expect(first.className).toMatch(/pin|cluster/);
  await page.keyboard.press('ArrowDown');
  const second = await focused();
  expect(second.className).toMatch(/pin|cluster/);
  expect(second.ariaLabel).not.toBe(first.ariaLabel);
  expect(await map.locator('[tabindex="0"]:is(.pin, .cluster)').count()).toBe(1);

  await map.locator('.pin').first().focus();
  const pin = await focused();
  await page.keyboard.press('Enter');
  await map.locator('.map-card a').waitFor();
  expect(await map.locator('.map-card a').evaluate((a) => a === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  expect((await focused()).ariaLabel).toBe(pin.ariaLabel);
  await page.keyboard.press('Escape');
  expect((await focused()).id).toBe('map');
});

test('the map pans to a focused pin beyond its edge', async ({ page }) => {
  const map = await openMapFrame(page, SPLIT_VIEW_PATH);
  const inView = () =>
    map.locator('body').evaluate(() => {
      const pin = document.activeElement as HTMLElement;
      const { x, y, width, height } = pin.getBoundingClientRect();
      const [across, down] = [x + width / 2, y + height / 2];
      return across > 0 && across < innerWidth && down > 0 && down < innerHeight;
    });
  await map.locator('#map').focus();
  // Nearer, some stand beyond the edge.
  for (const key of ['+', '+']) await page.keyboard.press(key);
  await page.keyboard.press('Tab');
  await expect.poll(inView).toBe(true);
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press('ArrowLeft');
    await expect.poll(inView).toBe(true);
  }
  await map.locator('.pin, .cluster').last().focus();
  await expect.poll(inView).toBe(true);
});

test('without script the map leads to the list', async () => {
  const plain = await openWindow({ showsPictures: true, javaScriptEnabled: false });
  await plain.goto(`${inject('origin')}/fr/a-vendre/?view=map`);
  const place = plain.locator('[data-map]');
  expect(await place.textContent()).toContain('Sans JavaScript');
  expect(await place.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(
    1200,
  );
  await Promise.all([plain.waitForURL('**/fr/a-vendre/'), place.locator('a').first().click()]);
});

test('the map of a whole page opens before it is in view, and fetches its script and its properties once', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 1280, height: 120 });
  await page.goto(`${inject('origin')}/nl/te-koop/?view=map`);
  await page.frameLocator('[data-map] iframe').locator('.pin, .cluster').first().waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  for (const path of [/^\/assets\/host-/, /^\/nl\/kaart\/plaatsen\/$/])
    expect(asked.filter((one) => path.test(one))).toHaveLength(1);
});
