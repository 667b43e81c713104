import type { Page } from 'playwright-core';

/** The first use of a feature, by a visitor. */
export interface Feature {
  name: string;
  path: string;
  /** What a visitor does, from which on requests count; without it they count from the page's first script. */
  touch?: (page: Page) => Promise<void>;
  /** Resolves when the visitor sees the result. */
  seeResult: (page: Page) => Promise<void>;
  /** Whether a picture is the result. */
  showsPicture?: boolean;
}

/** Returns what waits for the first element that a selector finds. */
const waitForElement = (selector: string) => (page: Page) =>
  page.locator(selector).first().waitFor();

/** Waits until a picture is drawn. */
const waitForPicture = async (page: Page, selector: string): Promise<void> => {
  await page.waitForFunction(
    (picture) => document.querySelector<HTMLImageElement>(picture)?.complete,
    selector,
  );
};

const EMAIL_FIELD = 'main form[data-form] [type="email"]';

/** Waits until a wrong address of the form is said to be wrong when its field is left. */
const waitForCheck = async (page: Page): Promise<void> => {
  await page.waitForFunction((selector) => {
    const field = document.querySelector<HTMLInputElement>(selector);
    if (field) field.value = 'a';
    field?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    return field?.ariaInvalid === 'true';
  }, EMAIL_FIELD);
};

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
    seeResult: waitForElement('[data-panel] a'),
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
    seeResult: waitForElement('.consent-dialog[open], dialog[open]'),
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
    seeResult: waitForElement('form[data-costs].is-live'),
  },
  {
    name: 'favourites: tap to heart',
    path: '/nl/te-koop/',
    touch: (page) => page.locator('.heart').first().tap(),
    seeResult: waitForElement('.heart[aria-pressed="true"]'),
  },
  {
    name: 'form: first field to its check',
    path: '/nl/contact/',
    touch: (page) => page.locator(EMAIL_FIELD).first().tap(),
    seeResult: waitForCheck,
  },
  {
    name: 'booking: first field to its check',
    path: '/contact-appointment/?property=84213',
    touch: (page) => page.locator(EMAIL_FIELD).first().tap(),
    seeResult: waitForCheck,
  },
  {
    name: 'form in a window: tap to form',
    path: '/property/84213/',
    touch: (page) => page.locator('a[data-open-in-dialog]:visible').first().tap(),
    seeResult: waitForElement('dialog[open] form'),
  },
  {
    name: 'map of a list: load to pins',
    path: '/nl/te-koop/?view=split',
    seeResult: (page) =>
      page.frameLocator('[data-map] iframe').locator('.pin').first().waitFor({ state: 'attached' }),
  },
  {
    name: 'towns: load to their list',
    path: '/demand-register/',
    seeResult: waitForElement('.zone-picker.is-ready'),
  },
  {
    name: 'sharing: tap to window',
    path: '/property/84213/',
    touch: (page) => page.locator('.contact-card [data-tool="share"]').tap(),
    seeResult: waitForElement('dialog.share[open]'),
  },
  {
    name: 'comparison: tap to table',
    path: '/favourites/?ids=84213,84155',
    touch: (page) => page.locator('.favourites__compare button').tap(),
    seeResult: waitForElement('.compare__table'),
  },
  {
    name: 'question: a chip to what is left',
    path: '/nl/te-koop/?pool=1&q=zwembad',
    touch: (page) => page.locator('a.chip').first().tap(),
    seeResult: (page) => page.waitForURL((url) => !url.search.includes('pool')),
  },
  {
    name: 'visit pack: tap to kept',
    path: '/visit-pack/?ids=84213,84155',
    touch: (page) => page.locator('[data-pack="keep"]').tap(),
    seeResult: waitForElement('[data-pack-state="kept"]:not([hidden])'),
  },
  {
    name: 'password: tap to shown',
    path: '/nl/login/',
    touch: (page) => page.locator('.password__toggle').first().tap(),
    seeResult: waitForElement('.password input[type="text"]'),
  },
  {
    name: 'passkey: tap to its question',
    path: '/nl/login/',
    touch: (page) => page.locator('.passkey button').tap(),
    seeResult: async (page) => {
      const question = await page.waitForResponse((answer) => answer.request().method() === 'POST');
      await question.finished();
    },
  },
];
