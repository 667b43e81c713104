import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findAxeViolations } from './axe';
import { signInAtDesk } from './desk-session';
import { serveOwnSite, startOfficeSite } from './own-site';
import { openWindow } from './windows';

/** The page with all drafts, beside the form in which they are typed. */
const site = serveOwnSite(startOfficeSite);

const MEMBER = '/nl/desk/website/team/2/';
const FRAME = '.desk-preview';

/** Opens a person at the desk; returns what is typed into and what the frame shows. */
async function openMember(page: Page) {
  await signInAtDesk(page, site.origin, 'nl');
  await page.goto(site.origin + MEMBER);
  const shown = page.frameLocator(FRAME);
  await shown.locator('main').waitFor();
  /** Types as a person does, so that the field keeps the focus. */
  const type = async (field: string, text: string) => {
    await page.locator(`[name="${field}"]`).click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  };
  const readFocus = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  return { shown, type, readFocus };
}

const WIDE = { viewport: { width: 1280, height: 900 }, person: 'staff' } as const;

test('the preview beside a form shows what is typed, in the language of its field, and leaves the focus there', async () => {
  const page = await openWindow(WIDE);
  const { shown, type, readFocus } = await openMember(page);
  const back = await page.evaluate(() => history.length);
  await type('role.nl', 'Schatter van hoeves');
  await shown.getByText('Schatter van hoeves').first().waitFor();
  expect(await readFocus()).toBe('role.nl');
  await type('role.fr', 'Expert en fermettes');
  await shown.locator(':root[lang=fr]').waitFor();
  await shown.getByText('Expert en fermettes').first().waitFor();
  expect(await readFocus()).toBe('role.fr');
  await type('phone', '086 21 00 99');
  await shown.getByText('086 21 00 99').first().waitFor();
  await shown.locator(':root[lang=fr]').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  // The back button leads to the page before this one, not to a page of the frame.
  expect(await page.evaluate(() => history.length)).toBe(back);
});

test('who is hidden is said to leave listings as soon as that is stored, and not once they are shown again', async () => {
  const page = await openWindow(WIDE);
  await openMember(page);
  const note = page.getByText('hebben deze persoon als contact');
  expect(await note.count()).toBe(0);
  await page.selectOption('[name=status]', { label: 'Verborgen' });
  await note.waitFor();
  await page.selectOption('[name=status]', { label: 'Zichtbaar' });
  await note.waitFor({ state: 'detached' });
});

test('what is typed, and a picture that is chosen, before the script has come is stored, shown and cut as after it', async () => {
  const page = await openWindow({ ...WIDE, showsPictures: true });
  await signInAtDesk(page, site.origin, 'nl');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    (url) => /\/desk-[^/]*\.js$/.test(url.pathname),
    async (route) => {
      await released;
      await route.continue();
    },
  );
  await page.goto(site.origin + MEMBER, { waitUntil: 'domcontentloaded' });
  await page.fill('[name="role.fr"]', 'Première parole');
  const form = page.locator('#picture-image');
  await form.locator('[type=file]').setInputFiles('data/media/team/joris-van-acker.webp');
  expect(await page.locator(FRAME).count()).toBe(0);
  release();
  await page.locator('[data-saved=saved]').waitFor();
  await form.locator('[data-crop] svg').waitFor();
  const shown = page.frameLocator(FRAME);
  await shown.locator(':root[lang=fr]').waitFor();
  await shown.getByText('Première parole').first().waitFor();
});

test.each([
  { what: 'an error of the server', fail: 'status' },
  { what: 'a line that dropped', fail: 'abort' },
] as const)('the preview shows what is typed after $what', async ({ fail }) => {
  const page = await openWindow(WIDE);
  const { shown, type } = await openMember(page);
  let failures = 0;
  await page.route(
    (url) => url.pathname.startsWith('/preview/') && url.pathname.endsWith('/ons-team/'),
    (route) => {
      failures++;
      return fail === 'abort' ? route.abort() : route.fulfill({ status: 500, body: '<p>500</p>' });
    },
    { times: 1 },
  );
  await type('role.nl', `Eerst, ${fail}`);
  await page.locator('[data-saved=saved]').waitFor();
  await expect.poll(() => failures).toBe(1);
  await type('role.nl', `Daarna, ${fail}`);
  await shown.getByText(`Daarna, ${fail}`).first().waitFor();
});

