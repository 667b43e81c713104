import type { Page } from 'playwright-core';

/** A press on a phone whose answer is measured. */
export interface PhonePress {
  name: string;
  path: string;
  press: (page: Page) => Promise<unknown>;
  /** Resolves when the answer is seen. */
  seeAnswer: (page: Page) => Promise<unknown>;
}

const LIST = '/nl/te-koop/';

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
    press: (page) => page.locator('.listing__filters').tap(),
    seeAnswer: (page) => page.locator('.filters__drawer').waitFor(),
  },
  {
    name: 'search: first tap',
    path: '/nl/',
    press: (page) => page.getByRole('searchbox').first().tap(),
    seeAnswer: (page) => page.locator('[data-panel] a').first().waitFor(),
  },
];
