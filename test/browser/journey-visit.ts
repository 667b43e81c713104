import type { Locator } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import fr from '../../data/texts/fr.json';
import nl from '../../data/texts/nl.json';
import type { WindowOptions } from './windows';
import { openWindow } from './windows';

export const DESKTOP = { viewport: { width: 1280, height: 800 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export type Lang = 'nl' | 'fr';

/** The home that is looked for, and one that is dearer. */
export const SOUGHT_HOME = { id: 83905, city: 'Durbuy', price: '€ 279.000', pictures: 6 };
export const DEARER_HOME = { id: 84213 };

/** A text as the page says it; what stands in its places may differ from visitor to visitor. */
const createTextLookup =
  (lang: Lang) =>
  (key: keyof typeof nl, values: Record<string, unknown> = {}) =>
    ({ nl, fr })[lang][key].replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''));

export async function startJourney(lang: Lang, device: WindowOptions) {
  // Going back, one visitor's browser has kept the page in memory with its script, the other's loads it anew.
  const isKept = lang === 'nl' && device.javaScriptEnabled !== false;
  const page = await openWindow({
    ...(isKept ? { keepsPages: true } : { showsPictures: true }),
    ...device,
  });
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  onTestFinished(() => expect(complaints).toEqual([]));
  await page.goto(`${inject('origin')}/${lang}/`);
  const t = createTextLookup(lang);
  const heading = (name: string, level = 1) => page.getByRole('heading', { name, level });
  return {
    page,
    t,
    heading,
    found: (count: number) =>
      t(count === 1 ? 'PROPERTIES_FOR_SALE_ONE' : 'PROPERTIES_FOR_SALE', { count }),
    link: (name: string | RegExp) => page.getByRole('link', { name, exact: true }),
    button: (name: string | RegExp) => page.getByRole('button', { name, exact: true }),
    heart: ({ id }: { id: number }) =>
      page
        .getByRole('article')
        .filter({ has: page.locator(`a[href$="/${id}/"]`) })
        // The names of roles hold plain spaces.
        .getByRole('button', {
          name: new RegExp(`^${t('FAVOURITE_NAMED', { name: '' }).replaceAll('\u00a0', ' ')}`),
        }),
    cell: (name: string) => page.locator('summary', { hasText: name }),
    /** Waits until a text is announced. */
    hears: (text: string) =>
      page.getByRole('status').filter({ hasText: text }).first().waitFor({ state: 'attached' }),
  };
}

export type Visit = Awaited<ReturnType<typeof startJourney>>;

export const locateMapFrame = ({ page, t }: Visit) =>
  page.frameLocator(`iframe[title="${t('MAP_OF_RESULTS')}"]`);
export const locateGalleryDialog = ({ page, t }: Visit) =>
  page.getByRole('dialog', { name: t('GALLERY') });
export const formatPictureNumber = ({ t }: Visit, n: number) =>
  t('PICTURE_NAMED', { n, count: SOUGHT_HOME.pictures, name: '' }).replace(/\s?: $/, '');
export const hasFocus = (element: Locator) =>
  element.evaluate((own) => own === document.activeElement);

/** Two homes side by side, what they have read out row by row. */
export async function expectComparison({ page, t, heading }: Visit): Promise<void> {
  await heading(t('COMPARE_TITLE')).waitFor();
  const table = page.getByRole('table', { name: t('COMPARE_CAPTION', { count: 2 }) });
  expect(await table.getByRole('columnheader').count()).toBe(3);
  for (const { id } of [DEARER_HOME, SOUGHT_HOME])
    await table.getByText(t('REFERENCE_ID', { id })).waitFor();
  const bedrooms = table
    .getByRole('row')
    .filter({ hasText: t('FILTER_BEDROOMS') })
    .first();
  expect(await bedrooms.getByRole('cell').allTextContents()).toEqual(['4', '3']);
}
