import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { parseBrusselsTime, toBrusselsTime } from '../../src/domain/format/brussels-time';
import { formatNumber } from '../../src/domain/format/number';
import { openTestStores, runStaffSuccessfully } from '../scripts/staff/staff-tool';
import { findAxeViolations } from './axe';
import { bookFirstSlot } from './book-visit';
import { CHOOSE_PART } from './crop-picture';
import { addDemoAccounts } from './demo-accounts';
import { signInAtDesk } from './desk-session';
import { STORIES } from './desk-stories';
import { dumpEverything } from './dump-everything';
import { serveOwnSite, startOwnSite } from './own-site';
import { openWindow } from './windows';
import { writeEntry } from './write-entry';

/** The property that is loaded with a wrong price. */
const FLAT = 83190;

let desk: { nl: Page; fr: Page };
let visitor: Page;
const site = serveOwnSite(async () => {
  const office = await startOwnSite();
  await addDemoAccounts(office.db);
  visitor = await openWindow({ showsPictures: true });
  desk = {
    nl: await openWindow({
      showsPictures: true,
      viewport: { width: 390, height: 844 },
      javaScriptEnabled: false,
    }),
    fr: await openWindow({
      showsPictures: true,
      person: 'staff',
      viewport: { width: 1280, height: 900 },
    }),
  };
  for (const language of ['nl', 'fr'] as const)
    await signInAtDesk(desk[language], office.origin, language);
  return office;
});

const open = (page: Page, path: string) => page.goto(site.origin + path);

/** The visitor's booked hour in Brussels time: YYYY-MM-DDTHH:MM. */
async function loadBookedTime(email: string): Promise<string> {
  const row = await site.db
    .prepare(
      `SELECT starts_at AS startsAt FROM visits JOIN slots ON slots.id = slot
       WHERE email = ? AND state = 'confirmed'`,
    )
    .bind(email)
    .first<{ startsAt: number }>();
  return toBrusselsTime(row?.startsAt ?? 0);
}

