import { expect } from 'vitest';
import { openMapFrame, SPLIT_VIEW_PATH, test } from './map-page';

test('the frame gets its content by a message 50 ms after its load event', async ({ page }) => {
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
  await openMapFrame(page, SPLIT_VIEW_PATH);
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([
    'rendered',
    'timer',
    '50 ms',
    'true customMarker,mapType,marqueeIgnore,messageInfo,propsList',
  ]);
});

test('the frame ignores messages of another origin, window or shape', async ({ page }) => {
  const map = await openMapFrame(page, SPLIT_VIEW_PATH);
  const before = await map.locator('.leaflet-marker-pane').innerHTML();
  await map.locator('body').evaluate(() => {
    const good = { highlight: null };
    const own = location.origin;
    const say = (data: unknown, origin: string, source: Window) =>
      dispatchEvent(new MessageEvent('message', { data, origin, source }));
    const empty = {
      propsList: [],
      messageInfo: { cards: '/', opened: [], towns: [], zones: { towns: [], shape: [] } },
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

test('the frame posts to its page, which ignores messages of others', async ({ page }) => {
  await openMapFrame(page, SPLIT_VIEW_PATH);
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

test('the frame writes no HTML except Leaflet’s feature test', async ({ page }) => {
  const map = await openMapFrame(page, SPLIT_VIEW_PATH);
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
