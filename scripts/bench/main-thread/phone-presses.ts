import type { Page } from 'playwright-core';

/** A press on a phone whose answer is measured. */
export interface PhonePress {
  name: string;
  path: string;
  /** What the visitor does before. */
  prepare?: (page: Page) => Promise<unknown>;
  press: (page: Page) => Promise<unknown>;
  /** Resolves when the answer is seen. */
  seeAnswer: (page: Page) => Promise<unknown>;
}

const LIST = '/nl/te-koop/';

const openFilters = (page: Page) => page.locator('.listing__filters').tap();

const tickBedrooms = (page: Page, choice: number) =>
  page.locator('.filters__bedrooms label').nth(choice).tap();

/** The presses that took longest of all that a visitor of a list or the home page makes first. */
export const PHONE_PRESSES: readonly PhonePress[] = [
  {
    name: 'drawer: open',
    path: LIST,
    press: (page) => page.locator('.drawer-button').tap(),
    seeAnswer: (page) => page.locator('.drawer').waitFor(),
  },
  {
    name: 'filter sheet: open',
    path: LIST,
    press: openFilters,
    seeAnswer: (page) => page.locator('.filters__drawer').waitFor(),
  },
  {
    name: 'filter: tick, script loaded',
    path: LIST,
    prepare: async (page) => {
      await openFilters(page);
      await page.locator('.filters__bedrooms summary').tap();
      await tickBedrooms(page, 2);
      await page.waitForURL(/bedrooms=2/);
    },
    press: (page) => tickBedrooms(page, 3),
    seeAnswer: (page) => page.waitForURL(/bedrooms=3/),
  },
  {
    name: 'search: first tap',
    path: '/nl/',
    press: (page) => page.getByRole('searchbox').first().tap(),
    seeAnswer: (page) => page.locator('[data-panel] a').first().waitFor(),
  },
];
