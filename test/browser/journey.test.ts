import { expect, test } from 'vitest';
import { goBack } from './go-back';
import {
  DEARER_HOME,
  DESKTOP,
  expectComparison,
  formatPictureNumber,
  locateGalleryDialog,
  locateMapFrame,
  PHONE,
  SOUGHT_HOME,
  startJourney,
} from './journey-visit';
import { swipe } from './swipe';

/** A visitor's whole way (§2.8 to 2.10): a city, a list, wishes, the map, a home, its pictures, back, two side by side. */

test('from Durbuy to two homes side by side by touch alone, on a phone, in fr, where the browser loads pages anew', async () => {
  const own = await startJourney('fr', PHONE);
  const { page, t, found, heading, link, button, heart, cell } = own;
  const scrolled = () => page.evaluate(() => Math.round(scrollY));

  // The box goes to the top of the window, so that the panel is above a phone's own keyboard.
  const box = page.getByRole('searchbox', { name: t('SEARCH_LABEL') });
  await box.tap();
  await page.keyboard.type('Durbuy');
  const way = link(`Durbuy [6940], ${t('FOR_SALE')} (4)`);
  await way.waitFor();
  await expect.poll(async () => ((await way.boundingBox())?.y ?? 844) < 844 / 2).toBe(true);
  await way.tap();
  await heading(t('LISTING_TITLE_FOR_SALE_IN', { city: 'Durbuy' })).waitFor();
  await heart(DEARER_HOME).tap();
  await page.getByText(t('FAVOURITE_ADDED')).waitFor();

  // Wishes are a sheet; its foot tells how many there are and leads to them.
  await button(t('FILTERS_COUNT', { count: 1 })).tap();
  await cell(t('FILTER_BEDROOMS')).tap();
  await page.getByText(/^3\+/).first().tap();
  await button(t('SHOW_RESULTS', { count: 3 }))
    .last()
    .waitFor();
  await cell(t('FILTER_PRICE')).tap();
  await page
    .getByRole('combobox', { name: t('FILTER_PRICE_MAX'), exact: true })
    .selectOption('300000');
  await button(t('SHOW_RESULTS_ONE', { count: 1 }))
    .last()
    .tap();
  await heading(found(1), 2).waitFor();
  await button(t('FILTERS_COUNT', { count: 3 })).waitFor();

  await link(t('MAP_VIEW')).tap();
  await page.waitForURL(/view=map/);
  await locateMapFrame(own)
    .getByRole('button', { name: t('MAP_PIN', SOUGHT_HOME) })
    .tap();
  const card = locateMapFrame(own).getByRole('link');
  const title = (await card.textContent()) ?? '';
  // The card has a heart of its own, which the page answers for.
  const keep = locateMapFrame(own).getByRole('button', {
    name: t('FAVOURITE_NAMED', { name: title }),
  });
  await keep.tap();
  await page.getByText(t('FAVOURITE_ADDED')).waitFor();
  await expect.poll(() => keep.getAttribute('aria-pressed')).toBe('true');
  await card.scrollIntoViewIfNeeded();
  const left = await scrolled();
  await card.tap();
  await heading(title).waitFor();
  // Before the script of a page runs, the link of a picture opens the picture itself.
  await page.waitForLoadState();

  // A swipe shows the next picture; the way back closes the pictures and stays on the page.
  await link(new RegExp(`^${formatPictureNumber(own, 1)}`)).tap();
  await locateGalleryDialog(own).getByText(formatPictureNumber(own, 1)).waitFor();
  await swipe(page, [330, 420], [40, 430]);
  await locateGalleryDialog(own).getByText(formatPictureNumber(own, 2)).waitFor();
  await goBack(page, 'commit');
  await locateGalleryDialog(own).waitFor({ state: 'hidden' });
  await heading(title).waitFor();

  // The map is where it was left.
  await goBack(page, 'commit');
  await heading(found(1), 2).waitFor();
  await expect.poll(scrolled).toBe(left);
  await link(t('FAVOURITES_COUNT', { count: 2 })).tap();
  await button(t('COMPARE')).tap();
  await expectComparison(own);
});

test.each([
  ['at a desk', 'nl', DESKTOP],
  ['on a phone', 'fr', PHONE],
] as const)('without JavaScript, %s, in %s', async (_, lang, device) => {
  const own = await startJourney(lang, { ...device, javaScriptEnabled: false });
  const { page, t, found, heading, link, button, cell } = own;
  const reads = (text: string) =>
    expect.poll(() => page.getByRole('main').textContent()).toContain(text);
  await page.getByRole('searchbox', { name: t('SEARCH_LABEL') }).fill('Durbuy');
  await button(t('SEARCH')).click();
  await heading(t('LISTING_TITLE_FOR_SALE_IN', { city: 'Durbuy' })).waitFor();

  // All wishes are one form, whichever of its buttons sends it. Durbuy is one wish, with its two postcodes.
  if (device === PHONE) await button(t('FILTERS_COUNT', { count: 1 })).click();
  await cell(t('FILTER_PRICE')).click();
  await page
    .getByRole('combobox', { name: t('FILTER_PRICE_MAX'), exact: true })
    .selectOption('300000');
  await cell(t('FILTER_BEDROOMS')).click();
  await page.getByText(/^3\+/).first().click();
  await button(t('SHOW_RESULTS', { count: 5 }))
    .last()
    .click();
  await heading(found(1), 2).waitFor();

  // The map is a drawing, and says where the same homes are.
  await link(t('MAP_VIEW')).click();
  await reads(t('MAP_NO_SCRIPT'));
  await link(t('MAP_LIST_ALTERNATIVE')).click();
  const home = page.getByRole('article').filter({ hasText: SOUGHT_HOME.price }).getByRole('link');
  const title = (await home.textContent()) ?? '';
  await home.click();
  await heading(title).waitFor();

  // A picture opens by itself, and the way back leads to the page and to the list.
  await link(new RegExp(`^${formatPictureNumber(own, 1)}`)).click();
  await page.waitForURL(/\/media\/.+\.webp/);
  await goBack(page, 'commit');
  await heading(title).waitFor();
  await goBack(page, 'commit');
  await heading(found(1), 2).waitFor();

  // Hearts are the script's, and the page says so; a list that somebody sent is compared all the same.
  await link(t('FAVOURITES')).click();
  await reads(t('FAVOURITES_NO_SCRIPT'));
  await page.goto(`${page.url().split('?')[0]}?ids=${DEARER_HOME.id},${SOUGHT_HOME.id}`);
  await button(t('COMPARE')).click();
  await expectComparison(own);
});
