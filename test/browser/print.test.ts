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

/** The pages of the listings with the most and the least to say, of other kinds, and of a project. */
async function findExtremePages(): Promise<Record<string, string>> {
  const read = async (file: string) =>
    JSON.parse(await readFile(`data/catalogue/${file}.json`, 'utf8'));
  const details: { ID: number; language: string; Description?: string }[] =
    await read('property-details');
  const summaries: { ID: number; WebID: number }[] = await read('properties');
  const byLength = details
    .filter(({ language }) => language === 'fr')
    .sort((a, b) => (a.Description?.length ?? 0) - (b.Description?.length ?? 0));
  const findKind = (kind: number) => summaries.findLast(({ WebID }) => WebID === kind)?.ID;
  return {
    'the shortest': `/property/${byLength[0]?.ID}/`,
    'the longest': `/property/${byLength.at(-1)?.ID}/`,
    'a plot': `/property/${findKind(4)}/`,
    'a business': `/property/${findKind(6)}/`,
    'a project': '/project/12/',
  };
}

describe('an offer on paper', () => {
  test.each([
    ['the shortest', 'nl'],
    ['the longest', 'fr'],
    ['a plot', 'nl'],
    ['a business', 'fr'],
    ['a project', 'nl'],
  ])('is a brochure of two sheets: %s in %s', async (which, language) => {
    const path = (await findExtremePages())[which] ?? '';
    expect(await countPrintedSheets(await findLanguageAddress(path, language))).toBe(2);
  });

  test('a comparison begins below its title with whole groups, and a visit pack has a sheet for each home', async () => {
    const origin = inject('origin');
    const four = '?ids=84213,84155,84236,84229';
    expect(await countPrintedSheets(`${origin}/nl/vergelijken/${four}`)).toBe(5);
    expect(await countPrintedSheets(`${origin}/nl/bezoekpakket/${four}`)).toBe(4);
  });

  test.each(['/property/84213/', '/project/12/'])(
    '%s leaves nothing out below the foot of a sheet but facts that have no room, and shows its pictures, its legal lines and a code to its canonical address',
    async (path) => {
      await page.goto(inject('origin') + path);
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
    },
  );

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
