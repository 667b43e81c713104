import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { findLanguageAddress } from './language-addresses';
import { openWindow } from './windows';

let page: Page;
beforeAll(async () => {
  page = await openWindow();
});

/** How many sheets a page takes, by the page objects of the file. */
async function countPrintedSheets(address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'load' });
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page(?!s)/g)?.length ?? 0;
}

/** The listings with the most and the least to say, and one of a project. */
async function findExtremeListings(): Promise<Record<string, number>> {
  const details: { ID: number; language: string; Description?: string }[] = JSON.parse(
    await readFile('data/catalogue/property-details.json', 'utf8'),
  );
  const byLength = details
    .filter(({ language }) => language === 'fr')
    .sort((a, b) => (a.Description?.length ?? 0) - (b.Description?.length ?? 0));
  return {
    'the shortest': byLength[0]?.ID ?? 0,
    'the longest': byLength.at(-1)?.ID ?? 0,
    'one of a project': 84188,
  };
}

describe('a property on paper', () => {
  test.each([
    ['the shortest', 'nl'],
    ['the longest', 'nl'],
    ['the longest', 'fr'],
    ['one of a project', 'fr'],
  ])('is a brochure of two sheets: %s in %s', async (which, language) => {
    const path = `/property/${(await findExtremeListings())[which]}/`;
    expect(await countPrintedSheets(await findLanguageAddress(path, language))).toBe(2);
  });

  test('leaves nothing out below the foot of a sheet but facts that have no room, and shows its pictures, its legal lines and a code to its canonical address', async () => {
    await page.goto(`${inject('origin')}/property/84213/`);
    await page.emulateMedia({ media: 'print' });
    const cut = await page.$$eval('.brochure__sheet', (all) =>
      all.map((sheet) => sheet.scrollHeight - sheet.clientHeight),
    );
    expect(cut).toEqual([0, 0]);
    expect(await page.locator('.brochure__foot img').isVisible()).toBe(true);
    expect(await page.locator('.brochure .legal-lines').isVisible()).toBe(true);
    expect(await page.locator('body > header').isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    expect(await page.locator('.brochure').isVisible()).toBe(false);
  });

  test('fetches no picture of the brochure for who only looks', async () => {
    const looking = await openWindow({ showsPictures: true });
    const fetched: string[] = [];
    looking.on('request', (request) => fetched.push(request.url()));
    await looking.goto(`${inject('origin')}/property/84213/`, { waitUntil: 'networkidle' });
    const printed = await looking.$$eval('.brochure img', (all) =>
      all.map((img) => (img as HTMLImageElement).src),
    );
    expect(printed.length).toBeGreaterThan(3);
    expect(fetched.filter((url) => url.includes('-1360') && printed.includes(url))).toEqual([]);
  });
});

describe('any other page on paper', () => {
  test.each([
    ['a list', '/for-sale/'],
    ['a sold property', '/property/83655/'],
    ['a project', '/project/12/'],
    ['an article', '/Privacy/'],
  ])(
    '%s keeps its title and the name of the agency, and drops menus, forms and bars',
    async (_, path) => {
      await page.goto(inject('origin') + path);
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('h1').isVisible()).toBe(true);
      expect(await page.locator('.header__logo').isVisible()).toBe(true);
      for (const gone of [
        'header nav',
        '.drawer-button',
        '.favourites-link',
        'main form',
        '.contact-bar',
        '.pager__pages',
      ])
        for (const part of await page.locator(gone).all())
          expect(await part.isVisible()).toBe(false);
      expect(await page.locator('footer .legal-lines').isVisible()).toBe(true);
      await page.emulateMedia({ media: 'screen' });
    },
  );
});
