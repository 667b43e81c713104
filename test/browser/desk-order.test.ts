import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findAxeViolations } from './axe';
import { signInAtDesk } from './desk-session';
import { serveOwnSite, startOfficeSite } from './own-site';
import { swipe } from './swipe';
import { openWindow } from './windows';

/** What the office puts in order: blocks, columns, pictures, people, entries of the menu. */
const site = serveOwnSite(startOfficeSite);

const LISTS = [
  { name: 'blocks of a page', path: '/fr/desk/site/pages/1/', list: '#modules [data-rows]' },
  {
    name: 'columns of the footer',
    path: '/fr/desk/site/apparence/',
    list: '#items div:last-of-type > [data-rows]',
  },
  { name: 'pictures of a listing', path: '/fr/desk/offre/84213/', list: '#pictures [data-rows]' },
  { name: 'people', path: '/fr/desk/site/equipe/', list: '[data-rows]' },
  { name: 'entries of the menu', path: '/fr/desk/site/pages/', list: '[data-rows]' },
] as const;

/** Names the rows of a list in their order, by a picture, a link or words, without the number that some show. */
const readRows = (list: Locator) =>
  list.locator(':scope > li').evaluateAll((rows) =>
    rows.map((row) => {
      const words = row.querySelector('.desk-line > span');
      const name = words?.querySelector('a')?.textContent ?? words?.firstChild?.textContent ?? '';
      return row.querySelector('img')?.getAttribute('src') ?? name.replace(/^\d+\D\s*/, '');
    }),
  );

const findMiddle = async (target: Locator): Promise<[number, number]> => {
  const box = await target.boundingBox();
  if (!box) throw new Error('it has no place');
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** Ways to move the first row of a list to the third place. */
const WAYS: Readonly<Record<string, (page: Page, list: Locator) => Promise<void>>> = {
  async mouse(page, list) {
    await page.mouse.move(...(await findMiddle(list.locator('.desk-drag').first())));
    await page.mouse.down();
    const [x, y] = await findMiddle(list.locator(':scope > li').nth(2));
    await page.mouse.move(x, y + 4, { steps: 6 });
    await page.mouse.up();
  },
  async finger(page, list) {
    const [x, y] = await findMiddle(list.locator(':scope > li').nth(2));
    await swipe(page, await findMiddle(list.locator('.desk-drag').first()), [x, y + 4]);
  },
  async keys(page, list) {
    await list.locator('.desk-drag').first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.locator('[role=status]', { hasText: 'Place 3 sur' }).waitFor();
    await page.keyboard.press('Enter');
  },
};

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

test.each(Object.keys(WAYS))(
  'the first row of each list is dragged to the third place by %s',
  async (way) => {
    const page = await openWindow({ ...PHONE, person: 'staff' });
    await signInAtDesk(page, site.origin, 'fr');
    for (const { name, path, list: selector } of LISTS) {
      await page.goto(site.origin + path);
      const list = page.locator(selector).first();
      await list.locator('.desk-drag').first().waitFor();
      await list.evaluate((rows) => rows.scrollIntoView({ block: 'start' }));
      // The bar of the desk stays at the top.
      await page.evaluate(() => scrollBy(0, -80));
      const [first = '', second = '', third = '', ...rest] = await readRows(list);
      if (way === 'keys') expect([name, await findAxeViolations(page)]).toEqual([name, []]);
      await Promise.all([page.waitForEvent('load'), WAYS[way]?.(page, list)]);
      expect([name, await readRows(page.locator(selector).first())]).toEqual([
        name,
        [second, third, first, ...rest],
      ]);
      // Who moved it goes on from it, and hears where it stands.
      await page.locator('[role=status]', { hasText: 'Place 3 sur' }).waitFor();
      const handle = page.locator(selector).first().locator(':scope > li').nth(2);
      expect([name, await handle.locator('.desk-drag:focus').count()]).toEqual([name, 1]);
    }
  },
  120_000,
);

test('a drag that is given up changes nothing, and without script buttons move a row', async () => {
  const page = await openWindow({ ...PHONE, person: 'staff' });
  await signInAtDesk(page, site.origin, 'fr');
  await page.goto(`${site.origin}/fr/desk/site/equipe/`);
  const list = page.locator('[data-rows]');
  const handle = list.locator('.desk-drag').first();
  await handle.focus();
  const before = await readRows(list);
  for (const key of ['ArrowDown', 'Escape']) await page.keyboard.press(key);
  expect(await readRows(list)).toEqual(before);
  expect(await handle.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowDown');
  expect(await readRows(list)).not.toEqual(before);
  await page.keyboard.press('Tab');
  expect(await readRows(list)).toEqual(before);

  const plain = await openWindow({ ...PHONE, person: 'staff', javaScriptEnabled: false });
  await signInAtDesk(plain, site.origin, 'fr');
  await plain.goto(`${site.origin}/fr/desk/site/equipe/`);
  const rows = plain.locator('[data-rows]');
  await rows.locator('[value=record-down]').first().click();
  await plain.locator('.desk-note[role=status]').waitFor();
  const [first, second, ...rest] = before;
  expect(await readRows(rows)).toEqual([second, first, ...rest]);
});
