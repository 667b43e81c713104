import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseBrusselsTime, toBrusselsTime } from '../../src/domain/format/brussels-time';
import { getFields } from '../../src/features/forms/kit/definition/form';
import { testimonialForm } from '../../src/features/testimonials/form';
import { getDocumentKey } from '../../src/platform/snapshot/manifest';
import { closeTestStores, openTestStores, runStaffSuccessfully } from '../scripts/staff/staff-tool';
import { answerField } from './answer-field';
import { findAxeViolations } from './axe';
import { bookFirstSlot } from './book-visit';
import { buildDeclinedConsentState, closeWindows, openBrowser } from './chromium';
import { addStaff, signInAtDesk } from './desk-session';
import type { OwnSite } from './own-site';
import { startOwnSite } from './own-site';
import { readQrCode } from './read-qr-code';

/** A day at the agency: what a visitor does on the public pages, and what staff do with it at the desk. */
const HOUSE = 84213;
const FLAT = 83190;
/** Hers alone, so that it can be looked for everywhere. */
const VISITOR = 'cato.vermeulen@voorbeeld.example';

let site: OwnSite;
let browser: Browser;
/** Staff in Dutch on a phone without script, in French on a computer; and a visitor. */
let desk: { nl: Page; fr: Page };
let visitor: Page;
beforeAll(async () => {
  site = await startOwnSite();
  await addStaff(site.state);
  browser = await openBrowser({ showsPictures: true });
  const storageState = buildDeclinedConsentState(site.origin);
  visitor = await browser.newPage({ storageState });
  desk = {
    nl: await browser.newPage({
      viewport: { width: 390, height: 844 },
      javaScriptEnabled: false,
    }),
    fr: await browser.newPage({ viewport: { width: 1280, height: 900 } }),
  };
  for (const language of ['nl', 'fr'] as const)
    await signInAtDesk(desk[language], site.origin, language);
});
afterAll(async () => {
  await closeWindows(browser);
  await closeTestStores();
  await site?.stop();
});

const open = (page: Page, path: string) => page.goto(site.origin + path);

/** The visitor's booked hour in Brussels time: YYYY-MM-DDTHH:MM. */
async function loadBookedTime(): Promise<string> {
  const { db } = await openTestStores(site.state);
  const row = await db
    .prepare(
      `SELECT starts FROM appointments JOIN slots ON slots.id = slot
       WHERE email = ? AND state = 'confirmed'`,
    )
    .bind(VISITOR)
    .first<{ starts: number }>();
  return toBrusselsTime(row?.starts ?? 0);
}

test('Saturday’s hours are set by a pattern, booked by a visitor, moved and printed', async () => {
  const page = desk.nl;
  await open(page, '/nl/desk/bezoeken/weekschema/');
  await page.selectOption('[name=property]', String(HOUSE));
  await page.selectOption('[name=weekday]', '6');
  await page.fill('[name=starts]', '10:00');
  await page.fill('[name=ends]', '11:00');
  await page.locator('button[value=add]').click();
  await page.getByText('van 10:00 tot 11:00').waitFor();

  await bookFirstSlot(
    site.origin,
    { page: visitor, language: 'nl', script: true, email: VISITOR },
    HOUSE,
  );
  const booked = await loadBookedTime();
  const day = booked.slice(0, 10);
  expect(new Date(parseBrusselsTime(`${day}T12:00`) ?? 0).getUTCDay()).toBe(6);
  expect(booked.slice(11)).toBe('10:00');

  await open(page, `/nl/desk/bezoeken/?day=${day}`);
  await page.getByRole('link', { name: '10:00' }).click();
  await page.getByText(VISITOR).waitFor();
  await page.locator('select[name=slot]').selectOption({ index: 1 });
  await page.locator('button[value=move]').click();
  await page.locator('button[value=move]').waitFor({ state: 'detached' });
  const moved = await loadBookedTime();
  expect(moved.slice(11)).toBe('10:30');

  const agenda = desk.fr;
  await open(agenda, `/fr/desk/visites/?view=week&day=${day}&property=${HOUSE}`);
  const box = async (text: string) =>
    (await agenda.locator('.desk-hour', { hasText: text }).first().boundingBox())?.y ?? 0;
  expect(await box('10 h 30')).toBeGreaterThan((await box('Peeters')) - 1);
  expect(await findAxeViolations(agenda)).toEqual([]);

  await open(page, `/nl/desk/?day=${moved.slice(0, 10)}`);
  await page.emulateMedia({ media: 'print' });
  for (const text of ['Peeters', '0470 00 12 31', `${HOUSE}`])
    expect(await page.getByText(text).first().isVisible()).toBe(true);
  expect(await page.locator('.desk-header').isVisible()).toBe(false);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page(?!s)/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });
});

