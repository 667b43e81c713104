import { describe, expect, test } from 'vitest';
import { findAxeViolations } from './axe';
import { makeMoves } from './counted-hand';
import { serveOwnSite, startOfficeSite } from './own-site';
import {
  enterField,
  fillArea,
  getArea,
  getEditor,
  getTool,
  listRefused,
  openRichArticle,
  pasteHtml,
  RICH_DESKS,
  typeAnew,
} from './rich-field-page';
import { openWindow } from './windows';

/** The editor of rich text: what staff type in it is what visitors see, and the text area stays the field. */
const site = serveOwnSite(startOfficeSite);

/** How the line at the foot and the field tell of a clash. */
const CLASH = {
  nl: { line: /elders/, field: 'door uzelf in een ander venster' },
  fr: { line: /ailleurs/, field: 'par vous-même dans une autre fenêtre' },
};

describe.each(['nl', 'fr'] as const)('in %s', (language) => {
  test('a heading, a list, bold words and a link are written, published and seen', async () => {
    const page = await openRichArticle(site.origin, language);
    const area = getArea(page, language);
    await enterField(page, language);
    await typeAnew(page, 'Kort');
    await getTool(page, language, 'heading').click();
    expect(await getTool(page, language, 'heading').getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Een ');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type('vet');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type(' woord, ');
    await page.keyboard.type('hier');
    for (const _ of 'hier') await page.keyboard.press('Shift+ArrowLeft');
    await getTool(page, language, 'link').click();
    const address = page.locator(`[data-field="body.${language}"] .rich__link input`);
    await address.fill('javascript:alert(1)');
    await address.press('Enter');
    await page.locator('.rich__link .rich__error').waitFor();
    await address.fill('/contact/');
    await address.press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await getTool(page, language, 'bullets').click();
    await page.keyboard.type('een');
    await page.keyboard.press('Enter');
    await page.keyboard.type('twee');
    expect(await area.inputValue()).toBe(
      '## Kort\n\nEen **vet** woord, [hier](/contact/)\n\n- een\n- twee',
    );
    await page.locator('[data-saved=saved]').waitFor();
    expect(await findAxeViolations(page, `[data-field="body.${language}"]`)).toEqual([]);
    expect(await listRefused(page)).toEqual([]);

    await page.goto(site.origin + RICH_DESKS[language].publish);
    await makeMoves(page, [{ press: '[value=publish]' }]);
    await page.locator('.desk-note[role=status]').waitFor();
    const visitor = await openWindow();
    await visitor.goto(site.origin + RICH_DESKS[language].seenAt);
    const shown = visitor.locator('main');
    await shown.locator('h2', { hasText: 'Kort' }).waitFor();
    await shown.locator('strong', { hasText: /^vet$/ }).waitFor();
    await shown.locator(`a[href="/${language}/contact/"]`, { hasText: 'hier' }).waitFor();
    expect(await shown.locator('li', { hasText: /^(een|twee)$/ }).count()).toBe(2);
  });

  test('entering and leaving changes nothing; undoing all gives back what was typed', async () => {
    const page = await openRichArticle(site.origin, language);
    for (const path of ['801', '804', '806']) {
      await page.goto(site.origin + RICH_DESKS[language].article.replace('802', path));
      const before = await getArea(page, language).inputValue();
      await enterField(page, language);
      await page.keyboard.press('Escape');
      expect(
        await getEditor(page, language).evaluate((box) => box === document.activeElement),
      ).toBe(false);
      expect(await getArea(page, language).inputValue()).toBe(before);
      await getEditor(page, language).click();
      await page.keyboard.type('x');
      expect(await getArea(page, language).inputValue()).not.toBe(before);
      await page.keyboard.press('ControlOrMeta+z');
      expect(await getArea(page, language).inputValue()).toBe(before);
    }
  });

  test('of hostile HTML the words are pasted; nothing in it acts, nothing is refused', async () => {
    const page = await openRichArticle(site.origin, language);
    await enterField(page, language);
    await typeAnew(page, '');
    await pasteHtml(
      page,
      language,
      '<h1 onclick="alert(1)">Kop</h1><p style="color:red">Een <b>vet</b> <img src=x onerror=alert(1)>' +
        '<script>alert(1)</script><a href="javascript:alert(1)">woord</a></p><svg><script>alert(1)</script></svg>' +
        '<iframe srcdoc="<script>alert(1)</script>"></iframe><ul><li><p>punt</p></li></ul>',
    );
    expect(await getArea(page, language).inputValue()).toBe(
      '## Kop\n\nEen **vet** woord\n\n- punt',
    );
    expect(
      await getEditor(page, language)
        .locator('img, script, svg, iframe, [style], [onclick]')
        .count(),
    ).toBe(0);
    expect(await listRefused(page)).toEqual([]);
  });

  test('of two who write the same text the second sees both, loses nothing, and chooses', async () => {
    const [first, second] = [
      await openRichArticle(site.origin, language, { person: 'colleague' }),
      await openRichArticle(site.origin, language),
    ];
    // An article that no test before it was still storing.
    const article = site.origin + RICH_DESKS[language].article.replace('802', '807');
    for (const page of [first, second]) await page.goto(article);
    const [one, other] = [`Van Luc, ${language}`, `Van een collega, ${language}`];
    await fillArea(first, language, one);
    await first.locator('[data-saved=saved]').waitFor();
    const editor = await enterField(second, language);
    await typeAnew(second, other);
    await second.locator('[data-saved=clash]', { hasText: CLASH[language].line }).waitFor();
    const error = second.locator(`[data-field="body.${language}"] .field__error`);
    await error.filter({ hasText: CLASH[language].field }).filter({ hasText: one }).waitFor();
    expect(await editor.getAttribute('aria-invalid')).toBe('true');
    expect(await editor.textContent()).toBe(other);
    expect(await findAxeViolations(second, `[data-field="body.${language}"]`)).toEqual([]);
    await makeMoves(second, [{ press: '#document [value=save]' }]);
    await second.locator('.desk-note[role=status]').waitFor();
    expect(await getArea(second, language).inputValue()).toBe(other);
  });

  test('who wants plain text has the text area, also in the next field', async () => {
    const page = await openRichArticle(site.origin, language);
    await enterField(page, language);
    await getTool(page, language, 'plain').click();
    await getArea(page, language).fill('Een *schuin* woord');
    await page.locator(`[name="intro.${language}"]`).click();
    await page.locator(`[data-field="intro.${language}"] [data-tool=formatted]`).waitFor();
    expect(await page.locator(`[name="intro.${language}"]`).isVisible()).toBe(true);
    await getTool(page, language, 'formatted').click();
    await getEditor(page, language).locator('em', { hasText: 'schuin' }).waitFor();
  });
});