describe.each(STORIES)('in $language', (story) => {
  const { language, house, email, paths } = story;

  test('Saturday’s hours are set by a pattern, booked by a visitor, moved and printed', async () => {
    const page = desk[language];
    await open(page, paths.pattern);
    await page.selectOption('[name=property]', String(house));
    await page.selectOption('[name=weekday]', '6');
    await page.fill('[name=starts]', '10:00');
    await page.fill('[name=ends]', '11:00');
    await page.locator('button[value=add]').click();
    const hours = page.locator('.pattern-property-hours', { hasText: `${house}` });
    await hours.getByText(story.hours).waitFor();

    await bookFirstSlot(site.origin, { page: visitor, language, script: true, email }, house);
    const booked = await loadBookedTime(email);
    const day = booked.slice(0, 10);
    expect(new Date(parseBrusselsTime(`${day}T12:00`) ?? 0).getUTCDay()).toBe(6);
    expect(booked.slice(11)).toBe('10:00');

    await open(page, `${paths.agenda}?day=${day}`);
    await page.getByRole('link', { name: story.hour }).first().click();
    await page.getByText(email).first().waitFor();
    await page.locator('select[name=slot]').selectOption({ index: 1 });
    await page.locator('button[value=move]').click();
    await page.locator('button[value=move]').waitFor({ state: 'detached' });
    const moved = await loadBookedTime(email);
    expect(moved.slice(11)).toBe('10:30');
    if (language === 'fr') await expectWeekInGrid(page, `${paths.agenda}?day=${day}`, house);

    await open(page, `/${language}/desk/?day=${moved.slice(0, 10)}`);
    await page.emulateMedia({ media: 'print' });
    for (const text of ['Peeters', '0470 00 12 31', `${house}`])
      expect(await page.getByText(text).filter({ visible: true }).count()).toBeGreaterThan(0);
    expect(await page.locator('.desk-header').isVisible()).toBe(false);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page(?!s)/g)).toHaveLength(1);
    await page.emulateMedia({ media: null });
  });

  test('a guestbook entry is approved, with how its writer is known, and shown', async () => {
    const { comment } = story;
    await writeEntry(visitor, site.origin, story, comment);

    const page = desk[language];
    await open(page, paths.entries);
    await page.getByText(comment).waitFor();
    await page.locator('button[value=approved]').click();
    await page.locator('.field__error').waitFor();
    await page.locator('[name=knownBy][value=deal]').check();
    await CHOOSE_PART[language](page);
    await page.locator('button[value=approved]').click();
    await page.waitForURL(/state=approved/);
    await page.getByText(comment).waitFor();
    await expect
      .poll(async () => (await fetch(site.origin + story.guestbook)).text())
      .toContain(comment);
  });

  if (language === 'fr')
    test('the key / leads to the search field, the arrows through the list of leads', async () => {
      for (const words of ['Un mot.', 'Encore un mot.'])
        await writeEntry(visitor, site.origin, story, words);
      await expectKeys(desk.fr);
    });

  test('a person is exported and erased, and found nowhere afterwards', async () => {
    const page = desk[language];
    await writeEntry(visitor, site.origin, story, 'Wat hier staat, verdwijnt.');
    expect(await dumpEverything(site.state)).toContain(email);
    await open(page, paths.people);
    await page.fill('[name=who]', email);
    await page.locator('button[value=find]').first().click();
    const download = page.waitForEvent('download');
    await page.locator('button[value=export]').click();
    const archive = await readFile(await (await download).path());
    expect(archive.toString('latin1')).toContain('data.json');
    await page.locator('button[value=erase]').click();
    await page.fill('[name=typed]', email);
    await page.locator('button[value=erase]').click();
    await page.locator('.desk-note').waitFor();
    expect((await dumpEverything(site.state)).toLowerCase()).not.toContain(email);
    const { files } = await openTestStores(site.state);
    const left = (await files.list()).objects.filter(({ key }) => key.includes('testimonial'));
    expect(left).toEqual([]);
  });

  test('a wrong price is live until somebody rolls back, after being asked once', async () => {
    const readFlat = async () => (await fetch(`${site.origin}/property/${FLAT}/`)).text();
    const before = (await fetch(`${site.origin}/nl/`)).headers.get('X-Snapshot');
    expect(before).toMatch(/^\w+$/);
    const file = join(site.snapshot, 'catalogue/properties.json');
    const records = JSON.parse(await readFile(file, 'utf8'));
    for (const record of records) if (record.ID === FLAT) record.Price = story.price;
    await writeFile(file, JSON.stringify(records));
    await runStaffSuccessfully('snapshot', 'load', site.snapshot, '--persist-to', site.state);
    await expect.poll(readFlat).toContain(formatNumber(story.price));

    const page = desk[language];
    await open(page, paths.catalogue);
    await page.locator(`a[href*="version=${before}"]`).click();
    await page.locator('button[value=rollback]').click();
    await page.waitForURL(site.origin + paths.catalogue);
    await expect.poll(readFlat).toContain('498.000');
  });
});

/** Presses the keys of the list of leads: / for the search field, the arrows from lead to lead. */
async function expectKeys(page: Page): Promise<void> {
  await open(page, '/fr/desk/demandes/?state=all');
  const leads = page.locator('.lead-row__who a');
  await leads.first().focus();
  await page.keyboard.press('ArrowDown');
  expect(await leads.nth(1).evaluate((lead) => lead === document.activeElement)).toBe(true);
  await page.keyboard.press('/');
  const field = page.locator('.desk-header__search [name=q]');
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type('Peeters/');
  expect(await field.inputValue()).toBe('Peeters/');
}

/** In a wide window the week of a house is a grid, in which a later hour stands lower. */
async function expectWeekInGrid(page: Page, path: string, house: number): Promise<void> {
  await open(page, `${path}&view=week&property=${house}`);
  const getTop = async (text: string) =>
    (await page.locator('.desk-slot', { hasText: text }).first().boundingBox())?.y ?? 0;
  expect(await getTop('10 h 30')).toBeGreaterThan((await getTop('Peeters')) - 1);
  expect(await findAxeViolations(page)).toEqual([]);
}