test('a guestbook entry is approved, with how its writer is known, and shown', async () => {
  const comment = 'Van de eerste wandeling tot de akte: alles klopte.';
  await open(visitor, '/nl/gastenboek/schrijven/');
  const person = { language: 'nl', script: true, email: VISITOR } as const;
  for (const field of getFields(testimonialForm))
    await answerField(visitor, testimonialForm, field, person);
  await visitor.fill('[name=comment]', comment);
  await visitor.setInputFiles('[name=image]', {
    ...{ name: 'wij.png', mimeType: 'image/png' },
    buffer: await visitor.screenshot({ clip: { x: 0, y: 0, width: 200, height: 100 } }),
  });
  await visitor.locator('.form__buttons button').first().click();
  await visitor.waitForURL(/\/bedankt\//);

  const page = desk.fr;
  await open(page, '/fr/desk/livre-d-or/');
  await page.getByText(comment).waitFor();
  await page.locator('button[value=approved]').click();
  await page.locator('.field__error').waitFor();
  await page.locator('[name=knownBy][value=deal]').check();
  await dragOverPicture(page);
  expect(await page.locator('[name=shape]:checked').inputValue()).toBe('square');
  expect(await page.locator('[name=left]').inputValue()).toBe('25');
  expect(Number(await page.locator('[name=width]').inputValue())).toBeGreaterThan(40);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.locator('button[value=approved]').click();
  await page.waitForURL(/state=approved/);
  await page.getByText(comment).waitFor();
  await expect
    .poll(async () => (await fetch(`${site.origin}/nl/gastenboek/`)).text())
    .toContain(comment);
});

/** Drags over the middle half of the picture. */
async function dragOverPicture(page: Page): Promise<void> {
  const picture = page.locator('.desk-crop__original svg');
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  if (!box) throw new Error('the picture has no place');
  const at = (share: number) => [box.x + box.width * share, box.y + box.height * share] as const;
  await page.mouse.move(...at(0.25));
  await page.mouse.down();
  await page.mouse.move(...at(0.75), { steps: 4 });
  await page.mouse.up();
}

test('the key / leads to the search field, the arrows through the list of leads', async () => {
  const page = desk.fr;
  await open(page, '/fr/desk/demandes/?state=all');
  const leads = page.locator('.lead-row__who a');
  await leads.first().focus();
  await page.keyboard.press('ArrowDown');
  expect(await leads.nth(1).evaluate((lead) => lead === document.activeElement)).toBe(true);
  await page.keyboard.press('/');
  const field = page.locator('.desk-header__search input');
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type('Peeters/');
  expect(await field.inputValue()).toBe('Peeters/');
});

test.each([
  ['a card on one sheet of A4', 'card', [595, 842]],
  ['a poster on one sheet of A3', 'poster', [842, 1191]],
])('prints %s', async (_, kind, size) => {
  await open(desk.fr, `/fr/desk/offre/${HOUSE}/${kind}/`);
  const pdf = (await desk.fr.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/g)];
  expect(pdf.match(/\/Type\s*\/Page(?!s)/g)).toHaveLength(1);
  expect(boxes[0]?.slice(1).map((points) => Math.round(Number(points)))).toEqual(size);
});

test.each(['nl', 'fr'] as const)(
  'the code of a card leads to the property, in %s',
  async (language) => {
    const area = { nl: 'aanbod', fr: 'offre' }[language];
    for (const kind of ['card', 'poster']) {
      await open(desk[language], `/${language}/desk/${area}/${HOUSE}/${kind}/`);
      const picture = await desk[language].locator('.desk-sheet__code').screenshot();
      const { pathname } = new URL(await readQrCode(browser, picture));
      const response = await fetch(site.origin + pathname, { redirect: 'manual' });
      expect(response.status).toBe(200);
      const html = await response.text();
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toContain(`${HOUSE}`);
    }
  },
);

test('a person is exported and erased, and found nowhere afterwards', async () => {
  const page = desk.fr;
  expect(await dumpEverything()).toContain(VISITOR);
  await open(page, '/fr/desk/personnes/');
  await page.fill('[name=email]', VISITOR);
  await page.locator('button[value=find]').click();
  const download = page.waitForEvent('download');
  await page.locator('button[value=export]').click();
  const archive = await readFile(await (await download).path());
  expect(archive.toString('latin1')).toContain('data.json');
  await page.locator('button[value=erase]').click();
  await page.locator('.desk-note').waitFor();
  expect((await dumpEverything()).toLowerCase()).not.toContain(VISITOR);
  const { files } = await openTestStores(site.state);
  expect((await files.list()).objects.filter(({ key }) => key.includes('testimonial'))).toEqual([]);
});

/**
 * Everything that the site stored of its visitors: the rows of all tables with the outbox, and the texts of
 * all files but the snapshot's documents.
 */
async function dumpEverything(): Promise<string> {
  const { db, files } = await openTestStores(site.state);
  const { results: tables } = await db
    .prepare(
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
       AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'`,
    )
    .all<{ name: string }>();
  const parts: string[] = [];
  for (const { name } of tables)
    parts.push(JSON.stringify((await db.prepare(`SELECT * FROM "${name}"`).all()).results));
  const { objects } = await files.list();
  for (const { key } of objects.filter((object) => !object.key.startsWith(getDocumentKey(''))))
    parts.push(key, (await (await files.get(key))?.text()) ?? '');
  return parts.join('\n');
}

test('a wrong price is live until somebody rolls back, after being asked once', async () => {
  const file = join(site.snapshot, 'catalogue/properties.json');
  const records = JSON.parse(await readFile(file, 'utf8'));
  for (const record of records) if (record.ID === FLAT) record.Price = 4_980_000;
  await writeFile(file, JSON.stringify(records));
  await runStaffSuccessfully('snapshot', 'load', site.snapshot, '--persist-to', site.state);
  const readFlat = async () => (await fetch(`${site.origin}/property/${FLAT}/`)).text();
  await expect.poll(readFlat).toContain('4.980.000');

  const page = desk.nl;
  await open(page, '/nl/desk/aanbod/');
  await page.locator('a[href*="version="]').first().click();
  await page.locator('button[value=rollback]').click();
  await page.waitForURL(/\/aanbod\/$/);
  await expect.poll(readFlat).toContain('498.000');
});
