import { expect, inject, test } from 'vitest';
import { locateConsentDialog } from './consent-questions';
import { applyStylesheet, READER_STYLES } from './page-fit';
import { openVisitorPage } from './visitor-page';
import { openWindow } from './windows';

// That no page scrolls sideways on a phone: test/browser/pages.test.ts.
test.each(['/nl/', '/nl/te-koop/', '/fr/a-vendre/'])(
  'in the narrowest window logo, heart and menu of %s stand beside each other',
  async (path) => {
    const page = await openWindow({ viewport: { width: 320, height: 600 } });
    await page.goto(inject('origin') + path, { waitUntil: 'load' });
    await page.locator('.favourites-link').waitFor();
    await applyStylesheet(page, READER_STYLES.doubled);
    const boxes = await Promise.all(
      ['.logo__name', '.favourites-link svg', '.drawer-button'].map((part) =>
        page.locator(part).first().boundingBox(),
      ),
    );
    const edges = boxes.flatMap((box) => (box ? [box.x, box.x + box.width] : []));
    expect(edges).toHaveLength(6);
    expect(edges).toEqual(edges.toSorted((a, b) => a - b));
  },
);

test('at a desk no label of a filter is cut: the filters become a sheet', async () => {
  const page = await openWindow({ viewport: { width: 1280, height: 844 } });
  await page.goto(`${inject('origin')}/nl/te-koop/`, { waitUntil: 'load' });
  expect(await page.locator('.listing__filters').isVisible()).toBe(false);
  await applyStylesheet(page, READER_STYLES.doubled);
  await page.locator('.listing__filters').click();
  const cut = await page
    .locator('.filters summary > span')
    .evaluateAll((labels) => labels.filter((label) => label.scrollWidth > label.clientWidth + 1));
  expect(cut).toEqual([]);
});

/** Lists the texts of elements that end beyond the right edge of the window. */
const listBeyond = (elements: (HTMLElement | SVGElement)[]) =>
  elements
    .filter((element) => element.getBoundingClientRect().right > innerWidth)
    .map(({ textContent }) => textContent);

test.each([
  [320, '/nl/'],
  [390, '/nl/'],
  [390, '/fr/'],
  [768, '/nl/'],
])('at %i pixels the question about cookies on %s shows its whole text', async (width, path) => {
  const { page } = await openVisitorPage({ viewport: { width, height: 844 } });
  await page.goto(inject('origin') + path, { waitUntil: 'load' });
  await locateConsentDialog(page).waitFor();
  await applyStylesheet(page, READER_STYLES.doubled);
  expect(await page.locator('.consent :is(h2, p, a, button)').evaluateAll(listBeyond)).toEqual([]);
});
