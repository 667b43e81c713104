import { expect, inject, test } from 'vitest';
import { findAxeViolations } from './axe';
import { measureOverflow } from './page-fit';
import { openWindow } from './windows';

const STORIES = [
  {
    ...{ path: '/nl/', text: 'huis met zwmbad, 3 slaapkmers, goedkoop', width: 1280, script: true },
    ...{
      title: 'Huizen met minstens 3 slaapkamers, met zwembad',
      pool: 'Filter Zwembad verwijderen',
      left: 'Huizen met minstens 3 slaapkamers',
    },
  },
  {
    path: '/fr/',
    text: `maison avec pisine pas chère ${'w'.repeat(100)}`,
    ...{ width: 390, script: false },
    ...{
      title: 'Maisons avec piscine',
      pool: 'Retirer le filtre Piscine',
      left: 'Maisons',
    },
  },
];

test.each(STORIES)(
  'by the keyboard, $width wide, with script: $script, a misspelt question is understood and loosened',
  async ({ path, text, width, script, title, pool, left }) => {
    const page = await openWindow({
      viewport: { width, height: 900 },
      javaScriptEnabled: script,
    });
    await page.goto(inject('origin') + path);
    await page.locator('main [type=search]').first().focus();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    expect(await measureOverflow(page)).toBe(0);
    // What was not understood has a frame as wide as its link, so that it begins where the others do.
    const frame = await page
      .locator('.chip--unread')
      .first()
      .evaluate((chip) => {
        const { left: start, right: end, borderTopStyle } = getComputedStyle(chip, '::before');
        return [start, end, borderTopStyle];
      });
    expect(frame).toEqual(['0px', '0px', 'dashed']);
    if (script) expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: pool }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => !url.search.includes('pool='));
    await page.getByRole('heading', { name: left, level: 1 }).waitFor();
  },
);
