import { expect, inject, test } from 'vitest';
import { openWindow } from './windows';

/** Pages whose modules are grids: the team, services and contacts, testimonials. */
const PATHS = ['/nl/ons-team/', '/nl/diensten/', '/nl/gastenboek/'];
const ROWS = [1, 2, 3, 4, 5, 6];

test.each(PATHS)('%s has as many modules in a row as configured', async (path) => {
  const page = await openWindow({ viewport: { width: 1280, height: 900 } });
  await page.goto(inject('origin') + path, { waitUntil: 'load' });
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const row of ROWS) {
      const grids = await page.locator('.module-grid').evaluateAll(
        (elements, count) =>
          elements.map((element) => {
            const name = element.getAttribute('class') ?? '';
            element.setAttribute('class', name.replace(/module-grid--\d/, `module-grid--${count}`));
            return {
              columns: getComputedStyle(element).gridTemplateColumns.split(' ').length,
              cut: [...element.querySelectorAll('*')].filter(
                ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1,
              ).length,
            };
          }),
        row,
      );
      expect(grids.length).toBeGreaterThan(0);
      for (const grid of grids)
        expect({ width, row, ...grid }).toEqual({ width, row, columns: row, cut: 0 });
    }
  }
});
