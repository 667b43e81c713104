import type { Page } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openHangingEdge } from './hanging-edge';
import { openWindow } from './windows';

const PACK = '/nl/bezoekpakket/?ids=84236,84232';

/** Opens the pack and keeps it on this device. */
async function keepPack(origin = inject('origin')): Promise<Page> {
  const page = await openWindow({ showsPictures: true, viewport: { width: 390, height: 844 } });
  await page.goto(origin + PACK);
  await page.locator('[data-pack="keep"]').click();
  await expect.poll(() => page.locator('[data-pack-state="kept"]').isVisible()).toBe(true);
  return page;
}

const readKept = (page: Page) =>
  page.evaluate(async () => ({ caches: await caches.keys(), item: localStorage['visit-pack'] }));

const readPictures = (page: Page) =>
  page
    .locator('.pack__facts img')
    .evaluateAll((pictures: HTMLImageElement[]) => pictures.map((picture) => picture.naturalWidth));

test('a kept pack is read, noted in and left without a network; lists are not shown from memory', async () => {
  const page = await keepPack();
  onTestFinished(() => page.context().setOffline(false));
  await page.context().setOffline(true);
  await page.reload();
  expect(await page.locator('.pack__stop').count()).toBe(2);
  await expect.poll(() => readPictures(page)).toEqual([600, 600]);
  expect(await page.locator('[data-pack-state="kept"]').textContent()).toMatch(
    /zoals het was op \d/,
  );
  await page.locator('.pack__stop').first().locator('textarea').fill('Kelder is droog.');
  await page.locator('.pack__stop').first().getByRole('checkbox').first().check();
  await page.reload();
  expect(await page.locator('textarea').first().inputValue()).toBe('Kelder is droog.');
  expect(await page.getByRole('checkbox').first().isChecked()).toBe(true);

  await page.goto(`${inject('origin')}/nl/te-koop/`);
  expect(await page.locator('h1').textContent()).toBe('Geen verbinding');
  expect(await page.locator('.card').count()).toBe(0);
  await page.locator('[data-kept-pack]').click();
  await page.waitForURL(/bezoekpakket/);
  expect(await page.locator('.pack__stop').count()).toBe(2);

  await page.context().setOffline(false);
  await page.goto(`${inject('origin')}/nl/te-koop/`);
  expect(await page.locator('.card').count()).toBeGreaterThan(3);
});

test('a kept pack is read where the line hangs', async () => {
  const edge = await openHangingEdge(inject('origin'));
  const page = await keepPack(edge.origin);
  edge.hang();
  await page.goto(edge.origin + PACK, { waitUntil: 'commit' });
  await page.locator('.pack__stop').nth(1).waitFor();
});

test('with a network the kept pack becomes what the site says now, in one piece', async () => {
  const page = await keepPack();
  const before = await readKept(page);
  expect(before.caches).toHaveLength(1);
  await page.reload();
  await expect.poll(async () => (await readKept(page)).item).not.toBe(before.item);
  await expect.poll(async () => (await readKept(page)).caches.length).toBe(1);
  await page.locator('[data-pack="remove"]').click();
  await expect.poll(() => readKept(page)).toEqual({ caches: [], item: undefined });
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});

test('a page of another build is not kept beside the files of this one', async () => {
  const page = await openWindow({});
  await page.goto(inject('origin') + PACK);
  await page.evaluate(() => {
    document.documentElement.dataset.same = '';
  });
  await page.route('**/bezoekpakket/**', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, headers: { ...answer.headers(), 'x-build': 'other' } });
  });
  await page.locator('[data-pack="keep"]').click();
  await expect.poll(() => page.locator('[data-same]').count()).toBe(0);
  expect((await readKept(page)).item).toBeUndefined();
});

test('a full device says so, keeps what it had, and says when a note is not stored', async () => {
  const page = await keepPack();
  const before = await readKept(page);
  await page.goto(
    `${inject('origin')}/nl/bezoekpakket/?ids=84236,84232,84184,84213,84155,84102,84173`,
  );
  await page.evaluate(() => {
    const block = 'x'.repeat(1024 * 1024);
    for (let size = block.length; size > 0; size = Math.floor(size / 2))
      try {
        for (let count = 0; count < 12; count++)
          localStorage[`filled ${size} ${count}`] = block.slice(0, size);
      } catch {}
  });
  await page.locator('[data-pack="keep"]').click();
  await expect.poll(() => page.locator('[data-pack-state="full"]').isVisible()).toBe(true);
  await page.locator('textarea').first().fill('past er niet meer bij');
  await expect.poll(() => page.locator('[data-pack-state="refused"]').isVisible()).toBe(true);
  expect(await readKept(page)).toEqual(before);
});

test('a home that the site does not know says so, and keeps its notes', async () => {
  const page = await openWindow({});
  await page.goto(`${inject('origin')}/fr/carnet-de-visites/?ids=84236,99999`);
  const gone = page.locator('.pack__stop').nth(1);
  expect(await gone.textContent()).toContain('n’est pas sur notre site');
  await gone.locator('textarea').fill('rappeler');
  await page.reload();
  expect(await gone.locator('textarea').inputValue()).toBe('rappeler');
});

test('on paper each home has a sheet of A5', async () => {
  const page = await openWindow({});
  await page.goto(inject('origin') + PACK);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  expect(boxes.map(([, width, height]) => [Number(width), Number(height)].map(Math.round))).toEqual(
    [
      [420, 595],
      [420, 595],
    ],
  );
});

test('on paper an hour is left out until it is given', async () => {
  const page = await openWindow({});
  await page.goto(inject('origin') + PACK);
  await page.emulateMedia({ media: 'print' });
  const hours = page.locator('.pack__hour input');
  const readColours = () =>
    hours.evaluateAll((all) => all.map((hour) => getComputedStyle(hour).color));
  await expect.poll(readColours).toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)']);
  await hours.first().fill('14:30');
  const [given, open] = await readColours();
  expect(given).not.toBe(open);
});
