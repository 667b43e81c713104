import { expect, test } from 'vitest';
import { makeMoves } from './counted-hand';
import { serveOwnSite, startOfficeSite } from './own-site';
import {
  enterField,
  fillArea,
  getArea,
  getEditor,
  getTool,
  openRichArticle,
  typeAnew,
} from './rich-field-page';

/** The editor of rich text by keyboard, in a narrow window, and where it does not come. */
const site = serveOwnSite(startOfficeSite);

test('the keyboard goes through the toolbar by arrows, and on by Tab', async () => {
  const page = await openRichArticle(site.origin, 'fr');
  await page.locator('[name="intro.fr"]').focus();
  await page.locator('[data-field="intro.fr"] .rich__text').waitFor();
  await page.locator('[name="body.fr"]').focus();
  await getEditor(page, 'fr').waitFor();
  await expect
    .poll(() => getEditor(page, 'fr').evaluate((box) => box === document.activeElement))
    .toBe(true);
  const readTool = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.tool);
  await page.keyboard.press('Shift+Tab');
  expect(await readTool()).toBe('undo');
  await page.keyboard.press('ArrowRight');
  expect(await readTool()).toBe('redo');
  await page.keyboard.press('End');
  expect(await readTool()).toBe('plain');
  await page.keyboard.press('Tab');
  expect(await getEditor(page, 'fr').evaluate((box) => box === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('.rich'))).toBe(null);
  // The slash belongs to the text, not to the search of the desk.
  await getEditor(page, 'fr').click();
  await page.keyboard.type('a/b');
  expect(await getArea(page, 'fr').inputValue()).toContain('a/b');
});

test('what is typed is undone and done again by buttons', async () => {
  const page = await openRichArticle(site.origin, 'nl');
  const area = getArea(page, 'nl');
  const before = await area.inputValue();
  await enterField(page, 'nl');
  const [undo, redo] = [getTool(page, 'nl', 'undo'), getTool(page, 'nl', 'redo')];
  expect(await undo.getAttribute('aria-disabled')).toBe('true');
  await typeAnew(page, 'Anders');
  await undo.click();
  while ((await undo.getAttribute('aria-disabled')) === 'false') await undo.click();
  expect(await area.inputValue()).toBe(before);
  while ((await redo.getAttribute('aria-disabled')) === 'false') await redo.click();
  expect(await area.inputValue()).toBe('Anders');
  await page.locator('[data-saved=saved]').waitFor();
});

test('letters that are composed, by a dead key or from signs, are written once', async () => {
  const page = await openRichArticle(site.origin, 'fr');
  await enterField(page, 'fr');
  await typeAnew(page, 'Caf');
  const keys = await page.context().newCDPSession(page);
  for (const [signs, text] of [
    ['´', 'é'],
    ['にほ', '日本'],
  ] as const) {
    const [selectionStart, selectionEnd] = [signs.length, signs.length];
    await keys.send('Input.imeSetComposition', { text: signs, selectionStart, selectionEnd });
    await getEditor(page, 'fr').filter({ hasText: signs }).waitFor();
    await keys.send('Input.insertText', { text });
    await getEditor(page, 'fr').filter({ hasText: text }).waitFor();
  }
  await page.keyboard.type('!');
  expect(await getArea(page, 'fr').inputValue()).toBe('Café日本!');
  await page.locator('[data-saved=saved]').waitFor();
});

test('its styles are asked for beside its script, when a field is entered and not before, and nothing else', async () => {
  const page = await openRichArticle(site.origin, 'fr');
  await page.locator('.desk-preview').waitFor();
  const asked: string[] = [];
  // A script that does not come asks for nothing.
  await page.route(/\/assets\/rich-[^/]+\.js/, (route) => route.abort('connectionreset'));
  page.on('request', (request) => {
    if (request.frame() === page.mainFrame()) asked.push(new URL(request.url()).pathname);
  });
  await getArea(page, 'fr').click();
  const listKinds = () => asked.map((path) => path.replace(/-[\w-]{6}\./, '.')).toSorted();
  await expect.poll(listKinds).toEqual(['/assets/rich.css', '/assets/rich.js']);
});

test('it fits a window of 320 pixels, and shows in forced colours what is on', async () => {
  const page = await openRichArticle(site.origin, 'nl', {
    ...{ viewport: { width: 320, height: 640 }, forcedColors: 'active' },
  });
  await enterField(page, 'nl');
  await page.keyboard.press('ControlOrMeta+a');
  await getTool(page, 'nl', 'bold').click();
  const [on, off] = await Promise.all(
    ['bold', 'italic'].map((name) =>
      getTool(page, 'nl', name).evaluate((tool) => getComputedStyle(tool).backgroundColor),
    ),
  );
  expect(on).not.toBe(off);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const sizes = await page
    .locator('[data-field="body.nl"] .rich__tool')
    .evaluateAll((tools) =>
      tools
        .map((tool) => tool.getBoundingClientRect())
        .map(({ width, height }) => Math.min(width, height)),
    );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
});

test('HTML that the set cannot hold, a lost script and no script leave the text area', async () => {
  const page = await openRichArticle(site.origin, 'fr');
  await fillArea(page, 'fr', '<table><tr><td>1</td></tr></table>');
  await page.locator('[data-saved=saved]').waitFor();
  await page.reload();
  await page.locator('[name="intro.fr"]').click();
  await page.locator('[data-field="intro.fr"] .rich__text').waitFor();
  await getArea(page, 'fr').click();
  expect(await getArea(page, 'fr').isVisible()).toBe(true);

  const lost = await openRichArticle(site.origin, 'nl');
  await lost.route(/\/assets\/rich-[^/]+\.js/, (route) => route.abort('connectionreset'));
  await lost.reload();
  const failed = lost.waitForEvent('requestfailed');
  await getArea(lost, 'nl').click();
  await failed;
  await getArea(lost, 'nl').fill('Zonder **editor**');
  await lost.locator('[data-saved=saved]').waitFor();
  expect(await getArea(lost, 'nl').isVisible()).toBe(true);

  const bare = await openRichArticle(site.origin, 'nl', { javaScriptEnabled: false });
  await getArea(bare, 'nl').fill('Zonder *script*');
  await makeMoves(bare, [{ press: '#document [value=save]' }]);
  expect(await getArea(bare, 'nl').inputValue()).toBe('Zonder *script*');
});
