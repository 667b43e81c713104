import { expect } from 'vitest';
import { findAxeViolations } from './axe';
import { openMapFrame, test } from './map-page';

test('a property’s map shows the house; tiles with streets only after the visitor agrees', async ({
  page,
  externalRequests,
}) => {
  await page.route('https://www.google.com/**', (route) => route.fulfill({ body: 'a street' }));
  const map = await openMapFrame(page, '/property/84229/', '.pin--house');
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

test('a property’s map shows a circle around the city for an unpublished address, and holds no exact coordinates', async ({
  page,
}) => {
  const map = await openMapFrame(page, '/property/84213/', '.leaflet-overlay-pane canvas');
  expect(await map.locator('.pin--house').isVisible()).toBe(false);
  const settings = await page.locator('[data-map]').getAttribute('data-map');
  expect(JSON.parse(settings ?? '').place).toEqual([84213, 50.3528, 5.4563, 1500]);
  await page.getByText('de cirkel toont de gemeente').waitFor();
  expect(await page.locator('.embed').count()).toBe(0);
  expect(await findAxeViolations(page, '[data-map]')).toEqual([]);
});
