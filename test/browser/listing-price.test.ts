import { describe, expect, test } from 'vitest';
import { findAxeViolations } from './axe';
import { DESK_LOGINS, signInAtDesk } from './desk-session';
import { serveOwnSite, startOfficeSite } from './own-site';
import { openWindow } from './windows';

/** The office changes a price, from the sign-in until a visitor reads it. */
const site = serveOwnSite(startOfficeSite);

const LISTING = 84236;
const PUBLIC = `/property/${LISTING}/`;

/** Requests the public page until it shows a price; after 50 tries returns what it shows. */
async function waitForShown(price: string): Promise<string> {
  let html = '';
  for (let tries = 0; tries < 50; tries++) {
    html = await (await fetch(site.origin + PUBLIC)).text();
    if (html.includes(price)) return price;
  }
  return html.match(/€\s[\d.]+/)?.[0] ?? 'no price';
}

describe.each([
  { language: 'nl', path: '/nl/desk/aanbod/', width: 1280, script: true, price: '329.500' },
  { language: 'fr', path: '/fr/desk/offre/', width: 390, script: false, price: '327.500' },
] as const)(
  'in $language, $width wide, script: $script',
  ({ language, path, width, script, price }) => {
    test('a price is typed, saved with one press, and read by visitors; a script draws its card', async () => {
      const page = await openWindow({
        viewport: { width, height: 844 },
        javaScriptEnabled: script,
        showsPictures: script,
      });
      await page.goto(site.origin + DESK_LOGINS[language]);
      await signInAtDesk(page, site.origin, language);
      await page.goto(`${site.origin}${path}${LISTING}/`);
      if (script) expect(await findAxeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.fill('#price [name=price]', 'veel');
      await page.locator('#price [value=price]').click();
      await page.locator('#price .field__error').waitFor();
      await page.fill('#price [name=price]', `€ ${price}`);
      await page.locator('#price [value=price]').click();
      await page.locator('.desk-note').waitFor();
      expect(await page.inputValue('#price [name=price]')).toBe(price.replace('.', ''));
      expect(await waitForShown(price)).toBe(price);
      if (!script) return;
      await page.locator('[data-cards]', { hasText: 'is getekend' }).waitFor();
      const card = /\/media\/pictures\/[^"?]*/.exec(
        await (await fetch(site.origin + PUBLIC)).text(),
      );
      const { headers } = await fetch(site.origin + (card?.[0] ?? ''));
      expect(headers.get('content-type')).toBe('image/jpeg');
    });
  },
);

test('one press takes the value of the source back', async () => {
  const page = await openWindow({ viewport: { width: 390, height: 844 } });
  await signInAtDesk(page, site.origin, 'nl');
  await page.goto(`${site.origin}/nl/desk/aanbod/${LISTING}/`);
  await page.fill('#price [name=price]', '331000');
  await page.locator('#price [value=price]').click();
  await page.locator('[value=restore]').click();
  await page.locator('.desk-note').waitFor();
  expect(await waitForShown('335.000')).toBe('335.000');
});
