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

/** The presses that open a sheet over the page: before, each styled all of it anew. */
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
];
