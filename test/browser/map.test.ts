import type { Browser, FrameLocator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { findAxeViolations } from './axe';
import { closeWindows, openBrowser } from './chromium';
import { goBack } from './go-back';

let browser: Browser;
let page: Page;
const consoleErrors: string[] = [];
const externalRequests: string[] = [];

beforeAll(async () => {
  browser = await openBrowser({ showsPictures: true });
});
afterAll(() => closeWindows(browser));
beforeEach(async () => {
  const viewport = { width: 1280, height: 900 };
  page = await (await browser.newContext({ viewport, reducedMotion: 'reduce' })).newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(message.text());
  });
  page.on('pageerror', ({ message }) => consoleErrors.push(message));
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== inject('origin')) externalRequests.push(request.url());
  });
});
afterEach(async () => {
  await page.context().close();
  expect(consoleErrors.splice(0)).toEqual([]);
  expect(externalRequests.splice(0)).toEqual([]);
});

/** Opens a page and brings its map into view; the map is there once it has pins. */
async function openMapFrame(path: string, pin = '.pin, .cluster'): Promise<FrameLocator> {
  await page.goto(inject('origin') + path);
  await page.locator('[data-map]').scrollIntoViewIfNeeded();
  const map = page.frameLocator('[data-map] iframe');
  await map.locator(pin).first().waitFor();
  return map;
}

const SPLIT_VIEW_PATH = '/nl/te-koop/?view=split';

