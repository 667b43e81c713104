import type { Page } from 'playwright-core';

/** The first use of a feature, by a visitor. */
export interface Feature {
  name: string;
  path: string;
  /** What a visitor does, from which on requests count; without it they count from the page's load. */
  touch?: (page: Page) => Promise<void>;
  /** Resolves when the visitor sees the result. */
  seeResult: (page: Page) => Promise<void>;
  /** Whether a picture is the result. */
  showsPicture?: boolean;
}

const waitFor = (selector: string) => (page: Page) => page.locator(selector).first().waitFor();

/** Waits until a picture is drawn. */
const waitForPicture = async (page: Page, selector: string): Promise<void> => {
  await page.waitForFunction(
    (picture) => document.querySelector<HTMLImageElement>(picture)?.complete,
    selector,
  );
};

const EMAIL_FIELD = 'main form[data-form] [type="email"]';

/** What visitors use first, each on a new page in a browser that has nothing of it. */
export const FEATURES: readonly Feature[] = [
  {
    name: 'gallery: tap to picture',
    path: '/property/84213/',
    showsPicture: true,
    touch: (page) => page.locator('.mosaic__pictures a').first().tap(),
    seeResult: (page) => waitForPicture(page, '.gallery[open] .gallery__stage img'),
  },
  {
    name: 'search: tap to first results',
    path: '/nl/',
    touch: (page) => page.getByRole('searchbox').first().tap(),
    seeResult: waitFor('[data-panel] a'),
  },
  {
    name: 'filter: first tick to new list',
    path: '/nl/te-koop/',
    touch: async (page) => {
      await page.locator('.filters__bedrooms summary').tap();
      await page.locator('.filters__bedrooms label').nth(2).tap();
    },
    seeResult: (page) => page.waitForURL(/bedrooms/),
  },
  {
    name: 'consent: load to dialog',
    path: '/nl/contact/',
    seeResult: waitFor('.consent-dialog[open], dialog[open]'),
  },
  {
    name: 'map: in view to pins',
    path: '/property/84213/',
    touch: (page) => page.locator('[data-map]').first().scrollIntoViewIfNeeded(),
    seeResult: (page) =>
      page.frameLocator('[data-map] iframe').locator('.pin').first().waitFor({ state: 'attached' }),
  },
  {
    name: 'costs: tap to amounts',
    path: '/property/84213/',
    touch: (page) => page.locator('form[data-costs] label').nth(1).tap(),
    seeResult: waitFor('form[data-costs].is-live'),
  },
  {
    name: 'favourites: tap to heart',
    path: '/nl/te-koop/',
    touch: (page) => page.locator('.heart').first().tap(),
    seeResult: waitFor('.heart[aria-pressed="true"]'),
  },
  {
    name: 'form: first field to its check',
    path: '/nl/contact/',
    touch: (page) => page.locator(EMAIL_FIELD).first().tap(),
    seeResult: async (page) => {
      await page.waitForFunction((selector) => {
        const field = document.querySelector<HTMLInputElement>(selector);
        if (field) field.value = 'a';
        field?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
        return field?.ariaInvalid === 'true';
      }, EMAIL_FIELD);
    },
  },
  {
    name: 'form in a window: tap to form',
    path: '/property/84213/',
    touch: (page) => page.locator('a[data-open-in-dialog]:visible').first().tap(),
    seeResult: waitFor('dialog[open] form'),
  },
];
