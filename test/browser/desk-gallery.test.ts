import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signInAtDesk } from './desk-session';
import { serveOwnSite, startOfficeSite } from './own-site';
import { openWindow } from './windows';

/** The office shows several pictures in the banner of its home page. */
const site = serveOwnSite(startOfficeSite);

const IMAGES = 'header.banner.gallery.images';
/** Small ones: a browser draws each in its sizes. */
const PICTURES = ['dorp-800', 'rivier-800'];
/** What a picture shows, in a language of the site; the tests of the two languages say it differently. */
const describeIn = (shown: string, picture: string, language: string) =>
  `${picture}, ${shown}, ${language}`;
const WAYS = {
  nl: {
    ...{ look: '/nl/desk/website/uiterlijk/', publish: '/nl/desk/website/publiceren/' },
    window: { viewport: { width: 1280, height: 900 } },
  },
  fr: {
    ...{ look: '/fr/desk/site/apparence/', publish: '/fr/desk/site/publier/' },
    window: { viewport: { width: 390, height: 844 }, javaScriptEnabled: false },
  },
};

const press = async (page: Page, button: string) => {
  await Promise.all([page.waitForEvent('load'), page.locator(button).click()]);
  await page.locator('.desk-note[role=status]').waitFor();
};
const listShown = (page: Page) =>
  page
    .locator('#banner .banner-picture')
    .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('alt')));

test.each(['fr', 'nl'] as const)(
  'pictures of the banner are added, described, ordered and removed in %s',
  async (language) => {
    const { look, publish, window } = WAYS[language];
    const page = await openWindow({ ...window, person: 'staff', showsPictures: true });
    await signInAtDesk(page, site.origin, language);
    await page.goto(site.origin + look);
    const forms = page.locator(`form[id^="picture-${IMAGES}"]`);
    // The other language's test may have left its own: the last form is that of a new picture.
    while ((await forms.count()) > 1)
      await press(page, `[id="picture-${IMAGES}.0"] [value=picture-remove]`);
    for (const [place, file] of PICTURES.entries()) {
      const form = `[id="picture-${IMAGES}.${place}"]`;
      await page.locator(`${form} [type=file]`).setInputFiles(`data/media/hero/${file}.webp`);
      if (language === 'nl') await page.locator(`${form} canvas`).waitFor();
      await press(page, `${form} [value=picture-put]`);
    }
    for (const [place, file] of PICTURES.entries())
      for (const shown of ['nl', 'fr'])
        await page.fill(
          `[name="${IMAGES}.${place}.alt.${shown}"]`,
          describeIn(shown, file, language),
        );
    await page.selectOption('[name="header.banner.type"]', 'gallery');
    await press(page, '#document [value=save]');
    await press(page, `form:has([value="${IMAGES}.1"]) [value=item-up]`);

    const visitor = await openWindow({ ...window, showsPictures: true });
    await visitor.goto(`${site.origin}/${language}/`);
    const words = PICTURES.map((file) => describeIn(language, file, language)).reverse();
    expect(await listShown(visitor)).not.toEqual(words);
    await page.goto(site.origin + publish);
    await press(page, '[value=publish]');
    await visitor.goto(`${site.origin}/${language}/`);
    expect(await listShown(visitor)).toEqual(words);
    await visitor.locator('#banner .slides').waitFor();
  },
);