describe('the map of a list', () => {
  test('shows all matches on any page of the list, without axe violations', async () => {
    const map = await openMapFrame(SPLIT_VIEW_PATH);
    await map.getByLabel('Volledige kaart').click();
    const standing = () =>
      map
        .locator('.pin:not(.pin--highlighted), .cluster')
        .evaluateAll((all) =>
          all
            .map((one) => (one.matches('.cluster') ? Number(one.textContent) : 1))
            .reduce((sum, one) => sum + one, 0),
        );
    const [count = ''] =
      (await page.locator('[data-part="count"]').textContent())?.match(/\d+/) ?? [];
    await expect.poll(standing).toBe(Number(count));
    expect(Number(count)).toBeGreaterThan(24);
    expect(await findAxeViolations(page)).toEqual([]);
  });

  test('is linked with it: a card highlights its pin, a pin opens its card and marks the row', async () => {
    const map = await openMapFrame(SPLIT_VIEW_PATH);
    const card = page.locator('.listing__split .cards > li').nth(1);
    const price = await card.locator('.card__price').textContent();
    await card.hover();
    const lit = map.locator('.pin--highlighted');
    await lit.waitFor();
    expect(price).toContain(await lit.textContent());

    const pin = map.locator('.pin:not(.pin--highlighted)').first();
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

  test('offers to search the visible area once it was moved, not where it opened', async () => {
    const map = await openMapFrame(SPLIT_VIEW_PATH);
    const link = page.getByRole('link', { name: 'Zoeken in dit gebied' });
    expect(await link.count()).toBe(0);
    await map.getByLabel('Inzoomen', { exact: true }).click();
    await map.getByLabel('Inzoomen', { exact: true }).click();
    await link.waitFor();
    const all = Number(
      (await page.locator('[data-part="count"]').textContent())?.match(/\d+/)?.[0],
    );
    await Promise.all([page.waitForURL(/area=50\.\d+%2C5/), link.click()]);
    const some = Number(
      (await page.locator('[data-part="count"]').textContent())?.match(/\d+/)?.[0],
    );
    expect(some).toBeLessThan(all);
    await page.getByRole('link', { name: 'Filter Gebied op de kaart verwijderen' }).waitFor();
  });

  test('works by keyboard alone: one Tab stop, arrows from pin to pin, Enter, Escape', async () => {
    const map = await openMapFrame(SPLIT_VIEW_PATH);
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
    expect(await map.locator('.map-card a').evaluate((a) => a === document.activeElement)).toBe(
      true,
    );
    await page.keyboard.press('Escape');
    expect((await focused()).ariaLabel).toBe(pin.ariaLabel);
    await page.keyboard.press('Escape');
    expect((await focused()).id).toBe('map');
  });

  test('pans to a focused pin beyond its edge', async () => {
    const map = await openMapFrame(SPLIT_VIEW_PATH);
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

  test('without script leads to the list', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(`${inject('origin')}/fr/a-vendre/?view=map`);
    const place = plain.locator('[data-map]');
    expect(await place.textContent()).toContain('Sans JavaScript');
    expect(await place.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(
      1200,
    );
    await Promise.all([plain.waitForURL('**/fr/a-vendre/'), place.locator('a').first().click()]);
    await context.close();
  });
});

describe('the frame', () => {
  test('gets its content by a message 50 ms after its load event', async () => {
    await page.addInitScript(() => {
      const shared = top as unknown as { heard: string[] };
      shared.heard ??= [];
      const { heard } = shared;
      if (window !== top) {
        addEventListener('load', () => heard.push('rendered'));
        addEventListener('message', ({ origin, data }) => {
          const keys = Object.keys(data).sort().join();
          heard.push(`${origin === location.origin} ${keys}`);
        });
        return;
      }
      const real = window.setTimeout;
      Object.assign(window, {
        setTimeout(run: () => void, after: number) {
          if (after !== 50) return real(run, after);
          heard.push('timer');
          return real(() => {
            heard.push('50 ms');
            run();
          }, after);
        },
      });
    });
    await openMapFrame(SPLIT_VIEW_PATH);
    expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([
      'rendered',
      'timer',
      '50 ms',
      'true customMarker,mapType,marqueeIgnore,messageInfo,propsList',
    ]);
  });

  test('ignores messages of another origin, window or shape', async () => {
    const map = await openMapFrame(SPLIT_VIEW_PATH);
    const before = await map.locator('.leaflet-marker-pane').innerHTML();
    await map.locator('body').evaluate(() => {
      const good = { highlight: null };
      const own = location.origin;
      const say = (data: unknown, origin: string, source: Window) =>
        dispatchEvent(new MessageEvent('message', { data, origin, source }));
      const empty = {
        propsList: [],
        messageInfo: { cards: '/', opened: [], towns: [], zones: { towns: [], area: [] } },
        mapType: 'list',
        customMarker: 'price',
        marqueeIgnore: [],
      };
      say(empty, 'https://elsewhere.example', parent);
      say(empty, 'null', parent);
      say(empty, own, window);
      for (const wrong of [
        { ...empty, more: 1 },
        { ...empty, mapType: 'other' },
        { ...empty, propsList: [{ ID: 1 }] },
        { ...empty, messageInfo: { ...empty.messageInfo, cards: '//elsewhere.example/' } },
        { ...good, propsList: [] },
        null,
        'list',
      ])
        say(wrong, own, parent);
    });
    expect(await map.locator('.leaflet-marker-pane').innerHTML()).toBe(before);
  });

  test('posts to its page, which ignores messages of others', async () => {
    await openMapFrame(SPLIT_VIEW_PATH);
    const link = page.locator('.cards .card__headline a').first();
    const id = Number((await link.getAttribute('href'))?.match(/\/(\d+)\/$/)?.[1]);
    await page.evaluate((selection) => {
      const frame = document.querySelector('iframe')?.contentWindow;
      const say = (origin: string, source: Window | null | undefined, data: unknown) =>
        dispatchEvent(new MessageEvent('message', { origin, source: source ?? null, data }));
      say('https://elsewhere.example', frame, { selection });
      say(location.origin, window, { selection });
      say(location.origin, frame, { selection: String(selection) });
      say(location.origin, frame, { selection, more: 1 });
    }, id);
    expect(await page.locator('.is-active').count()).toBe(0);
    await page.evaluate((selection) => {
      const source = document.querySelector('iframe')?.contentWindow ?? null;
      dispatchEvent(
        new MessageEvent('message', { origin: location.origin, source, data: { selection } }),
      );
    }, id);
    expect(await page.locator('.is-active').count()).toBe(1);
  });

  test('writes no HTML except Leaflet’s feature test', async () => {
    const map = await openMapFrame(SPLIT_VIEW_PATH);
    const wrote = await map.locator('body').evaluate((body) => {
      try {
        body.innerHTML = '<img src=x onerror=alert(1)>';
        return true;
      } catch {
        return false;
      }
    });
    expect(wrote).toBe(false);
  });
});

describe('a property’s own map', () => {
  test('shows the house; tiles with streets only after the visitor agrees', async () => {
    await page.route('https://www.google.com/**', (route) => route.fulfill({ body: 'a street' }));
    const map = await openMapFrame('/property/84229/', '.pin--house');
    expect(await map.locator('.leaflet-overlay-pane canvas').count()).toBe(0);
    expect(externalRequests).toEqual([]);
    const embed = page.locator('.embed');
    expect(await embed.textContent()).toContain('Google Street View');
    await embed.getByRole('link').click();
    await page.frameLocator('.embed iframe').getByText('a street').waitFor();
    expect(externalRequests.splice(0)[0]).toMatch(
      /^https:\/\/www\.google\.com\/maps\?.*cbll=50\.\d+,5\.\d+/,
    );
  });

  test('shows a circle around the city for an unpublished address, and holds no exact coordinates', async () => {
    const map = await openMapFrame('/property/84213/', '.leaflet-overlay-pane canvas');
    expect(await map.locator('.pin--house').isVisible()).toBe(false);
    const settings = await page.locator('[data-map]').getAttribute('data-map');
    expect(JSON.parse(settings ?? '').propsList[0]).toMatchObject({
      Latitude: 50.3528,
      Longitude: 5.4563,
      Radius: 1500,
    });
    await page.getByText('de cirkel toont de gemeente').waitFor();
    expect(await page.locator('.embed').count()).toBe(0);
    expect(await findAxeViolations(page, '[data-map]')).toEqual([]);
  });
});

describe('zones for the demand register', () => {
  const openForm = () => openMapFrame('/nl/zoekopdracht/?city=SPA%7C4900', '.zone');

  test('are the form’s cities; pressing one on the map ticks it in the form', async () => {
    const map = await openForm();
    const pressed = () => map.locator('.zone[aria-pressed="true"] .zone__name').allTextContents();
    await expect.poll(pressed).toEqual(['Spa']);
    await map.locator('.zone', { hasText: 'Bastogne' }).click();
    await expect.poll(() => page.locator('input[value="BASTOGNE|6600"]').isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Verwijderen: Spa' }).click();
    await expect.poll(pressed).toEqual(['Bastogne']);
  });

  test('chosen on the map remove the form’s error', async () => {
    await openForm();
    await page.getByRole('button', { name: 'Verwijderen: Spa' }).click();
    await page.locator('.form__buttons button').first().click();
    const wrong = page.locator('[data-field="towns"] .field__error');
    await wrong.waitFor();
    const next = page.frameLocator('.map iframe');
    await page.locator('.map').scrollIntoViewIfNeeded();
    await next.locator('.zone', { hasText: 'Bastogne' }).click();
    await wrong.waitFor({ state: 'detached' });
    // The browser's own word for a form that was refused.
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('422')]);
  });

  test('can be an area, drawn corner by corner with pointer or keyboard', async () => {
    const map = await openForm();
    await map.getByRole('button', { name: 'Gebied tekenen' }).click();
    const done = map.getByRole('button', { name: 'Gebied sluiten' });
    expect(await done.getAttribute('aria-disabled')).toBe('true');
    const surface = map.locator('#map');
    await surface.click({ position: { x: 250, y: 200 } });
    await surface.click({ position: { x: 400, y: 250 } });
    await surface.focus();
    await page.keyboard.press('Enter');
    await map.getByText('Hoekpunten: 3').waitFor();
    await done.click();
    const area = page.locator('input[name="area"]');
    await expect.poll(() => area.inputValue()).toMatch(/^(5\d\.\d+,\d\.\d+ ?){3}$/);
    await map.getByRole('button', { name: 'Gebied wissen' }).click();
    await expect.poll(() => area.inputValue()).toBe('');
  });
});
