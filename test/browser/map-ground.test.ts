import { expect, test } from 'vitest';
import { openMapFrame, SPLIT_VIEW_PATH } from './map-page';
import { openWindow } from './windows';

const LOST = 'De achtergrond van de kaart kon niet geladen worden.';

test('a map whose ground does not come says so, and shows its pins', async () => {
  const page = await openWindow({ viewport: { width: 1280, height: 800 } });
  await page.route('**/kaart/grond/**', (route) => route.abort('connectionreset'));
  const map = await openMapFrame(page, SPLIT_VIEW_PATH);
  await map.locator('.map-attribution', { hasText: LOST }).waitFor();
});

test('tiles that do not come are said to be lost, and can be asked for again', async () => {
  const page = await openWindow({ viewport: { width: 1280, height: 800 } });
  const tiles = { url: 'https://tile.example/{z}/{x}/{y}.png', attribution: '© us', maxZoom: 18 };
  const setting = `"tiles":${JSON.stringify(tiles)},"offer":`.replaceAll('"', '&quot;');
  // The policy of a site without a provider refuses them all.
  await page.route(/\/nl\/kaart\/(\?|$)/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text())
      .replace('&quot;offer&quot;:', setting)
      .replace(
        '<section id="cards"',
        '<p class="tiles-prompt" data-tiles-notice><button type="button" data-load-tiles>Load</button> them.</p>$&',
      );
    await route.fulfill({ response: answer, body });
  });
  const map = await openMapFrame(page, SPLIT_VIEW_PATH);
  const prompt = map.locator('.tiles-prompt');
  for (const text of ['Load them.', `${LOST} Load them.`]) {
    expect(await prompt.textContent()).toBe(text);
    await prompt.getByRole('button').click();
    await expect.poll(() => prompt.textContent()).toBe(`${LOST} Load them.`);
  }
  expect(await map.locator('.leaflet-tile-pane img').count()).toBe(0);
});
