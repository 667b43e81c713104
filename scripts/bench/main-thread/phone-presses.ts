import type { Page } from 'playwright-core';

/** A press on a phone whose answer is measured. */
export interface PhonePress {
  name: string;
  path: string;
  /** Brings the page where the press is possible; not measured. */
  prepare?: (page: Page) => Promise<unknown>;
  press: (page: Page) => Promise<unknown>;
  /** Resolves when the answer is seen. */
  seeAnswer: (page: Page) => Promise<unknown>;
}

const LIST = '/nl/te-koop/';
const TYPE = 'input[name="type"][value="1"]';

/** The presses with the most behind them: two open a sheet over the page, one asks for another list, one loads the search. */
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
    press: (page) => page.locator('.listing__filters').tap(),
    seeAnswer: (page) => page.locator('.filters__drawer').waitFor(),
  },
  {
    name: 'filter: tick',
    path: LIST,
    prepare: async (page) => {
      await page.locator('.listing__filters').tap();
      await page.locator('.filters__drawer').waitFor();
      await page.locator('.filters__type summary').tap();
    },
    press: (page) => page.locator(`label:has(${TYPE})`).tap(),
    seeAnswer: (page) => page.locator(`${TYPE}:checked`).waitFor({ state: 'attached' }),
  },
  {
    name: 'search: first tap',
    path: '/nl/',
    press: (page) => page.getByRole('searchbox').first().tap(),
    seeAnswer: (page) => page.locator('[data-panel] a').first().waitFor(),
  },
];