test('the preview shows what was typed while the line was down once it is back', async () => {
  const page = await openWindow(WIDE);
  const { shown, type } = await openMember(page);
  await page.context().setOffline(true);
  await type('role.nl', 'Getypt in de kelder');
  await page.locator('[data-saved=offline]').waitFor();
  await page.context().setOffline(false);
  await page.locator('[data-saved=saved]').waitFor();
  await shown.getByText('Getypt in de kelder').first().waitFor();
});

test('the preview of the popup opens what is drafted, each time, and leaves the focus in its field', async () => {
  const page = await openWindow(WIDE);
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(answer.url());
  });
  await signInAtDesk(page, site.origin, 'nl');
  await page.goto(`${site.origin}/nl/desk/website/popup/`);
  const popup = page.frameLocator(FRAME).locator('#popup');
  await page.check('[name=isPublished]');
  await page.fill('[name=delay]', '0');
  for (const title of ['Bezoekweekend in mei', 'Bezoekweekend in juni']) {
    await page.locator('[name="title.nl"]').click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(title);
    await popup.filter({ hasText: title }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
      'title.nl',
    );
  }
  await popup.locator('button').first().click();
  await popup.waitFor({ state: 'detached' });
  expect(refused).toEqual([]);
});

test('the preview is closed by its button and stays so; the form is as wide as the page then', async () => {
  const page = await openWindow(WIDE);
  await openMember(page);
  const button = page.locator('.desk-section__head [aria-pressed=true]');
  await button.click();
  await page.locator(FRAME).waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('.desk-section__head [aria-pressed=false]').waitFor();
  expect(await page.locator(FRAME).count()).toBe(0);
});

test.each([{ javaScriptEnabled: true }, { javaScriptEnabled: false }])(
  'a phone has no frame and a link to the preview, with script $javaScriptEnabled',
  async ({ javaScriptEnabled }) => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, javaScriptEnabled };
    const page = await openWindow({ ...phone, person: 'staff' });
    await signInAtDesk(page, site.origin, 'nl');
    await page.goto(site.origin + MEMBER);
    const role = `Schatter onderweg, ${javaScriptEnabled}`;
    await page.fill('[name="role.nl"]', role);
    if (javaScriptEnabled) await page.locator('[data-saved=saved]').waitFor();
    else await page.locator('#document [value=save]').click();
    expect(await page.locator(FRAME).count()).toBe(0);
    expect(await page.locator('.desk-section__head [aria-pressed]').count()).toBe(0);
    await page.locator('a[data-beside]').click();
    await page.getByText(role).first().waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/preview\/.*\/nl\/ons-team\/$/);
  },
);

test('in place of the preview of a new page that is not whole stands what it needs, with the way to its field', async () => {
  const page = await openWindow(WIDE);
  await signInAtDesk(page, site.origin, 'nl');
  await page.goto(`${site.origin}/nl/desk/website/paginas/`);
  const add = page.locator('form', { has: page.locator('[name=title]') });
  await add.locator('[name=title]').fill('Onze waarden');
  await add.getByRole('button').click();
  const shown = page.frameLocator(FRAME);
  await shown.locator('main').waitFor();
  await page.locator('[name="route.nl"]').fill('desk');
  await shown.getByRole('link', { name: 'Dit adres heeft een vaste pagina van de site' }).click();
  await page.waitForURL((url) => url.hash === '#document-route.nl');
  expect(page.frames().length).toBe(2);
  await page.locator(FRAME).waitFor();
  await page.locator('[name="route.nl"]').fill('waarden');
  await shown.getByRole('heading', { name: 'Onze waarden', level: 1 }).waitFor();
});
